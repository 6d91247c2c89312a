import Time
import WalletDomain

/// Entries of a bank in the place of those that were made for links before they came.
extension LedgerCommand {
  static func replaceMade<Tables: LedgerTables>(
    by rows: [LedgerRow], in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerChange] {
    let links = try tables.madeLinks(in: Array(Set(rows.map(\.account))))
    guard !links.isEmpty else { return [] }
    let made = try tables.made(for: links).filter { !$0.isLocked }
    let kinds = Dictionary(
      links.compactMap { link in link.second.map { ($0, link.kind) } }
    ) { $1 }
    let firsts = Dictionary(try tables.rows(links.map(\.first).sorted()).map { ($0.id, $0) }) { $1 }
    let sides = Dictionary(links.compactMap { link in link.second.map { ($0, link.first) } }) { $1 }
    let parties = LinkParties(try tables.settings().accounts)
    // A bank has all of what may have been made in part.
    let wholes = Dictionary(
      links.compactMap { link in link.second.map { ($0, firsts[link.first].map { -$0.amount }) } }
    ) { $1 }
    let coming = Dictionary(grouping: rows) { MadePlace($0) }
    var found: [LedgerRow.ID: LedgerRow] = [:]
    for (place, waiting) in Dictionary(
      grouping: made, by: { MadePlace($0, wholes[$0.id] ?? nil) })
    {
      var (waiting, coming) = (waiting, coming[place] ?? [])
      func mayBe(_ made: LedgerRow, _ row: LedgerRow) -> Bool {
        abs(made.day.distance(to: row.day)) <= 1 && kinds[made.id]?.isPlausible(row) == true
      }
      // Which of several it is may be said by what they name, or by their times.
      for made in waiting where coming.count > 1 {
        guard let first = sides[made.id].flatMap({ firsts[$0] }),
          let row = OtherSide(of: first, parties).only(among: coming.filter { mayBe(made, $0) })
        else { continue }
        found[made.id] = row
        waiting.removeAll { $0.id == made.id }
        coming.removeAll { $0.id == row.id }
      }
      for pair in pairs(of: waiting, with: coming, mayBe: mayBe) { found[pair.made.id] = pair.row }
    }
    var changes: [LinkChange] = []
    for link in links {
      guard let row = link.second.flatMap({ found[$0] }) else { continue }
      changes.append(LinkChange(before: link, after: link.with(second: row.id, isMade: false)))
    }
    guard !changes.isEmpty else { return [] }
    try tables.change(changes)
    let gone = made.filter { found[$0.id] != nil }
    return [.linked(changes), .removed(try tables.takeAway(gone))]
  }

  /// Gives what was made the entries that come, of one account and amount: which of several is which makes no
  /// difference to any sum.
  ///
  /// Where more come than were made, what may be another entry is left to the user.
  private static func pairs(
    of made: [LedgerRow], with coming: [LedgerRow], mayBe: (LedgerRow, LedgerRow) -> Bool
  ) -> [(made: LedgerRow, row: LedgerRow)] {
    func isBefore(_ one: LedgerRow, _ other: LedgerRow) -> Bool {
      (one.day, one.id) < (other.day, other.id)
    }
    var left = made.sorted(by: isBefore)
    var pairs: [(made: LedgerRow, row: LedgerRow)] = []
    var extra: [LedgerRow] = []
    for row in coming.sorted(by: isBefore) {
      if let index = left.firstIndex(where: { mayBe($0, row) }) {
        pairs.append((left.remove(at: index), row))
      } else {
        extra.append(row)
      }
    }
    while let row = extra.popLast() {
      extra += pairs.filter { mayBe($0.made, row) }.map(\.row)
      pairs.removeAll { mayBe($0.made, row) }
    }
    return pairs
  }
}

/// Where what was made for a link waits for its bank.
private struct MadePlace: Hashable {
  let account: LedgerAccount.ID
  let amount: Won

  init(_ row: LedgerRow, _ whole: Won? = nil) {
    (account, amount) = (row.account, whole ?? row.amount)
  }
}

extension EntryLink.Kind {
  /// Whether a bank's text can be of the missing side: what comes back to a card is no payment of its bill.
  func isPlausible(_ row: LedgerRow) -> Bool {
    let text = LinkNames.folded(row.text)
    // What a card has given back.
    if self == .cardBill, row.amount < .zero { return LinkWords.isReturned(text) }
    guard !LinkWords.isRefund(text), !LinkWords.isDiscount(text) else { return false }
    return self != .cardBill || LinkWords.isPayment(text)
  }
}
