import WalletDomain

/// Splitting entries.
extension LedgerCommand {
  static func split<Tables: LedgerTables>(
    _ seen: LedgerRow, into parts: [EntryPart], in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    guard let chosen = try tables.rows([seen.id]).first,
      let whole = try chosen.partOf.map({ id throws(Tables.Failure) in try tables.rows([id]).first }
      )
        ?? chosen
    else { return .failure(.missing) }
    guard whole.origin != .wallet else { return .failure(.walletFacts) }
    let settings = try tables.settings()
    let before = try tables.parts(with: whole)
    if let failure = LedgerError.ofLocked(before) { return .failure(failure) }
    if try tables.isLinked(before.map(\.id)) { return .failure(.linked) }
    let sum = before.map(\.amount).reduce(.zero, +)
    let chosenParts: [ChosenPart]
    switch Self.parts(parts, of: sum, settings.categories) {
    case .failure(let error): return .failure(error)
    case .success(let chosen): chosenParts = chosen
    }
    // What would change nothing is left as it is.
    let isSame = zip(before, chosenParts).allSatisfy { row, part in
      (row.amount, row.category, row.note) == (part.amount, part.category, part.note)
    }
    if before.count == parts.count, isSame {
      return .success(LedgerOutcome([], count: before.count))
    }
    var changes: [LedgerChange] = []
    if before.count > 1 {
      guard let division = Division(whole, joining: Array(before.dropFirst())) else {
        return .failure(.splitSum)
      }
      changes += try tables.join([division]).map(LedgerChange.joined)
    }
    changes += try divide([whole.id: chosenParts], in: &tables)
    return .success(LedgerOutcome(changes, count: parts.count))
  }

  /// Splits entries that are not split yet, and returns what was done; leaves out those that cannot be split so.
  static func split<Tables: LedgerTables>(
    _ splits: [(whole: LedgerRow, parts: [EntryPart])], in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerChange] {
    guard !splits.isEmpty else { return [] }
    let categories = try tables.settings().categories
    var chosen: [LedgerRow.ID: [ChosenPart]] = [:]
    for (whole, parts) in splits where whole.origin != .wallet && !whole.isLocked {
      if case .success(let parts) = Self.parts(parts, of: whole.amount, categories) {
        chosen[whole.id] = parts
      }
    }
    return try divide(chosen, in: &tables)
  }

  /// A part as it will be.
  private struct ChosenPart {
    let amount: Won
    let category: LedgerCategory
    let note: String
  }

  /// What an entry of this amount may be split into.
  private static func parts(
    _ parts: [EntryPart], of sum: Won, _ categories: LedgerCategories
  ) -> Result<[ChosenPart], LedgerError> {
    guard !parts.isEmpty, parts.count <= EntryPart.limit,
      parts.map(\.amount).reduce(.zero, +) == sum,
      parts.allSatisfy({ LedgerEntry.amounts.contains($0.amount.size.amount) })
    else { return .failure(.splitSum) }
    var chosen: [ChosenPart] = []
    for part in parts {
      guard let category = categories.present(part.category) else { return .failure(.missing) }
      chosen.append(
        ChosenPart(
          amount: part.amount, category: category, note: LedgerEntry.normalisedNote(part.note)))
    }
    return .success(chosen)
  }

  /// Gives rows that are not split the amounts and marks of their first parts, and adds the others.
  private static func divide<Tables: LedgerTables>(
    _ parts: [LedgerRow.ID: [ChosenPart]], in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerChange] {
    guard !parts.isEmpty else { return [] }
    var changes: [LedgerChange] = []
    let ids = parts.keys.sorted()
    let marked = try mark(try tables.rows(ids), in: &tables) { row in
      guard let first = parts[row.id]?.first else { return row.marks }
      return LedgerMarks(category: first.category, note: first.note, payee: row.entry.payee)
    }
    if case .success(let outcome) = marked { changes += outcome.changes }
    let wholes = try tables.rows(ids.filter { parts[$0, default: []].count > 1 })
    guard !wholes.isEmpty else { return changes }
    try tables.correct(
      wholes.map { ($0, $0.facts(amount: parts[$0.id]?.first?.amount, keepsSum: true)) })
    let new = wholes.flatMap { row in
      parts[row.id, default: []].dropFirst().map { part in
        let entry = LedgerEntry(
          day: row.day, amount: part.amount, text: row.text, category: part.category,
          note: part.note, payee: row.entry.payee)
        let added = NewRow(
          entry: entry, account: row.account, origin: row.origin, importID: row.importID,
          partOf: row.id)
        return (row: added, status: row.status)
      }
    }
    let added = try tables.insert(new.map(\.row))
    let cleared = zip(added, new).filter { $1.status.state == .cleared }
      .map { (id: $0, status: $1.status) }
    if !cleared.isEmpty { try tables.place(cleared) }
    let rows = Dictionary(grouping: try tables.rows(added)) { $0.partOf }
    changes += wholes.map { whole in
      let own = parts[whole.id, default: []]
      return .split(
        Division(
          whole.id, sum: own.map(\.amount).reduce(.zero, +), rest: own[0].amount,
          parts: EnteredRows(rows[whole.id, default: []])))
    }
    return changes
  }
}

extension LedgerTables {
  /// A row with the other parts of its entry, the first one first; only the row if it is not split.
  func parts(with row: LedgerRow) throws(Failure) -> [LedgerRow] {
    try parts(with: [row])[row.partOf ?? row.id, default: []]
  }

  /// The same of several rows, by the ids of the first parts.
  func parts(with rows: [LedgerRow]) throws(Failure) -> [LedgerRow.ID: [LedgerRow]] {
    let wholes = Set(rows.map { $0.partOf ?? $0.id }).sorted()
    guard !wholes.isEmpty else { return [:] }
    let all = try self.rows(wholes) + parts(of: wholes)
    return Dictionary(grouping: all) { $0.partOf ?? $0.id }
  }
}
