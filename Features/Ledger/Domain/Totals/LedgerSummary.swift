public import WalletDomain

/// The sums of the rows of a query.
public struct LedgerSummary: Hashable, Sendable {
  public static let nothing = LedgerSummary(count: 0, spent: .zero, received: .zero)

  public let count: Int
  /// Negative where more came back than was spent.
  public let spent: Won
  /// Not negative.
  public let received: Won
  /// What went out without being spent, and came in without being income, because of links; not negative.
  public let leftOut: LeftOut

  public struct LeftOut: Hashable, Sendable {
    public static let nothing = LeftOut(out: .zero, received: .zero)

    public let out: Won
    public let received: Won
    /// What of both is one movement.
    public let twice: Won

    public init(out: Won, received: Won, twice: Won = .zero) {
      (self.out, self.received, self.twice) = (out, received, twice)
    }

    /// What links leave out, each once.
    public var moved: Won { out + received - twice }
  }

  public init(count: Int, spent: Won, received: Won, leftOut: LeftOut = .nothing) {
    self.count = count
    self.spent = spent
    self.received = received
    self.leftOut = leftOut
  }

  public static func += (one: inout LedgerSummary, other: LedgerSummary) { one = one + other }

  public static func + (one: LedgerSummary, other: LedgerSummary) -> LedgerSummary {
    LedgerSummary(
      count: one.count.adding(other.count), spent: one.spent + other.spent,
      received: one.received + other.received,
      leftOut: LeftOut(
        out: one.leftOut.out + other.leftOut.out,
        received: one.leftOut.received + other.leftOut.received,
        twice: one.leftOut.twice + other.leftOut.twice))
  }

  func with(twice: Won) -> LedgerSummary {
    LedgerSummary(
      count: count, spent: spent, received: received,
      leftOut: LeftOut(out: leftOut.out, received: leftOut.received, twice: twice))
  }

  /// The sums of one entry, which a link may count otherwise.
  public init(amount: Won, link: LinkMark?) {
    guard link?.kind != .refund else {
      self.init(count: 1, spent: -amount, received: .zero)
      return
    }
    let left = link?.leftOut ?? .zero
    let (out, received) = (max(-amount, .zero), max(amount, .zero))
    let leftOut = LeftOut(out: min(left, out), received: min(left, received))
    self.init(
      count: 1, spent: out - leftOut.out, received: received - leftOut.received, leftOut: leftOut)
  }
}
