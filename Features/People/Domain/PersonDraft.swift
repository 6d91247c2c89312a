/// What the user types about a person: a text for each field.
public struct PersonDraft: Hashable, Sendable {
  public var name: String
  public var username: String
  public var email: String
  public var age: String
  /// Two letters.
  public var country: String
  /// Empty for none.
  public var cellphone: String
  private let original: [PersonField: String]

  public init(_ person: Person) {
    name = person.name
    username = person.username
    email = person.email
    age = "\(person.age)"
    country = person.country
    cellphone = person.cellphone ?? ""
    original = [
      .name: name, .username: username, .email: email, .age: age, .country: country,
      .cellphone: cellphone,
    ]
  }

  public subscript(field: PersonField) -> String {
    get { self[keyPath: Self.path(field)] }
    set { self[keyPath: Self.path(field)] = newValue }
  }

  /// What is wrong, field by field; nothing is where the text is as it was.
  public var faults: [PersonField: PersonFault] {
    var faults: [PersonField: PersonFault] = [:]
    for field in PersonField.allCases where hasChanged(field) {
      faults[field] = PersonFault(of: self[field].trimmed, in: field)
    }
    return faults
  }

  /// `person` with the six fields as they were typed; nil while anything is wrong.
  public func applied(to person: Person) -> Person? {
    guard faults.isEmpty, let age = Int(value(.age)) else { return nil }
    let phone = value(.cellphone)
    return Person(
      id: person.id, name: value(.name), username: value(.username), gender: person.gender,
      email: value(.email), age: age, country: value(.country),
      cellphone: phone.isEmpty ? nil : phone, photo: person.photo)
  }

  /// What was typed, over another person: a field that was left alone becomes theirs.
  public func moved(onto person: Person) -> PersonDraft {
    var draft = PersonDraft(person)
    for field in PersonField.allCases where hasChanged(field) { draft[field] = self[field] }
    return draft
  }

  private func hasChanged(_ field: PersonField) -> Bool { self[field] != original[field] }

  private func value(_ field: PersonField) -> String {
    guard hasChanged(field) else { return self[field] }
    let text = self[field].trimmed
    return field == .country ? text.uppercased() : text
  }

  private static func path(_ field: PersonField) -> WritableKeyPath<PersonDraft, String> {
    switch field {
    case .name: \.name
    case .username: \.username
    case .email: \.email
    case .age: \.age
    case .country: \.country
    case .cellphone: \.cellphone
    }
  }
}
