public import Phrases
public import Search
public import WalletDomain

/// An order that was placed, and so was paid.
public struct Order: Hashable, Identifiable, Sendable {
  /// The order's number: 1 for the first one, then one more for each.
  public let id: Int64
  /// Increases with each change.
  public let version: Int
  public let times: OrderTimes
  public let contents: OrderContents
  /// Every movement of money that belongs to it, in the order in which they were made.
  public let movements: [OrderMovement]

  public init(
    id: Int64, version: Int, times: OrderTimes, contents: OrderContents,
    movements: [OrderMovement]
  ) {
    self.id = id
    self.version = version
    self.times = times
    self.contents = contents
    self.movements = movements
  }

  /// What the shop has received for it: the total, or nothing once it is cancelled.
  public var paid: Won { movements.reduce(.zero) { $0 + $1.amount } }

  /// What the shop should have received for it.
  public var due: Won { times.cancelled == nil ? contents.total : .zero }

  /// Such as `주문 12`.
  public static func name(of id: ID) -> Phrase { Phrase(ko: "주문 \(id)", en: "Order \(id)") }
}

/// A movement of money for an order.
public struct OrderMovement: Hashable, Identifiable, Sendable {
  /// The number of the movement.
  public let id: Int64
  /// In milliseconds since 1970.
  public let time: Int64
  /// Positive for a payment, negative for a refund.
  public let amount: Won

  public init(id: Int64, time: Int64, amount: Won) {
    self.id = id
    self.time = time
    self.amount = amount
  }
}

extension Order {
  /// What a search looks in: the number, and the texts of the contents.
  public var searchKey: SearchKey {
    SearchKey(([String(id)] + contents.searchTexts).joined(separator: "\n"))
  }
}

extension OrderContents {
  /// The titles of each good, and the contact.
  public var searchTexts: [String] {
    let titles = lines.map { line in Language.allCases.map { line.title.text($0) } }
    return (titles + [ContactField.allCases.map { contact[$0] }]).map { $0.joined(separator: "\n") }
  }

  /// Such as `현미 10 kg 외 2건`.
  public var goods: Phrase {
    .goods(lines.first?.title ?? Phrase(""), count: lines.count)
  }
}
