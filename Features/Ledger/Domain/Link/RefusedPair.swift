import Time
import WalletDomain

/// What the user has called no pair, of which an entry was deleted since: its file may bring it again, as another row.
public struct RefusedPair: Codable, Hashable, Sendable {
  /// By what a file knows an entry.
  struct Side: Codable, Hashable, Sendable {
    let account: LedgerAccount.ID
    let stated: StatedFacts
    let bank: BankRecord?
    /// Its row, if that one has stayed.
    let row: LedgerRow.ID?

    init(_ row: LedgerRow, stays: Bool) {
      (account, stated) = (row.account, row.entry.facts.asStated)
      self.row = stays ? row.id : nil
      let bank = row.entry.bank
      self.bank = BankRecord(
        second: bank?.second, balance: bank?.balance, approval: bank?.approval)
    }

    var place: EntryPlace { EntryPlace(stated.day, stated.amount) }

    func isLike(_ row: LedgerRow) -> Bool {
      guard row.account == account, row.entry.facts.asStated == stated else { return false }
      guard let bank, let other = row.entry.bank else { return true }
      return !bank.contradicts(other)
    }
  }

  let kind: EntryLink.Kind
  let first: Side
  let second: Side?
  /// The last row of those that have stayed: what comes again is a later one.
  let last: LedgerRow.ID?

  /// How many of an account are remembered.
  static let limit = 200

  /// Nil where one of the rows of a link is not among these, of which some go.
  init?(
    _ link: EntryLink, _ rows: [LedgerRow.ID: LedgerRow], without going: Set<LedgerRow.ID>,
    last: LedgerRow.ID
  ) {
    let sides = link.rows.compactMap { id in
      rows[id].map { Side($0, stays: !going.contains(id)) }
    }
    guard sides.count == link.rows.count else { return nil }
    (kind, first, second, self.last) = (link.kind, sides[0], sides.dropFirst().first, last)
  }

  var sides: [Side] { second.map { [first, $0] } ?? [first] }

  /// The rows that are it again, and are none that are taken for another one: what was there at the time and is like
  /// one that has gone is another entry.
  fileprivate func rows(
    among found: [EntryPlace: [LedgerRow]], taken: inout Set<Set<LedgerRow.ID>>
  ) -> [LedgerRow.ID]? {
    let ids = sides.map { side -> [LedgerRow.ID] in
      let like = found[side.place, default: []].filter(side.isLike).map(\.id)
      if let row = side.row, like.contains(row) { return [row] }
      return like.filter { id in last.map { id > $0 } ?? false }
    }
    for one in ids[0] {
      guard ids.count > 1 else { return [one] }
      for other in ids[1] where other != one {
        if taken.insert([one, other]).inserted { return [one, other] }
      }
    }
    return nil
  }
}

extension LedgerAccounts {
  /// Keeps the pairs with their first accounts, the last ones of many.
  mutating func remember(_ pairs: [RefusedPair]) {
    for (id, new) in Dictionary(grouping: pairs, by: \.first.account) {
      guard let index = list.firstIndex(where: { $0.id == id }) else { continue }
      let known = list[index].refused ?? []
      let seen = Set(known)
      list[index].refused = (known + new.filter { !seen.contains($0) }).suffix(RefusedPair.limit)
    }
  }

  /// The rows of each pair that is remembered, as far as both are here again.
  func refused(among rows: [LedgerRow]) -> [(kind: EntryLink.Kind, rows: [LedgerRow.ID])] {
    let pairs = list.flatMap { $0.refused ?? [] }
    guard !pairs.isEmpty else { return [] }
    let places = Set(pairs.flatMap { $0.sides.map(\.place) })
    var found: [EntryPlace: [LedgerRow]] = [:]
    for row in rows {
      let stated = row.entry.facts.asStated
      let place = EntryPlace(stated.day, stated.amount)
      if places.contains(place) { found[place, default: []].append(row) }
    }
    // Of twins each has its own.
    var taken: [EntryLink.Kind: Set<Set<LedgerRow.ID>>] = [:]
    return pairs.compactMap { pair in
      pair.rows(among: found, taken: &taken[pair.kind, default: []]).map { (pair.kind, $0) }
    }
  }
}

extension LedgerCommand {
  /// Remembers what was refused of rows that go, where the user may save settings; `pairs` are of links that are gone.
  static func remember<Tables: LedgerTables>(
    _ pairs: [RefusedPair], in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerChange] {
    guard !pairs.isEmpty, try tables.maySave() else { return [] }
    let before = try tables.settings()
    var after = before
    after.accounts.remember(pairs)
    return try arrange(after, over: before, in: &tables)
  }

  /// The pairs of links that were refused and have one of these rows, which a statement has brought.
  static func refusedPairs<Tables: LedgerTables>(
    _ links: [EntryLink], of rows: [LedgerRow], in tables: Tables
  ) throws(Tables.Failure) -> [RefusedPair] {
    let imported = Set(rows.lazy.filter { $0.origin == .imported }.map(\.id))
    let refused = links.filter { $0.isRefused && !imported.isDisjoint(with: $0.rows) }
    guard !refused.isEmpty else { return [] }
    let all = try tables.rows(Set(refused.flatMap(\.rows)).sorted())
    let known = Dictionary(all.map { ($0.id, $0) }) { $1 }
    let going = Set(rows.map(\.id))
    let last = try tables.allIDs().lazy.filter { !going.contains($0) }.max() ?? 0
    return refused.compactMap { RefusedPair($0, known, without: going, last: last) }
  }
}
