import WalletDomain

/// Groups of entries that are one purchase in several files; one entry of each is counted.
struct SameGroups {
  /// The entry that is counted in place of each that is not.
  private var next: [LedgerRow.ID: LedgerRow.ID] = [:]
  private var groups: [[LedgerRow.ID]] = []
  private var numbers: [LedgerRow.ID: Int] = [:]

  /// The entries of the group of an entry, with itself.
  func all(with id: LedgerRow.ID) -> [LedgerRow.ID] { numbers[id].map { groups[$0] } ?? [id] }

  func contains(_ id: LedgerRow.ID) -> Bool { numbers[id] != nil }

  /// The one that is counted.
  func counted(for id: LedgerRow.ID) -> LedgerRow.ID {
    var counted = id
    while let other = next[counted] { counted = other }
    return counted
  }

  /// Whether one can be left out in favour of another: each has one purchase in one account.
  func canJoin(
    _ first: LedgerRow.ID, _ second: LedgerRow.ID,
    account: (LedgerRow.ID) -> LedgerAccount.ID?
  ) -> Bool {
    guard next[first] == nil, first != second else { return false }
    let (own, others) = (all(with: first), all(with: second))
    return !own.contains(second)
      && Set(own.map(account)).isDisjoint(with: others.map(account))
  }

  /// Counts the second one in place of the first; does nothing if they are one already.
  mutating func join(_ first: LedgerRow.ID, _ second: LedgerRow.ID) {
    guard next[first] == nil, first != second, !all(with: first).contains(second) else { return }
    next[first] = second
    let both = all(with: second) + all(with: first)
    for id in both { numbers[id] = groups.count }
    groups.append(both)
  }
}
