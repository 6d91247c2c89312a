/// The user's changes of a person: only the fields that differ from the download.
public struct PersonEdit: Hashable, Sendable {
  public var name: String?
  public var username: String?
  public var email: String?
  public var age: Int?
  public var country: String?
  /// Empty where the user has removed the number.
  public var cellphone: String?

  public init(
    name: String? = nil, username: String? = nil, email: String? = nil, age: Int? = nil,
    country: String? = nil, cellphone: String? = nil
  ) {
    self.name = name
    self.username = username
    self.email = email
    self.age = age
    self.country = country
    self.cellphone = cellphone
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { self == PersonEdit() }

  /// The person as the user has made them.
  public func applied(to downloaded: Person) -> Person {
    var person = downloaded
    if let name { person.name = name }
    if let username { person.username = username }
    if let email { person.email = email }
    if let age { person.age = age }
    if let country { person.country = country }
    if let cellphone { person.cellphone = cellphone.isEmpty ? nil : cellphone }
    return person
  }

  /// What this becomes when the user changes the person to `wanted`.
  ///
  /// A field that stays as it was shown is not touched; one that is as in the download again is
  /// removed.
  public func changed(to wanted: Person, of downloaded: Person) -> PersonEdit {
    let shown = applied(to: downloaded)
    func field<Value: Equatable>(
      _ edit: Value?, _ field: KeyPath<Person, Value>
    ) -> Value? {
      if wanted[keyPath: field] == shown[keyPath: field] { return edit }
      return wanted[keyPath: field] == downloaded[keyPath: field] ? nil : wanted[keyPath: field]
    }
    return PersonEdit(
      name: field(name, \.name), username: field(username, \.username),
      email: field(email, \.email), age: field(age, \.age), country: field(country, \.country),
      cellphone: field(cellphone, \.phoneNumber))
  }
}

extension Person {
  /// Empty without a number.
  fileprivate var phoneNumber: String { cellphone ?? "" }
}
