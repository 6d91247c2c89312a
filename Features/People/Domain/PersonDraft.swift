/// A person in a form: a text for each field.
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

  /// What is wrong with each field; a text that was not changed is never wrong.
  public var errors: [PersonField: PersonValidationError] {
    var errors: [PersonField: PersonValidationError] = [:]
    for field in PersonField.allCases where hasChanged(field) {
      errors[field] = PersonValidationError(of: self[field].trimmed, in: field)
    }
    return errors
  }

  /// `person` with the fields as they were typed; nil while anything is wrong.
  public func applied(to person: Person) -> Person? {
    guard errors.isEmpty, let age = Int(value(.age)) else { return nil }
    let phone = value(.cellphone)
    var person = person
    person.name = value(.name)
    person.username = value(.username)
    person.email = value(.email)
    person.age = age
    person.country = value(.country)
    person.cellphone = phone.isEmpty ? nil : phone
    return person
  }

  /// The draft over another version of the person: a field that was not changed takes its value.
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
