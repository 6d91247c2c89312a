public import Editing

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
