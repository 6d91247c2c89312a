import WalletDomain

/// Parts of an entry that come or go, and what is left of the first one beside them.
///
/// The first part is the entry itself, which keeps its number, and what its statement has said.
public struct Division: Codable, Hashable, Sendable {
  public let id: LedgerRow.ID
  private let sum: Int64
  private let rest: Int64
  let parts: EnteredRows

  init(_ id: LedgerRow.ID, sum: Won, rest: Won, parts: EnteredRows) {
    (self.id, self.sum, self.rest, self.parts) = (id, sum.amount, rest.amount, parts)
  }

  /// What the first part is without these parts, and with them.
  var whole: Won { Won(sum) }
  var first: Won { Won(rest) }
}

extension Division {
  /// Joins `parts` into the first; nil if the result is invalid.
  init?(_ whole: LedgerRow, joining parts: [LedgerRow]) {
    let sum = parts.map(\.amount).reduce(whole.amount, +)
    guard whole.mayHave(amount: sum) else { return nil }
    self.init(whole.id, sum: sum, rest: whole.amount, parts: EnteredRows(parts))
  }

  static func of<Tables: LedgerTables>(
    _ id: LedgerRow.ID, joining parts: [LedgerRow], in tables: Tables
  ) throws(Tables.Failure) -> Result<Division, LedgerError> {
    guard let whole = try tables.rows([id]).first else { return .failure(.missing) }
    if let failure = LedgerError.ofLocked([whole] + parts) { return .failure(failure) }
    if try tables.isLinked([id]) { return .failure(.linked) }
    return Division(whole, joining: parts).map { .success($0) } ?? .failure(.splitSum)
  }
}

extension LedgerRow {
  /// Whether an entry may have an amount.
  fileprivate func mayHave(amount: Won) -> Bool {
    LedgerEntry.amounts.contains(amount.size.amount)
  }
}

extension [LedgerRow] {
  /// Drops parts of a split entry unless all of its parts are included; `parts` are all of them.
  func whole(with parts: [LedgerRow]) -> [LedgerRow] {
    var known = Set(map(\.id))
    for part in parts where !known.contains(part.id) {
      if let whole = part.partOf { known.remove(whole) }
    }
    return filter { row in
      known.contains(row.id) && row.partOf.map(known.contains) ?? true
    }
  }
}

extension LedgerTables {
  /// Whether rows are linked, besides by links that go.
  func isLinked(
    _ ids: [LedgerRow.ID], without going: [EntryLink] = []
  ) throws(Failure) -> Bool {
    try links(of: ids).contains { !$0.isRefused && !going.contains($0) }
  }

  /// Removes parts, and gives what they were to the first one; returns what was done.
  mutating func join(_ division: Division) throws(Failure) -> Division {
    let rows = try rows([division.id])
    try correct(rows.map { ($0, $0.facts(amount: division.whole, keepsSum: true)) })
    let gone = try takeAway(try self.rows(division.parts.ids))
    return Division(division.id, sum: division.whole, rest: division.first, parts: gone)
  }
}

extension LedgerChange {
  /// Splits an entry again, with the same parts, if it still has the amount that it had as a whole.
  static func split<Tables: LedgerTables>(
    _ division: Division, in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    let kept = try tables.kept(division.parts.ids)
    guard let whole = try tables.rows([division.id]).first, !whole.isLocked,
      whole.amount == division.whole, kept.count == division.parts.count,
      kept.allSatisfy({ ($0.day, $0.account) == (whole.day, whole.account) }),
      try !tables.isLinked([whole.id])
    else {
      replay.left.rows += division.parts.count + 1
      return
    }
    try tables.correct([(whole, whole.facts(amount: division.first, keepsSum: true))])
    try tables.bringBack(IDRanges(kept.map(\.id)))
    let categories = try tables.settings().categories
    let merged = kept.compactMap { row -> (row: LedgerRow, marks: LedgerMarks)? in
      let category = categories.resolved(row.category)
      return category == row.category ? nil : (row, row.marks.with(category: category))
    }
    if !merged.isEmpty { try tables.mark(merged) }
    let parts = EnteredRows(try tables.rows(kept.map(\.id)))
    replay.made.append(
      .split(Division(whole.id, sum: division.whole, rest: division.first, parts: parts)))
  }

  /// Joins an entry again, if none of its parts was changed since.
  static func join<Tables: LedgerTables>(
    _ division: Division, in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    let parts = try tables.rows(division.parts.ids)
    let settings = try tables.settings()
    guard let whole = try tables.rows([division.id]).first, !whole.isLocked,
      whole.amount == division.first, parts.allSatisfy({ !$0.isLocked && $0.partOf == whole.id }),
      division.parts.asLeft(parts, settings.categories).count == division.parts.count,
      parts.map(\.amount).reduce(whole.amount, +) == division.whole,
      try !tables.isLinked([whole.id] + parts.map(\.id))
    else {
      replay.left.rows += division.parts.count + 1
      return
    }
    replay.made.append(.joined(try tables.join(division)))
  }
}
