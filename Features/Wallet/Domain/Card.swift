/// A card from which the wallet is topped up; its number is known to nobody here.
public struct Card: Hashable, Identifiable, Sendable {
  /// In the order in which cards were added.
  public let id: Int64
  /// Who has made it, as 우리은행 or Visa: it reads the same in every language.
  public let issuer: String
  /// Four digits.
  public let lastFour: String
  /// Which of the theme's tints marks it, from 0 on.
  public let tint: Int

  public init(id: Int64, issuer: String, lastFour: String, tint: Int) {
    self.id = id
    self.issuer = issuer
    self.lastFour = lastFour
    self.tint = tint
  }

  /// The card `number`, counted from 1, whose tint goes round.
  public init(number: Int64, issuer: String, lastFour: String) {
    self.init(
      id: number, issuer: issuer, lastFour: lastFour,
      tint: Int((number - 1) % Int64(Self.tints)))
  }

  /// How many tints the cards share.
  private static let tints = 6

  /// As 우리은행 0123.
  public var name: String { "\(issuer) \(lastFour)" }
}
