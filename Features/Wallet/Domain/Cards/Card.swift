/// A card that can top up the wallet; its full number is not stored.
public struct Card: Hashable, Identifiable, Sendable {
  /// Increases in the order in which cards were added.
  public let id: Int64
  /// A proper name, the same in all languages, such as `우리은행` or `Visa`.
  public let issuer: String
  /// Four digits.
  public let lastFour: String
  /// The index of the card's tint in the theme, from 0.
  public let tint: Int

  public init(id: Int64, issuer: String, lastFour: String, tint: Int) {
    self.id = id
    self.issuer = issuer
    self.lastFour = lastFour
    self.tint = tint
  }

  /// The card `number`, counted from 1; tints repeat after six cards.
  public init(number: Int64, issuer: String, lastFour: String) {
    self.init(
      id: number, issuer: issuer, lastFour: lastFour,
      tint: Int((number - 1) % Int64(Self.tints)))
  }

  private static let tints = 6

  /// Such as `우리은행 0123`.
  public var name: String { "\(issuer) \(lastFour)" }
}

/// A random value that the bank issues for a card, so that the card's number need not be stored.
public struct CardToken: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
