/// Changes of single accounts that are undone or redone.
extension LedgerAccounts {
  mutating func apply(
    _ change: ThingChange<LedgerAccount>, mayGo: Bool
  ) -> (made: ThingChange<LedgerAccount>?, isWhole: Bool) {
    change.apply(to: &list, mayGo: mayGo) { account, current, others in
      if let current, current.name == account.name { return true }
      return others.count < Self.limit && !others.contains { $0.sharesName(with: account) }
    }
  }

  /// Takes over the number that was given last, so that none is given twice.
  mutating func count(on other: LedgerAccounts) { lastNumber = max(lastNumber, other.lastNumber) }
}
