/// The text fields of an order.
public enum OrderField: Hashable, Sendable {
  case contact(ContactField)
  case shipping(AddressField)
  case billing(AddressField)
  /// For the delivery.
  case note

  /// In the order in which they are stored.
  public static let all: [OrderField] =
    ContactField.allCases.map(contact) + AddressField.allCases.map(shipping)
    + AddressField.allCases.map(billing) + [note]

  /// Such as `shipping.city`.
  public var name: String {
    switch self {
    case .contact(let field): field.rawValue
    case .shipping(let field): "shipping.\(field.rawValue)"
    case .billing(let field): "billing.\(field.rawValue)"
    case .note: "note"
    }
  }

  /// The most characters that it can have.
  public var limit: Int {
    switch self {
    case .contact(.telephone): 20
    case .contact(.email): 254
    case .shipping(.zip), .billing(.zip): 10
    default: 100
    }
  }

  public var isBilling: Bool { if case .billing = self { true } else { false } }

  /// Whether it can be left empty.
  public var isOptional: Bool {
    [.shipping(.street2), .billing(.street2), .note].contains(self)
  }
}
