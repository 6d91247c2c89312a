import Editing
import Phrases

/// Edits one person.
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
      try await model.change { repository throws(PeopleError) in try await repository.apply(change)
      }
    } else {
      change = try await model.change { [seen, wanted] repository throws(PeopleError) in
        try await repository.edit(seen, to: wanted)
      }
    }
  }

  func undo() async throws(PeopleError) {
    guard let change else { return }
    try await model.change { repository throws(PeopleError) in
      try await repository.apply(change.reversed)
    }
  }

  /// A change by another Galbi is never overwritten by undoing.
  func canBeRetried(after failure: PeopleError) -> Bool { failure != .undoOverChange }
}
