public import WalletDomain

/// What cards were asked to move into the wallet for one request.
///
/// A request that is repeated, also after a restart, is charged for nothing, or for what it has become
/// dearer.
public struct CardCharges: Hashable, Sendable {
  /// What they have moved.
  public let amount: Won
  /// Whether the bank has not reported the outcome of one yet.
  public let isUncertain: Bool
  private let count: Int

  /// The outcome of a charge is nil until the bank has reported it.
  public init(_ charges: [(outcome: ChargeOutcome?, amount: Won)]) {
    amount = charges.reduce(.zero) { $1.outcome == .charged ? $0 + $1.amount : $0 }
    isUncertain = charges.contains { $0.outcome == nil }
    count = charges.count
  }

  /// How the keys of all charges for a request begin.
  public static func prefix(of key: MovementKey) -> String { "\(key.rawValue)-card" }

  /// The key of the next charge for a request.
  func nextKey(of key: MovementKey) -> MovementKey {
    MovementKey(rawValue: "\(Self.prefix(of: key))\(count)")
  }
}
