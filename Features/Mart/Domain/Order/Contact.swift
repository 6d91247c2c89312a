public import WalletDomain

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

/// What pays for an order; a refund always goes to the wallet.
public enum PaymentSource: Hashable, Sendable {
  case wallet
  /// A card of the wallet, which is charged for the amount before the wallet pays it.
  case card(issuer: String, lastFour: String)

  public init(_ card: Card) {
    self = .card(issuer: card.issuer, lastFour: card.lastFour)
  }

  /// The card among those of the wallet; nil for the wallet itself, and for a card that is gone.
  public func card(in cards: [Card]) -> Card? {
    guard case .card(let issuer, let lastFour) = self else { return nil }
    return cards.first { $0.issuer == issuer && $0.lastFour == lastFour }
  }
}
