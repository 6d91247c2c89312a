import Time
import WalletDomain

/// What the user has called no pair, of which an entry was deleted since: its file may bring it again, as another row.
public struct RefusedPair: Codable, Hashable, Sendable {
  /// By what a file knows an entry.
  struct Side: Codable, Hashable, Sendable {
    let account: LedgerAccount.ID
    let stated: StatedFacts
    let bank: BankRecord?

    init(_ row: LedgerRow) {
      (account, stated) = (row.account, row.entry.facts.asStated)
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

  /// How many of an account are remembered.
  static let limit = 200

  /// Nil where one of the rows of a link is not among these.
  init?(_ link: EntryLink, _ rows: [LedgerRow.ID: LedgerRow]) {
    let sides = link.rows.compactMap { rows[$0].map(Side.init) }
    guard sides.count == link.rows.count else { return nil }
    (kind, first, second) = (link.kind, sides[0], sides.dropFirst().first)
  }

  var sides: [Side] { second.map { [first, $0] } ?? [first] }
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
    return pairs.compactMap { pair in
      let ids = pair.sides.compactMap { side in found[side.place]?.first(where: side.isLike)?.id }
      return ids.count == pair.sides.count ? (pair.kind, ids) : nil
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
    return refused.compactMap { RefusedPair($0, known) }
  }
}
