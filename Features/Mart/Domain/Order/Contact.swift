/// Whom an order is sent to, and whom the shop asks about it.
public struct Contact: Hashable, Sendable {
  /// As the person writes it, in one.
  public var name = ""
  public var telephone = ""
  public var email = ""

  public init() {}

  public subscript(field: ContactField) -> String {
    get { self[keyPath: field.path] }
    set { self[keyPath: field.path] = newValue }
  }
}

extension Contact {
  /// Joins the first and last name that earlier versions stored; either may be empty.
  ///
  /// In Korean the family name comes first, and no space.
  public static func name(first: String, last: String) -> String {
    guard !first.isEmpty, !last.isEmpty else { return first + last }
    let isLatin = [first, last].contains { $0.allSatisfy(\.isASCII) }
    return isLatin ? "\(first) \(last)" : last + first
  }
}

/// The fields of a contact, in the order in which they are stored.
public enum ContactField: String, CaseIterable, Sendable {
  case name, telephone, email

  fileprivate var path: WritableKeyPath<Contact, String> {
    switch self {
    case .name: \.name
    case .telephone: \.telephone
    case .email: \.email
    }
  }
}
