import Editing
import Phrases

/// Makes a change that is known once it was made: undoing applies its reverse, redoing applies it.
@MainActor final class LedgerCommand: UndoableCommand {
  typealias Make = @MainActor (any LedgerRepository) async throws(LedgerError) -> LedgerChange

  /// Nil until the command was performed.
  private(set) var change: LedgerChange?
  private let model: LedgerModel
  private let name: (_ count: Int) -> Phrase
  private let make: Make

  /// - Parameters:
  ///   - model: The ledger.
  ///   - name: Returns the title for so many rows.
  ///   - make: Makes the change for the first time, wholly or not at all.
  init(in model: LedgerModel, name: @escaping (_ count: Int) -> Phrase, make: @escaping Make) {
    self.model = model
    self.name = name
    self.make = make
  }

  var title: Phrase { name(change?.count ?? 0) }

  func perform() async throws(LedgerError) {
    if let change {
      try await apply(change)
    } else {
      change = try await model.change(make)
    }
  }

  func undo() async throws(LedgerError) {
    if let change { try await apply(change.reversed) }
  }

  /// Rows that were changed elsewhere stay as they are.
  func canBeRetried(after failure: LedgerError) -> Bool { failure != .undoOverChange }

  private func apply(_ change: LedgerChange) async throws(LedgerError) {
    try await model.change { db throws(LedgerError) in try await db.apply(change) }
  }
}
