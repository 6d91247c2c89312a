import Phrases

/// A person in a form: what the user has typed over some of the fields.
public struct PersonDraft: Hashable, Sendable {
  /// The person as the form showed them first.
  public let person: Person
  /// Only what differs from the person.
  private var typed: [PersonField: String] = [:]

  public init(_ person: Person) { self.person = person }

  /// The text of a field; empty for no number.
  public subscript(field: PersonField) -> String {
    get { typed[field] ?? person[field] }
    set { typed[field] = newValue == person[field] ? nil : newValue }
  }

  /// Whether the user has changed `field`, or any field.
  public func hasChanges(in field: PersonField? = nil) -> Bool {
    field.map { typed[$0] != nil } ?? !typed.isEmpty
  }

  /// What is wrong with each field; a text that was not changed is never wrong.
  public var errors: [PersonField: PersonValidationError] {
    var errors: [PersonField: PersonValidationError] = [:]
    for (field, text) in typed {
      errors[field] = PersonValidationError(of: text.trimmed, in: field)
    }
    return errors
  }

  /// The person with the fields as they were typed; nil while anything is wrong.
  public var edited: Person? {
    guard errors.isEmpty else { return nil }
    return typed.reduce(into: person) { $0[$1.key] = $1.value.trimmed }
  }

  /// The draft over another version of the person: a field that was not changed takes its value.
  public func moved(onto person: Person) -> PersonDraft {
    typed.reduce(into: PersonDraft(person)) { $0[$1.key] = $1.value }
  }
}

/// A field of a person that the user can change.
public enum PersonField: CaseIterable, Hashable, Sendable {
  case name, username, email, age, country, cellphone

  /// How many characters a text may have.
  var limit: Int {
    switch self {
    case .name, .username, .age, .country: 100
    case .email: 254
    case .cellphone: 40
    }
  }

  /// The start of a text that the field may have.
  public func prefix(of text: String) -> String { text.prefix(fitting: limit) }
}

extension Person {
  /// A field as text; empty for no number, and an age that is no number is ignored.
  subscript(field: PersonField) -> String {
    get {
      switch field {
      case .name: name
      case .username: username
      case .email: email
      case .age: "\(age)"
      case .country: country
      case .cellphone: cellphone ?? ""
      }
    }
    set {
      switch field {
      case .name: name = newValue
      case .username: username = newValue
      case .email: email = newValue
      case .age: age = Int(newValue) ?? age
      case .country: country = newValue.uppercased()
      case .cellphone: cellphone = newValue.isEmpty ? nil : newValue
      }
    }
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
