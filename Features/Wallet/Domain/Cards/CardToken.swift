/// A random value that the bank issues for a card, so that the card's number need not be stored.
public struct CardToken: Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
