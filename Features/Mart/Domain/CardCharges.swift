import WalletDomain

/// What cards have moved into the wallet for requests that are not carried out yet.
///
/// A request that is repeated is charged for nothing, or for what it has become dearer.
struct CardCharges {
  private var charged: [MovementKey: (count: Int, amount: Won)] = [:]

  /// The next charge for a request that pays `amount`; nil if the cards have moved enough.
  func next(for key: MovementKey, upTo amount: Won) -> (key: MovementKey, amount: Won)? {
    let earlier = charged[key] ?? (0, .zero)
    guard amount > earlier.amount else { return nil }
    // The same after a restart, so that the bank charges it once.
    return (
      MovementKey(rawValue: "\(key.rawValue)-card\(earlier.count)"), amount - earlier.amount
    )
  }

  mutating func record(_ amount: Won, for key: MovementKey) {
    let earlier = charged[key] ?? (0, .zero)
    charged[key] = (earlier.count + 1, earlier.amount + amount)
  }
}
