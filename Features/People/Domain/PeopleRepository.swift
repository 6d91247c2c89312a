/// Where people are kept: those who were downloaded, and what the user has made of them.
///
/// Nothing of the user's (edits, favourites, recents) is lost by a download or by clearing, and
/// neither is a person whom it concerns.
public protocol PersonDBWork: Sendable {
  /// When and from which seed the people were downloaded; nil before the first download and after
  /// clearing.
  func mark() async throws(PeopleError) -> DownloadMark?

  /// What brings the same people again; it outlives clearing.
  func seed() async throws(PeopleError) -> String?

  /// Everybody, as the user has made them.
  func people() async throws(PeopleError) -> People

  /// The person with this id, as the user has made them; throws `.missing` if there is none.
  func card(of id: Person.ID) async throws(PeopleError) -> Person.Card

  /// Puts `people` and the mark in the place of those there were: all of it or nothing.
  ///
  /// Returns false, and leaves everything as it is, where another seed stands for the people: another
  /// Galbi was faster with the first download.
  @discardableResult
  func replace(with people: [Person], mark: DownloadMark) async throws(PeopleError) -> Bool

  /// Drops what was downloaded.
  func clear() async throws(PeopleError)

  /// Puts a person in front of the last ten who were opened; returns whether that changes anything.
  func noteOpening(of id: Person.ID) async throws(PeopleError) -> Bool

  /// Makes all of `ids` favourites, unless all are; returns what that has changed.
  ///
  /// Throws `.missing` if nobody has one of them.
  func toggleFavourites(_ ids: [Person.ID]) async throws(PeopleError) -> FavouriteChange

  /// Makes a change that was made or undone before.
  func apply(_ change: FavouriteChange) async throws(PeopleError)

  /// Makes `wanted` of the person who was `seen`; returns what that has changed.
  ///
  /// Throws `.changedElsewhere` when they are not as they were seen any more.
  func edit(_ seen: Person, to wanted: Person) async throws(PeopleError) -> PersonChange

  /// Makes a change that was made or undone before.
  ///
  /// Throws `.undoOverChange` when the person was edited since.
  func apply(_ change: PersonChange) async throws(PeopleError)

  /// "WING"; throws `.cannotFly` without wings.
  func fly(isWing: Bool) async throws(PeopleError) -> String
}

extension PersonDBWork {
  public func fly(isWing: Bool) async throws(PeopleError) -> String {
    guard isWing else { throw .cannotFly }
    return "WING"
  }
}
