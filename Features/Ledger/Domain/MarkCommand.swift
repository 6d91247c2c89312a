import Editing
import Phrases

/// Puts rows into a category, or writes a note to them.
@MainActor final class MarkCommand: UndoableCommand {
  private let target: LedgerTarget
  private let marking: LedgerMarking
  private let model: LedgerModel
  private(set) var edits: [LedgerEdit]?

  init(_ target: LedgerTarget, _ marking: LedgerMarking, in model: LedgerModel) {
    self.target = target
    self.marking = marking
    self.model = model
  }

  var title: Phrase {
    switch marking {
    case .category(let category):
      Phrase(
        ko: "\(category.phrase.text(.korean)) 분류", en: "category \(category.phrase.text(.english))")
    case .note: Phrase(ko: "메모", en: "note")
    }
  }

  func perform() async throws(LedgerError) {
    if let edits {
      try await model.change { db throws(LedgerError) in try await db.apply(edits) }
    } else {
      edits = try await model.change { [target, marking] db throws(LedgerError) in
        let edits = try await db.mark(target, marking)
        // There is nothing to undo.
        guard !edits.isEmpty else { throw .unchanged }
        return edits
      }
    }
  }

  func undo() async throws(LedgerError) {
    let edits = (edits ?? []).map(\.reversed)
    try await model.change { db throws(LedgerError) in try await db.apply(edits) }
  }

  /// What somebody else has changed stays as they made it.
  func canBeRetried(after failure: LedgerError) -> Bool { failure != .undoOverChange }
}
