import Editing
import Phrases

/// Deletes entries that were written by hand.
@MainActor final class DeleteCommand: UndoableCommand {
  private let ids: [LedgerRow.ID]
  private let model: LedgerModel
  private(set) var rows: [LedgerRow] = []

  init(_ ids: [LedgerRow.ID], in model: LedgerModel) {
    self.ids = ids
    self.model = model
  }

  var title: Phrase { Phrase(ko: "지우기", en: "deletion") }

  func perform() async throws(LedgerError) {
    if rows.isEmpty {
      let found = try await model.rows(ids)
      guard !found.isEmpty else { throw .missing }
      guard found.allSatisfy({ $0.origin != .wallet }) else { throw .walletStays }
      guard found.allSatisfy({ $0.origin == .hand }) else { throw .onlyByHand }
      rows = found
    }
    try await model.change { [rows] db throws(LedgerError) in try await db.remove(rows) }
  }

  func undo() async throws(LedgerError) {
    try await model.change { [rows] db throws(LedgerError) in try await db.restore(rows) }
  }

  func canBeRetried(after failure: LedgerError) -> Bool { failure != .undoOverChange }
}
