import LedgerDomain

extension LedgerOrder {
  /// The one that comes after it, round the end.
  var next: LedgerOrder {
    let all = LedgerOrder.allCases
    return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? .newestFirst
  }
}
