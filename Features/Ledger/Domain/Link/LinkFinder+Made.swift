import Time
import WalletDomain

/// Entries of a bank that may be what was made for a link before they came.
extension LinkFinder {
  /// How many candidates are looked at.
  private static let limit = 3

  private struct Place: Hashable {
    let account: LedgerAccount.ID
    let amount: Won

    init(_ row: LedgerRow) { (account, amount) = (row.account, row.amount) }
  }

  /// Proposes what an import has left to the user: what may be another entry, or is one of several.
  func findInsteadOfMade() {
    let made = links.filter(\.isMade).compactMap { link -> (link: EntryLink, row: LedgerRow)? in
      guard let row = link.second.flatMap({ row($0) }), row.origin == .hand, !row.isLocked else {
        return nil
      }
      return (link, row)
    }
    guard !made.isEmpty else { return }
    var places = Dictionary(made.map { (Place($0.row), [Int]()) }) { one, _ in one }
    for index in rows.indices where rows[index].origin == .imported && isUnlinked(rows[index]) {
      places[Place(rows[index])]?.append(index)
    }
    places = places.mapValues(sortedByDay)
    for (link, row) in made {
      guard let first = self.row(link.first) else { continue }
      let near = near(row, in: places[Place(row)] ?? [], within: Self.reach.most, limit: Self.limit)
        .map { rows[$0] }.filter { !isRefused(link.kind, link.first, $0.id) }
      for other in near {
        add(
          LinkProposal(
            link.kind, first: first, second: other, replaced: link, amount: link.amount,
            isSure: false,
            reasons: [.sameAmount, apart(row, other)] + (near.count > 1 ? [.severalCandidates] : [])
          ))
      }
    }
  }
}
