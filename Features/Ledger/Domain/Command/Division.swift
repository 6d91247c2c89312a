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

  /// What joins parts into their first ones, which are given by their ids.
  static func of<Tables: LedgerTables>(
    _ parts: [LedgerRow.ID: [LedgerRow]], in tables: Tables
  ) throws(Tables.Failure) -> Result<[Division], LedgerError> {
    guard !parts.isEmpty else { return .success([]) }
    let ids = parts.keys.sorted()
    let wholes = try tables.rows(ids)
    guard wholes.count == ids.count else { return .failure(.missing) }
    let linked = try tables.linked(ids)
    var divisions: [Division] = []
    for whole in wholes {
      let own = parts[whole.id, default: []]
      if let failure = LedgerError.ofLocked([whole] + own) { return .failure(failure) }
      if linked.contains(whole.id) { return .failure(.linked) }
      guard let division = Division(whole, joining: own) else { return .failure(.splitSum) }
      divisions.append(division)
    }
    return .success(divisions)
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

  /// Those of rows that are linked.
  func linked(_ ids: [LedgerRow.ID]) throws(Failure) -> Set<LedgerRow.ID> {
    Set(try links(of: ids).filter { !$0.isRefused }.flatMap(\.rows))
  }

  /// Removes parts, and gives what they were to the first ones; returns what was done.
  ///
  /// Each is of another entry.
  mutating func join(_ divisions: [Division]) throws(Failure) -> [Division] {
    guard !divisions.isEmpty else { return [] }
    let sums = Dictionary(divisions.map { ($0.id, $0.whole) }) { $1 }
    let wholes = try rows(sums.keys.sorted())
    try correct(wholes.map { ($0, $0.facts(amount: sums[$0.id], keepsSum: true)) })
    let parts = try rows(divisions.flatMap(\.parts.ids).sorted())
    try remove(IDRanges(parts.map(\.id)))
    let twins = try twins(of: parts)
    let byID = Dictionary(parts.map { ($0.id, $0) }) { $1 }
    return divisions.map { division in
      let ids = Set(division.parts.ids)
      let gone = EnteredRows(
        ids.sorted().compactMap { byID[$0] }, twins: twins.filter { ids.contains($0.key) })
      return Division(division.id, sum: division.whole, rest: division.first, parts: gone)
    }
  }
}

extension LedgerChange {
  /// Splits entries again, with the same parts, if they still have the amounts that they had as a whole.
  static func split<Tables: LedgerTables>(
    _ divisions: [Division], in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    for round in divisions.rounds(by: { [$0.id] }) {
      let ids = round.map(\.id).sorted()
      let wholes = Dictionary(try tables.rows(ids).map { ($0.id, $0) }) { $1 }
      let kept = Dictionary(
        try tables.kept(round.flatMap(\.parts.ids).sorted()).map { ($0.id, $0) }
      ) { $1 }
      let linked = try tables.linked(ids)
      let splits = round.filter { division in
        let parts = division.parts.ids.compactMap { kept[$0] }
        guard let whole = wholes[division.id], !whole.isLocked, whole.amount == division.whole,
          parts.count == division.parts.count,
          parts.allSatisfy({ ($0.day, $0.account) == (whole.day, whole.account) }),
          !linked.contains(whole.id)
        else {
          replay.left.rows += division.parts.count + 1
          return false
        }
        return true
      }
      guard !splits.isEmpty else { continue }
      try tables.correct(
        splits.compactMap { division in
          wholes[division.id].map {
            ($0, $0.facts(amount: division.first, keepsSum: true))
          }
        })
      let back = splits.flatMap(\.parts.ids).sorted()
      try tables.bringBack(IDRanges(back))
      let categories = try tables.settings().categories
      let merged = back.compactMap { kept[$0] }
        .compactMap { row -> (row: LedgerRow, marks: LedgerMarks)? in
          let category = categories.resolved(row.category)
          return category == row.category ? nil : (row, row.marks.with(category: category))
        }
      if !merged.isEmpty { try tables.mark(merged) }
      let rows = Dictionary(try tables.rows(back).map { ($0.id, $0) }) { $1 }
      replay.made += splits.map { division in
        let parts = EnteredRows(division.parts.ids.compactMap { rows[$0] })
        return .split(
          Division(division.id, sum: division.whole, rest: division.first, parts: parts))
      }
    }
  }

  /// Joins entries again, if none of their parts was changed since.
  static func join<Tables: LedgerTables>(
    _ divisions: [Division], in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    for round in divisions.rounds(by: { [$0.id] }) {
      let ids = round.flatMap { [$0.id] + $0.parts.ids }.sorted()
      let rows = Dictionary(try tables.rows(ids).map { ($0.id, $0) }) { $1 }
      let categories = try tables.settings().categories
      let linked = try tables.linked(ids)
      let joins = round.filter { division in
        let parts = division.parts.ids.compactMap { rows[$0] }
        guard let whole = rows[division.id], !whole.isLocked, whole.amount == division.first,
          parts.allSatisfy({ !$0.isLocked && $0.partOf == whole.id }),
          division.parts.asLeft(parts, categories).count == division.parts.count,
          parts.map(\.amount).reduce(whole.amount, +) == division.whole,
          linked.isDisjoint(with: [whole.id] + parts.map(\.id))
        else {
          replay.left.rows += division.parts.count + 1
          return false
        }
        return true
      }
      replay.made += try tables.join(joins).map(LedgerChange.joined)
    }
  }
}

extension Array {
  /// The elements in rounds, so that none of a round has an id in common with another of it; those that have one in
  /// common keep their order.
  func rounds<ID: Hashable>(by ids: (Element) -> [ID]) -> [[Element]] {
    var rounds: [[Element]] = []
    var left = self
    while !left.isEmpty {
      var seen: Set<ID> = []
      var (round, later): ([Element], [Element]) = ([], [])
      for element in left {
        let own = ids(element)
        if seen.isDisjoint(with: own) { round.append(element) } else { later.append(element) }
        // What waits for another goes before what waits for it.
        seen.formUnion(own)
      }
      rounds.append(round)
      left = later
    }
    return rounds
  }
}
