import Editing
import Phrases

/// Changes what is known of a person.
@MainActor final class EditCommand: UndoableCommand {
  private let seen: Person
  private let wanted: Person
  private let model: PeopleModel
  private var change: PersonChange?

  init(_ seen: Person, to wanted: Person, in model: PeopleModel) {
    self.seen = seen
    self.wanted = wanted
    self.model = model
  }

  var title: Phrase { Phrase(ko: "\(wanted.name) 고치기", en: "edit of \(wanted.name)") }

  func perform() async throws(PeopleError) {
    if let change {
      try await model.change { db throws(PeopleError) in try await db.apply(change) }
    } else {
      change = try await model.change { [seen, wanted] db throws(PeopleError) in
        try await db.edit(seen, to: wanted)
      }
    }
  }

  func undo() async throws(PeopleError) {
    guard let change else { return }
    try await model.change { db throws(PeopleError) in try await db.apply(change.reversed) }
  }

  /// What somebody else has changed stays as they made it.
  func canBeRetried(after failure: PeopleError) -> Bool { failure != .undoOverChange }
}
