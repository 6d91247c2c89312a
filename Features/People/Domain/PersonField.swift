/// A field of a person that the user can change.
public enum PersonField: CaseIterable, Hashable, Sendable {
  case name, username, email, age, country, cellphone
}

extension Person {
  /// Whether both are equal in all fields that the user can change.
  func looks(like other: Person) -> Bool {
    name == other.name && username == other.username && email == other.email && age == other.age
      && country == other.country && cellphone == other.cellphone
  }
}
