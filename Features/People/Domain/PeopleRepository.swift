public import Editing

/// Where people are kept: those that were downloaded, and what the user has made of them.
///
/// A download and clearing keep everything of the user's (edits, favourites, recents) and the people
/// whom it concerns.
public protocol PeopleRepository: Sendable {
  /// When and from which seed the people were downloaded; nil before the first download and after
  /// clearing.
  func mark() async throws(PeopleError) -> DownloadMark?

  /// What brings the same people again; clearing keeps it.
  func seed() async throws(PeopleError) -> String?

  /// All people, as the user has made them.
  func people() async throws(PeopleError) -> People

  /// The person with this id, as the user has made them; throws `.missing` without one.
  func card(of id: Person.ID) async throws(PeopleError) -> Person.Card

  /// Replaces all people and the mark, in one transaction.
  ///
  /// Returns false and changes nothing where the stored seed is another one: another Galbi was faster
  /// with the first download.
  @discardableResult
  func replace(with people: [Person], mark: DownloadMark) async throws(PeopleError) -> Bool

  /// Drops what was downloaded; returns what that has changed.
  @discardableResult
  func clear() async throws(PeopleError) -> DownloadChange

  /// Makes a change again, or undoes it if it is a reversed one.
  ///
  /// Throws `.undoOverChange` when there was another download since.
  func apply(_ change: DownloadChange) async throws(PeopleError)

  /// Makes a person the first of the ten opened last; returns whether that changes anything.
  ///
  /// Throws `.storage` of the kind `busy` rather than wait long for others.
  func recordOpening(of id: Person.ID) async throws(PeopleError) -> Bool

  /// Makes all of `ids` favourites, or none of them if all are; returns what that has changed.
  ///
  /// Leaves out ids without a person, and throws `.missing` if no id has one.
  func toggleFavourites(_ ids: [Person.ID]) async throws(PeopleError) -> FavouriteChange

  /// Makes a change again, or undoes it if it is a reversed one.
  ///
  /// Leaves out ids without a person, and throws `.undoOverChange` if no id has one.
  func apply(_ change: FavouriteChange) async throws(PeopleError)

  /// Changes the person who was `seen` to `wanted`; returns what that has changed.
  ///
  /// Throws `.changedElsewhere` when the stored person is not `seen` any more, and `.missing`
  /// without one.
  func edit(_ seen: Person, to wanted: Person) async throws(PeopleError) -> PersonChange

  /// Makes a change again, or undoes it if it is a reversed one.
  ///
  /// Throws `.undoOverChange` when the person was edited since, or is gone.
  func apply(_ change: PersonChange) async throws(PeopleError)
}

/// People who became favourites, or stopped being favourites.
public struct FavouriteChange: Reversible, Hashable {
  /// Only those that it changed.
  public let ids: [Person.ID]
  public let isFavourite: Bool

  /// The change that undoes it.
  public var reversed: FavouriteChange { FavouriteChange(ids: ids, isFavourite: !isFavourite) }
}

extension FavouriteChange {
  /// Makes all of `ids` favourites, or none of them if all are.
  public init(toggling ids: [Person.ID], favourites: Set<Person.ID>) {
    let others = ids.filter { !favourites.contains($0) }
    self.init(ids: others.isEmpty ? ids : others, isFavourite: !others.isEmpty)
  }
}

/// Downloads that were cleared, or brought back.
public struct DownloadChange: Reversible, Hashable {
  /// Only those that it changed, as they were downloaded.
  public let people: [Person]
  /// Of the download before; nil where it was cleared already.
  public let mark: DownloadMark?
  public let isCleared: Bool

  public init(people: [Person], mark: DownloadMark?, isCleared: Bool = true) {
    self.people = people
    self.mark = mark
    self.isCleared = isCleared
  }

  /// The change that undoes it.
  public var reversed: DownloadChange {
    DownloadChange(people: people, mark: mark, isCleared: !isCleared)
  }

  /// The mark when the change can be made.
  public var before: DownloadMark? { isCleared ? mark : nil }
}

/// The change that one edit has made to a person.
public struct PersonChange: Reversible, Hashable {
  public let id: Person.ID
  public let before: PersonEdit
  public let after: PersonEdit

  /// The change that undoes it.
  public var reversed: PersonChange { PersonChange(id: id, before: after, after: before) }
}

extension PersonChange {
  /// The change of `edit` that makes `wanted` of the person whom the user saw as `seen`.
  ///
  /// Throws `.changedElsewhere` where the person differs from `seen`.
  public init(
    of downloaded: Person, _ edit: PersonEdit, seen: Person, wanted: Person
  ) throws(PeopleError) {
    let stored = edit.applied(to: downloaded)
    guard PersonField.allCases.allSatisfy({ stored[$0] == seen[$0] }) else {
      throw .changedElsewhere(stored)
    }
    self.init(
      id: downloaded.id, before: edit, after: edit.changed(to: wanted, of: downloaded))
  }
}
