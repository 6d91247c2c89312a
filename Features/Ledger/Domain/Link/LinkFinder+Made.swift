import Time
import WalletDomain

/// Entries of a bank that may be what was made for a link before they came.
extension LinkFinder {
  /// How many candidates are looked at.
  private static let limit = 3

  private struct Place: Hashable {
    let account: LedgerAccount.ID
    let amount: Won

    init(_ row: LedgerRow, _ whole: Won? = nil) {
      (account, amount) = (row.account, whole ?? row.amount)
    }
  }

  /// Proposes what an import has left to the user: what may be another entry, or is one of several.
  func findInsteadOfMade() {
    let made = links.filter(\.isMade).compactMap { link -> (link: EntryLink, index: Int)? in
      guard let index = link.second.flatMap({ index(of: $0) }), rows[index].origin == .hand,
        !rows[index].isLocked
      else { return nil }
      return (link, index)
    }
    guard !made.isEmpty else { return }
    // A bank has all of what may have been made in part.
    func place(_ made: (link: EntryLink, index: Int)) -> Place {
      Place(rows[made.index], row(made.link.first).map { -$0.amount })
    }
    var places = Dictionary(made.map { (place($0), [Int]()) }) { one, _ in one }
    for index in rows.indices where rows[index].origin == .imported && isUnlinked(at: index) {
      places[Place(rows[index])]?.append(index)
    }
    places = places.mapValues(sortedByDay)
    for (link, index) in made {
      guard let first = row(link.first) else { continue }
      let row = rows[index]
      let places = places[place((link, index))] ?? []
      let near = near(index, in: places, within: Self.reach.most, limit: Self.limit)
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
