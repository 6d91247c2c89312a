public import Editing

/// Writes a note to rows, or takes it away where it is empty; returns how many it has changed.
///
/// An Action that can be undone.
public typealias NoteEntries =
  @MainActor (LedgerTarget, _ note: String) async throws(LedgerError) -> Int

@MainActor
public func makeNoteEntries(
  _ model: LedgerModel, history: CommandHistory<LedgerError>
) -> NoteEntries {
  { target, note throws(LedgerError) in
    try await mark(target, .note(EntryText.normalised(note)), in: model, history)
  }
}
