public import Editing

/// Puts rows into a category, and returns how many were in another one.
///
/// An Action that can be undone.
public typealias CategoriseEntries =
  @MainActor (LedgerTarget, LedgerCategory) async throws(LedgerError) -> Int

@MainActor
public func makeCategoriseEntries(
  _ model: LedgerModel, history: CommandHistory<LedgerError>
) -> CategoriseEntries {
  { target, category throws(LedgerError) in
    try await mark(target, .category(category), in: model, history)
  }
}

/// Returns how many rows it has changed.
@MainActor
func mark(
  _ target: LedgerTarget, _ marking: LedgerMarking, in model: LedgerModel,
  _ history: CommandHistory<LedgerError>
) async throws(LedgerError) -> Int {
  guard !target.isEmpty else { return 0 }
  let command = MarkCommand(target, marking, in: model)
  do throws(LedgerError) {
    try await history.perform(command)
  } catch {
    guard error == .unchanged else { throw error }
    return 0
  }
  return command.edits?.count ?? 0
}
