public import WalletDomain

/// What is ordered, for whom, and how it is sent and paid: what the form edits.
public struct OrderContents: Hashable, Sendable {
  /// At most one for each good.
  public var lines: [OrderLine]
  public var contact = Contact()
  public var shipping = Address()
  /// Nil as long as it is the same as `shipping`.
  public var ownBilling: Address?
  /// What the person who brings it is told, as where to leave it; empty for none.
  public var note = ""
  /// Another speed costs what it costs today.
  public var speed: ShippingSpeed {
    didSet { if speed != oldValue { fee = speed.fee } }
  }
  /// Of the delivery, on the day of the order.
  public private(set) var fee: Won
  public var payment = PaymentSource.wallet

  /// Nil for the `fee` is today's.
  public init(lines: [OrderLine], speed: ShippingSpeed = .standard, fee: Won? = nil) {
    self.lines = lines
    self.speed = speed
    self.fee = fee ?? speed.fee
  }

  /// Where the bill goes: follows the shipping address until it is edited.
  public var billing: Address { ownBilling ?? shipping }

  public var isBillingSame: Bool { ownBilling == nil }

  public subscript(field: OrderField) -> String {
    get {
      switch field {
      case .contact(let field): contact[field]
      case .shipping(let field): shipping[field]
      case .billing(let field): billing[field]
      case .note: note
      }
    }
    set {
      switch field {
      case .contact(let field): contact[field] = newValue
      case .shipping(let field): shipping[field] = newValue
      case .billing(let field):
        var address = billing
        address[field] = newValue
        ownBilling = address
      case .note: note = newValue
      }
    }
  }

  /// The same for other goods, at today's fee.
  func again(_ lines: [OrderLine]) -> OrderContents {
    var contents = OrderContents(lines: lines, speed: speed)
    contents.contact = contact
    contents.shipping = shipping
    contents.ownBilling = ownBilling
    contents.note = note
    contents.payment = payment
    return contents
  }

  /// Of the goods, without the fee of the delivery.
  public var subtotal: Won { lines.reduce(.zero) { $0 + $1.amount } }

  public var total: Won { subtotal + fee }

  /// How many of each good.
  public var quantities: [Good.ID: Int] {
    Dictionary(lines.map { ($0.good, $0.quantity) }, uniquingKeysWith: +)
  }
}
