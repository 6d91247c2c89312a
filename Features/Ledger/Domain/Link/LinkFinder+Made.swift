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
        .map { rows[$0] }.filter { !isUsed($0) && !isRefused(link.kind, link.first, $0.id) }
      let meant = OtherSide(of: first, parties).only(among: near.filter { isPlausible($0, link) })
      for other in meant.map({ [$0] }) ?? near {
        add(
          LinkProposal(
            link.kind, first: first, second: other, replaced: link, amount: link.amount,
            isSure: meant != nil,
            reasons: [.sameAmount, apart(row, other)]
              + (meant == nil && near.count > 1 ? [.severalCandidates] : [])
          ))
      }
    }
  }

  private func isUsed(_ row: LedgerRow) -> Bool {
    index(of: row.id).map { isUsed(at: $0) } ?? false
  }

  private func isPlausible(_ row: LedgerRow, _ link: EntryLink) -> Bool {
    link.kind.isPlausible(row) && abs(days(row, self.row(link.first) ?? row)) <= Self.reach.sure
  }

  /// Where entries were made that wait for those of a bank.
  struct MadePlaces {
    private struct Place: Hashable {
      let account: Int
      let amount: Int64
      let date: Int
    }

    private unowned let finder: LinkFinder
    private var places: Set<Place> = []

    init(_ finder: LinkFinder) {
      self.finder = finder
      for link in finder.links where link.isMade {
        guard let index = link.second.flatMap({ finder.index(of: $0) }),
          finder.rows[index].origin == .hand
        else { continue }
        places.insert(
          Place(
            account: finder.places[index], amount: finder.amounts[index],
            date: finder.dates[index]))
      }
    }

    /// Whether an entry of a bank may be one of them, so that it is none that is missing elsewhere.
    func have(_ index: Int) -> Bool {
      !places.isEmpty && finder.rows[index].origin == .imported
        && (-LinkFinder.reach.sure...LinkFinder.reach.sure).contains { days in
          places.contains(
            Place(
              account: finder.places[index], amount: finder.amounts[index],
              date: finder.dates[index] + days))
        }
    }
  }
}

/// Which of several entries is the other side of a movement.
struct OtherSide {
  private let first: LedgerRow
  private let parties: LinkParties

  init(of first: LedgerRow, _ parties: LinkParties) {
    (self.first, self.parties) = (first, parties)
  }

  /// The one that names the account of the first side, or is nearest to it in time; nil where that is not one alone.
  func only(among rows: [LedgerRow]) -> LedgerRow? {
    let possible = rows.filter { !namesOther($0) }
    guard rows.count > 1 else { return possible.first.flatMap { isMeant($0) ? $0 : nil } }
    let named = possible.filter(names)
    if named.count == 1 { return named[0] }
    let near = (named.isEmpty ? possible : named).compactMap { row in
      seconds(to: row).map { (row, $0) }
    }.sorted { $0.1 < $1.1 }
    guard let best = near.first, best.1 <= Self.moment,
      near.count < 2 || near[1].1 > best.1
    else { return possible.count == 1 && isMeant(possible[0]) ? possible[0] : nil }
    return best.0
  }

  /// How many seconds may be between the two sides where only time says that they are one.
  private static let moment = 600

  private func isMeant(_ row: LedgerRow) -> Bool {
    names(row) || seconds(to: row).map { $0 <= Self.moment } ?? false
  }

  private func seconds(to row: LedgerRow) -> Int? {
    guard row.day == first.day, let one = row.entry.bank?.second,
      let other = first.entry.bank?.second,
      one > 0, other > 0
    else { return nil }
    return abs(one - other)
  }

  private func names(_ row: LedgerRow) -> Bool {
    let party = parties.party(row)
    return parties.numbered(party, butNot: row.account)?.account.id == first.account
      || parties.names(party.text, parties[first.account])
  }

  /// Whether an entry names an account of the user that is not the first side's.
  private func namesOther(_ row: LedgerRow) -> Bool {
    guard !names(row) else { return false }
    let party = parties.party(row)
    return parties.numbered(party, butNot: row.account) != nil
      || parties.named(party, butNot: row.account) != nil
  }
}
