public import Editing

/// Makes all of these people favourites, unless all are: then none of them.
///
/// An Action that can be undone; samples are refused.
public typealias ToggleFavourite =
  @MainActor (_ ids: [Person.ID]) async throws(PeopleError) -> Void

@MainActor
public func makeToggleFavourite(
  _ model: PeopleModel, history: CommandHistory<PeopleError>
) -> ToggleFavourite {
  { ids throws(PeopleError) in
    guard !ids.isEmpty else { return }
    try await history.perform(FavouriteCommand(ids, in: model))
  }
}
