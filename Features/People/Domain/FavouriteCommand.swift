import Editing
import Phrases

/// Makes people favourites, or removes them from the favourites.
@MainActor final class FavouriteCommand: UndoableCommand {
  private let ids: [Person.ID]
  private let model: PeopleModel
  private var change: FavouriteChange?

  init(_ ids: [Person.ID], in model: PeopleModel) {
    self.ids = ids
    self.model = model
  }

  var title: Phrase {
    change?.isFavourite == false
      ? Phrase(ko: "즐겨찾기 해제", en: "no favourite") : Phrase(ko: "즐겨찾기", en: "favourite")
  }

  func perform() async throws(PeopleError) {
    if let change {
      try await model.change { repository throws(PeopleError) in try await repository.apply(change)
      }
    } else {
      change = try await model.change { [ids] repository throws(PeopleError) in
        try await repository.toggleFavourites(ids)
      }
    }
  }

  func undo() async throws(PeopleError) {
    guard let change else { return }
    try await model.change { repository throws(PeopleError) in
      try await repository.apply(change.reversed)
    }
  }
}
