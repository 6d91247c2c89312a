import Editing
import Phrases

/// Writes an entry by hand.
@MainActor final class AddCommand: UndoableCommand {
  private let entry: LedgerEntry
  private let model: LedgerModel
  private(set) var row: LedgerRow?

  init(_ entry: LedgerEntry, in model: LedgerModel) {
    self.entry = entry
    self.model = model
  }

  var title: Phrase { Phrase(ko: "\(entry.text) 적기", en: "entry \(entry.text)") }

  func perform() async throws(LedgerError) {
    if let row {
      try await model.change { db throws(LedgerError) in try await db.restore([row]) }
    } else {
      row = try await model.change { [entry] db throws(LedgerError) in try await db.add(entry) }
    }
  }

  func undo() async throws(LedgerError) {
    guard let row else { return }
    try await model.change { db throws(LedgerError) in try await db.remove([row]) }
  }

  func canBeRetried(after failure: LedgerError) -> Bool { failure != .undoOverChange }
}
