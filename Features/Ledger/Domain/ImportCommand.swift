import Editing
import Phrases

/// Adds what a statement has and the ledger has not.
@MainActor final class ImportCommand: UndoableCommand {
  private let entries: [LedgerEntry]
  private let model: LedgerModel
  private(set) var rows: [LedgerRow] = []

  init(_ entries: [LedgerEntry], in model: LedgerModel) {
    self.entries = entries
    self.model = model
  }

  var title: Phrase {
    Phrase(ko: "내역 \(rows.count.grouped)건 가져오기", en: "import of \(rows.count.grouped)")
  }

  func perform() async throws(LedgerError) {
    if rows.isEmpty {
      rows = try await model.change { [entries] db throws(LedgerError) in
        let rows = try await db.addUnknown(entries)
        guard !rows.isEmpty else { throw .nothingNew }
        return rows
      }
    } else {
      try await model.change { [rows] db throws(LedgerError) in try await db.restore(rows) }
    }
  }

  func undo() async throws(LedgerError) {
    try await model.change { [rows] db throws(LedgerError) in try await db.remove(rows) }
  }

  func canBeRetried(after failure: LedgerError) -> Bool { failure != .undoOverChange }
}
