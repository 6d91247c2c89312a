public import Phrases
public import WalletDomain

/// An order as a list shows it.
public struct OrderSummary: Hashable, Identifiable, Sendable {
  public let id: Order.ID
  public let times: OrderTimes
  /// Of its first line.
  public let firstTitle: Phrase
  /// How many different goods it has.
  public let lineCount: Int
  public let total: Won

  public init(
    id: Order.ID, times: OrderTimes, firstTitle: Phrase, lineCount: Int, total: Won
  ) {
    self.id = id
    self.times = times
    self.firstTitle = firstTitle
    self.lineCount = lineCount
    self.total = total
  }

  public init(_ order: Order) {
    self.init(
      id: order.id, times: order.times,
      firstTitle: order.contents.lines.first?.title ?? Phrase(""),
      lineCount: order.contents.lines.count, total: order.contents.total)
  }

  /// Such as `현미 10 kg 외 2건`.
  public var goods: Phrase { .goods(firstTitle, count: lineCount) }
}

extension Phrase {
  /// The first of some goods, and how many others there are.
  public static func goods(_ first: Phrase, count: Int) -> Phrase {
    guard count > 1 else { return first }
    return Phrase.composed(ko: "\(first) 외 \(count - 1)건", en: "\(first) and \(count - 1) more")
  }
}
