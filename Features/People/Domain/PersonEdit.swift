/// What the user has made of a person: only the fields that differ from the download.
public struct PersonEdit: Hashable, Sendable {
  public var name: String?
  public var username: String?
  public var email: String?
  public var age: Int?
  public var country: String?
  /// Empty where the user has taken the number away.
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

  /// Nothing differs.
  public var isEmpty: Bool { self == PersonEdit() }

  /// The person as the user has made them.
  public func applied(to downloaded: Person) -> Person {
    Person(
      id: downloaded.id, name: name ?? downloaded.name,
      username: username ?? downloaded.username, gender: downloaded.gender,
      email: email ?? downloaded.email, age: age ?? downloaded.age,
      country: country ?? downloaded.country,
      cellphone: cellphone.map { $0.isEmpty ? nil : $0 } ?? downloaded.cellphone,
      photo: downloaded.photo)
  }

  /// What this becomes when the user makes `wanted` of the person.
  ///
  /// A field that stays as it was shown is not touched; one that is as in the download again is no
  /// edit any more.
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
  /// Empty without one.
  fileprivate var phoneNumber: String { cellphone ?? "" }
}
