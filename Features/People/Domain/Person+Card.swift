extension Person {
  /// What a page shows of a person.
  public struct Card: Hashable, Sendable {
    public let person: Person
    public let isFavourite: Bool

    public init(person: Person, isFavourite: Bool) {
      self.person = person
      self.isFavourite = isFavourite
    }
  }
}
