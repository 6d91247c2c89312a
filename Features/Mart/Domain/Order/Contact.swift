/// Whom the shop asks about an order.
public struct Contact: Hashable, Sendable {
  public var firstName = ""
  public var lastName = ""
  public var telephone = ""
  public var email = ""

  public init() {}

  public subscript(field: ContactField) -> String {
    get { self[keyPath: field.path] }
    set { self[keyPath: field.path] = newValue }
  }
}

/// The fields of a contact, in the order in which they are stored.
public enum ContactField: String, CaseIterable, Sendable {
  case firstName, lastName, telephone, email

  fileprivate var path: WritableKeyPath<Contact, String> {
    switch self {
    case .firstName: \.firstName
    case .lastName: \.lastName
    case .telephone: \.telephone
    case .email: \.email
    }
  }
}
