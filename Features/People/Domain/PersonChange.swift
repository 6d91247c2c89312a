/// What one edit has changed of one person.
public struct PersonChange: Hashable, Sendable {
  public let id: Person.ID
  public let before: PersonEdit
  public let after: PersonEdit

  public init(id: Person.ID, before: PersonEdit, after: PersonEdit) {
    self.id = id
    self.before = before
    self.after = after
  }

  /// What undoes it.
  public var reversed: PersonChange { PersonChange(id: id, before: after, after: before) }

  /// How `edit` becomes what the user wants, who saw `seen`.
  ///
  /// Throws `.changedElsewhere` where that is not how the person looks any more.
  public init(
    of downloaded: Person, _ edit: PersonEdit, seen: Person, wanted: Person
  ) throws(PeopleError) {
    let stored = edit.applied(to: downloaded)
    guard stored.looks(like: seen) else { throw .changedElsewhere(stored) }
    self.init(
      id: downloaded.id, before: edit, after: edit.changed(to: wanted, of: downloaded))
  }
}
