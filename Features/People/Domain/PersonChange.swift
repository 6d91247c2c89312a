/// The change that one edit has made to a person.
public struct PersonChange: Hashable, Sendable {
  public let id: Person.ID
  public let before: PersonEdit
  public let after: PersonEdit

  public init(id: Person.ID, before: PersonEdit, after: PersonEdit) {
    self.id = id
    self.before = before
    self.after = after
  }

  /// The change that undoes it.
  public var reversed: PersonChange { PersonChange(id: id, before: after, after: before) }

  /// The change of `edit` that makes `wanted` of the person whom the user saw as `seen`.
  ///
  /// Throws `.changedElsewhere` where the person differs from `seen`.
  public init(
    of downloaded: Person, _ edit: PersonEdit, seen: Person, wanted: Person
  ) throws(PeopleError) {
    let stored = edit.applied(to: downloaded)
    guard stored.looks(like: seen) else { throw .changedElsewhere(stored) }
    self.init(
      id: downloaded.id, before: edit, after: edit.changed(to: wanted, of: downloaded))
  }
}
