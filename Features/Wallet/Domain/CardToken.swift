/// What the bank gives for a card, so that its number need not be kept: random, and of no use to
/// anybody else.
public struct CardToken: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
