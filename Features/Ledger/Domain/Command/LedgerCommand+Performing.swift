extension LedgerCommand {
  /// Makes the command's changes in the tables of a ledger, and returns them; changes nothing if it
  /// cannot be carried out.
  public func perform<Tables: LedgerTables>(
    on tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    switch self {
    // Of no rows nothing is asked.
    case .delete(let ids) where ids.isEmpty, .categorise(let ids, _) where ids.isEmpty,
      .note(let ids, _) where ids.isEmpty:
      return .success(LedgerOutcome([], count: 0))
    case .add(let entry):
      let row = try tables.insert(entry, .hand, importID: nil)
      return .success(LedgerOutcome([.added(IDRanges([row.id]))], count: 1, row: row))
    case .addUnknown(let entries, let file):
      return try Self.addUnknown(entries, file, to: &tables, at: time)
    case .delete(let ids): return try Self.remove(ids, from: &tables)
    case .takeBack(let id): return try Self.remove(try tables.ids(ofImport: id), from: &tables)
    case .categorise(let ids, let category):
      return try Self.mark(try tables.rows(ids), in: &tables) { row in
        LedgerMarks(category: category, note: row.note)
      }
    case .note(let ids, let note):
      let note = LedgerEntry.normalised(note)
      return try Self.mark(try tables.rows(ids), in: &tables) { row in
        LedgerMarks(category: row.category, note: note)
      }
    case .save(let settings, let before, let rule):
      return try Self.save(settings, over: before, applying: rule, in: &tables)
    case .merge(let category, let target):
      return try Self.merge(category, into: target, in: &tables)
    case .apply(let rule):
      return try Self.apply(RuleMatcher([rule]), to: try tables.allIDs(), in: &tables)
    case .applyRules:
      let matcher = RuleMatcher(try tables.settings().rules.list)
      return try Self.apply(matcher, to: try tables.ids(in: .other), in: &tables)
    }
  }

  private static func addUnknown<Tables: LedgerTables>(
    _ entries: [LedgerEntry], _ file: String, to tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let unknown = try tables.unknown(entries)
    guard !unknown.isEmpty else { return .failure(.nothingNew) }
    let id = try tables.insertImport(file: file, time: time, total: unknown.count)
    var ids: [LedgerRow.ID] = []
    for entry in unknown { ids.append(try tables.insert(entry, .imported, importID: id).id) }
    return .success(LedgerOutcome([.added(IDRanges(ids))], count: ids.count))
  }

  private static func remove<Tables: LedgerTables>(
    _ ids: [LedgerRow.ID], from tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let rows = try tables.rows(ids)
    guard !rows.isEmpty else { return .failure(.missing) }
    guard rows.allSatisfy({ $0.origin != .wallet }) else { return .failure(.walletStays) }
    let ranges = IDRanges(rows.map(\.id))
    try tables.remove(ranges)
    return .success(LedgerOutcome([.removed(ranges)], count: rows.count))
  }

  private static func mark<Tables: LedgerTables>(
    _ rows: [LedgerRow], in tables: inout Tables, as marks: (LedgerRow) -> LedgerMarks
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    guard !rows.isEmpty else { return .failure(.missing) }
    var steps: [MarksStep: [LedgerRow.ID]] = [:]
    var count = 0
    // In the order of the ids, in which an index is changed fastest.
    for row in rows.sorted(by: { $0.id < $1.id }) {
      let step = MarksStep(before: row.marks, after: marks(row))
      guard step.before != step.after else { continue }
      try tables.mark(row, as: step.after)
      steps[step, default: []].append(row.id)
      count += 1
    }
    let changes = steps.map { step, ids in
      LedgerChange.marked(IDRanges(ids), before: step.before, after: step.after)
    }
    return .success(LedgerOutcome(changes, count: count))
  }

  private static func save<Tables: LedgerTables>(
    _ settings: LedgerSettings, over before: LedgerSettings, applying rule: LedgerRule?,
    in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    guard try tables.settings() == before else { return .failure(.settingsChanged) }
    var changes: [LedgerChange] = []
    if settings != before {
      try tables.save(settings)
      changes = [.settings(before: before, after: settings)]
    }
    guard let rule else { return .success(LedgerOutcome(changes, count: changes.count)) }
    return try apply(RuleMatcher([rule]), to: try tables.allIDs(), in: &tables).map {
      LedgerOutcome(changes + $0.changes, count: $0.count)
    }
  }

  private static func merge<Tables: LedgerTables>(
    _ category: LedgerCategory, into target: LedgerCategory, in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let before = try tables.settings()
    var after = before
    do throws(LedgerError) {
      try after.categories.merge(category, into: target)
    } catch {
      return .failure(error)
    }
    after.rules.replace(category, by: target)
    let rows = try tables.rows(try tables.ids(in: category))
    var changes: [LedgerChange] = []
    if !rows.isEmpty,
      case .success(let outcome) = try mark(
        rows, in: &tables,
        as: { row in
          LedgerMarks(category: target, note: row.note)
        })
    {
      changes = outcome.changes
    }
    try tables.save(after)
    return .success(
      LedgerOutcome(changes + [.settings(before: before, after: after)], count: rows.count))
  }

  private static func apply<Tables: LedgerTables>(
    _ matcher: RuleMatcher, to ids: [LedgerRow.ID], in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let categories = try tables.settings().categories
    let rows = try tables.rows(ids)
    guard !rows.isEmpty else { return .success(LedgerOutcome([], count: 0)) }
    return try mark(rows, in: &tables) { row in
      let category = matcher.rule(for: row.entry).map { categories.resolved($0.category) }
      return LedgerMarks(category: category ?? row.category, note: row.note)
    }
  }
}

private struct MarksStep: Hashable {
  let before: LedgerMarks
  let after: LedgerMarks
}

extension LedgerChange {
  /// Makes the change again, or its reverse; returns false, and changes nothing, if rows are not as the
  /// change expects them.
  public func apply<Tables: LedgerTables>(
    to tables: inout Tables
  ) throws(Tables.Failure) -> Bool {
    switch self {
    case .added(let ids): try tables.bringBack(ids)
    case .removed(let ids): try tables.remove(ids)
    case .marked(let ids, let before, let after):
      let rows = try tables.rows(ids.ids)
      guard rows.count == ids.count, rows.allSatisfy({ $0.marks == before }) else { return false }
      for row in rows { try tables.mark(row, as: after) }
    case .settings(_, let after): try tables.save(after)
    }
    return true
  }
}
