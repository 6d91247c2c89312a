public import Phrases

/// An amount of money in whole won; negative for spending.
public struct Won: Phrased, Hashable, Comparable, Sendable {
  public let amount: Int64

  public static let zero = Won(0)

  public init(_ amount: Int64) {
    self.amount = amount
  }

  /// Such as `18,000원`.
  public var phrase: Phrase { Phrase(ko: "\(amount.grouped)원", en: "\(amount.grouped) won") }

  public static func < (one: Won, other: Won) -> Bool { one.amount < other.amount }

  public static func + (one: Won, other: Won) -> Won { Won(one.amount + other.amount) }

  public static func - (one: Won, other: Won) -> Won { Won(one.amount - other.amount) }

  public static prefix func - (one: Won) -> Won { Won(-one.amount) }
}
