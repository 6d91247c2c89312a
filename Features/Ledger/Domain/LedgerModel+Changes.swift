import Phrases
import RIBs
import Storage
import Store

/// Changes of the ledger, one after another.
extension LedgerModel {
  func perform(_ command: LedgerCommand) async throws(LedgerError) -> LedgerOutcome {
    let time = now()
    do throws(LedgerError) {
      return try await change(command.work) { [writer] db, work throws(LedgerError) in
        let outcome = try await db.perform(command, at: time, work)
        writer.update { $0.own = outcome.command }
        return outcome
      } hasChanged: {
        !$0.changes.isEmpty
      }
    } catch {
      // The next try begins with those that are there.
      if error == .settingsChanged { try? await readSettings() }
      throw error
    }
  }

  func undo() async throws(LedgerError) -> Phrase? {
    try await replay(.undoing) { db, work throws(LedgerError) in try await db.undo(work) }
  }

  func redo() async throws(LedgerError) -> Phrase? {
    try await replay(.redoing) { db, work throws(LedgerError) in try await db.redo(work) }
  }

  private func replay(
    _ kind: LedgerWork.Kind,
    _ replay:
      @escaping @MainActor (any LedgerRepository, LongWork) async throws(LedgerError) -> Phrase?
  ) async throws(LedgerError) -> Phrase? {
    do throws(LedgerError) {
      return try await change(kind, replay) { $0 != nil }
    } catch {
      // Others have changed what is shown, and the command is forgotten.
      if error == .undoOverChange {
        try? await readSettings()
        sync()
      }
      throw error
    }
  }

  /// Changes the ledger, one change after another, and has every screen read it again.
  ///
  /// A change that was begun ends even if the task that asked for it is cancelled.
  private func change<Value: Sendable>(
    _ kind: LedgerWork.Kind,
    _ change:
      @escaping @MainActor (any LedgerRepository, LongWork) async throws(LedgerError) -> Value,
    hasChanged: @escaping @MainActor (Value) -> Bool
  ) async throws(LedgerError) -> Value {
    try await changes.runToEnd { [self] () throws(LedgerError) in
      changeCount += 1
      let work = LongWork { [weak self, changeCount] in self?.show(kind, $0, of: changeCount) }
      current = work
      defer {
        current = nil
        if writer.value.work != nil { writer.update { $0.work = nil } }
      }
      let value = try await served { () throws(LedgerError) in
        guard !isDamaged() else { throw .storage(.damaged) }
        return try await change(db, work)
      }
      guard hasChanged(value) else { return value }
      // The change is made, whether or not it can be read; screens read again after it.
      try? await readSettings()
      sync()
      return value
    }
  }

  /// Shows how far the change is that is under way.
  private func show(_ kind: LedgerWork.Kind, _ permil: Int, of change: Int) {
    // What was told last may come when the change has ended.
    if current != nil, change == changeCount {
      writer.update { $0.work = LedgerWork(kind, permil: permil) }
    }
  }

  /// Cancels the change that is under way, which then changes nothing.
  func cancel() { current?.cancel() }
}
