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
    case .account(.mark(let ids, _)) where ids.isEmpty,
      .account(.move(let ids, _)) where ids.isEmpty:
      return .success(LedgerOutcome([], count: 0))
    case .add(let entry, let account, let kind):
      return try Self.add(entry, to: account, as: kind, in: &tables)
    case .addUnknown(
      let entries, let file, let account, let opening, let facts, let book, let newest):
      return try Self.addUnknown(
        entries, file, to: account, opening: opening, facts, book, since: newest, in: &tables,
        at: time)
    case .delete(let ids): return try Self.remove(ids, from: &tables)
    case .edit(let row, let edit): return try Self.edit(row, to: edit, in: &tables)
    case .split(let row, let parts): return try Self.split(row, into: parts, in: &tables)
    case .takeBack(let id): return try Self.takeBack(id, from: &tables)
    case .categorise(let ids, let chosen):
      guard let category = try tables.settings().categories.present(chosen) else {
        return .failure(.missing)
      }
      return try Self.mark(try tables.rows(ids), in: &tables) { row in
        row.marks.with(category: category)
      }
    case .note(let ids, let note):
      let note = LedgerEntry.normalisedNote(note)
      return try Self.mark(try tables.rows(ids), in: &tables) { row in
        row.marks.with(note: note)
      }
    case .save(let settings, let before, let rule):
      return try Self.save(settings, over: before, applying: rule, in: &tables)
    case .merge(let category, let target):
      return try Self.merge(category, into: target, in: &tables)
    case .apply(let rule):
      return try Self.apply(RuleMatcher([rule]), to: try tables.allIDs(), in: &tables)
    case .account(let command): return try command.perform(on: &tables, at: time)
    case .link(let proposals): return try Self.link(proposals, in: &tables)
    case .refuse(let proposals): return try Self.refuse(proposals, in: &tables)
    case .unlink(let ids):
      let links = try tables.links(of: ids).filter { !$0.isRefused }
      guard !links.isEmpty else { return .failure(.missing) }
      if let failure = try Self.lockedMade(links, in: tables) { return .failure(failure) }
      return .success(LedgerOutcome(try Self.unlink(links, in: &tables), count: links.count))
    case .applyRules:
      let matcher = RuleMatcher(try tables.settings().rules.list)
      return try Self.apply(
        matcher, to: try tables.ids(in: .other), keepingNames: true, in: &tables)
    }
  }

  static func remove<Tables: LedgerTables>(
    _ ids: [LedgerRow.ID], from tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    try tables.reach(0, of: ids.count)
    let chosen = try tables.rows(ids)
    guard !chosen.isEmpty else { return .failure(.missing) }
    guard chosen.allSatisfy({ $0.origin != .wallet }) else { return .failure(.walletStays) }
    let known = Set(ids)
    let rows = chosen + (try tables.parts(of: ids)).filter { !known.contains($0.id) }
    if let failure = LedgerError.ofLocked(rows) { return .failure(failure) }
    let going = Set(rows.map(\.id))
    let links = try tables.links(of: rows.map(\.id))
    if let failure = try lockedMade(links, without: going, in: tables) {
      return .failure(failure)
    }
    // What single parts were goes to their first ones.
    let single = Dictionary(grouping: rows) { row in
      row.partOf.flatMap { going.contains($0) ? nil : $0 }
    }
    let joining = single.reduce(into: [LedgerRow.ID: [LedgerRow]]()) { joining, parts in
      if let whole = parts.key { joining[whole] = parts.value }
    }
    let divisions: [Division]
    switch try Division.of(joining, in: tables) {
    case .failure(let error): return .failure(error)
    case .success(let found): divisions = found
    }
    let openings = try Openings(
      of: (rows + (try tables.made(for: links))).map(\.account), in: tables)
    let explained = try Explained(of: rows.map(\.account), in: tables)
    let refused = try refusedPairs(links, of: rows, in: tables)
    var changes = try unlink(links, without: going, in: &tables)
    changes += try tables.join(divisions).map(LedgerChange.joined)
    if let whole = single[nil] { changes.append(.removed(try tables.takeAway(whole))) }
    changes += try openings.follow(in: &tables) + (try explained.follow(in: &tables))
    changes += try remember(refused, in: &tables)
    var outcome = LedgerOutcome(changes, count: rows.count)
    outcome.subject = rows.count == 1 ? rows.first?.text : nil
    return .success(outcome)
  }

  static func mark<Tables: LedgerTables>(
    _ rows: [LedgerRow], in tables: inout Tables, isMerging: Bool = false,
    as marks: (LedgerRow) -> LedgerMarks
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    guard !rows.isEmpty else { return .failure(.missing) }
    var marked: [(row: LedgerRow, marks: LedgerMarks)] = []
    for row in rows.sorted(by: { $0.id < $1.id }) {
      try tables.reach(0, of: rows.count)
      var after = marks(row)
      // A refund is in the category of its purchase.
      if row.link?.kind == .refund, !isMerging { after.category = row.category }
      guard row.marks != after, marked.last?.row.id != row.id else { continue }
      marked.append((row, after))
    }
    marked = try tables.withRefunds(marked)
    try tables.mark(marked)
    var outcome = LedgerOutcome(LedgerChange.marked(marked), count: marked.count)
    outcome.subject = marked.count == 1 ? marked.first?.row.text : nil
    return .success(outcome)
  }

  private static func save<Tables: LedgerTables>(
    _ settings: LedgerSettings, over before: LedgerSettings, applying rule: LedgerRule?,
    in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let stored = try tables.settings()
    var settings = settings
    guard stored == before, settings.count(on: stored) else { return .failure(.settingsChanged) }
    let changes = try arrange(settings, over: before, in: &tables)
    guard let rule else {
      return .success(
        LedgerOutcome(changes, count: changes.count).with(before, settings))
    }
    return try apply(RuleMatcher([rule]), to: try tables.allIDs(), in: &tables).map {
      LedgerOutcome(changes + $0.changes, count: $0.count).with(before, settings)
    }
  }

  /// Saves settings, and returns what it has changed.
  static func arrange<Tables: LedgerTables>(
    _ settings: LedgerSettings, over before: LedgerSettings, in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerChange] {
    let changes = SettingsChange.between(before, settings)
    guard !changes.isEmpty else { return [] }
    try tables.save(settings)
    return [.arranged(changes)]
  }

  static func merge<Tables: LedgerTables>(
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
    after.budgets.merge(category, into: target)
    let rows = try tables.rows(try tables.ids(in: category))
    var changes: [LedgerChange] = []
    if !rows.isEmpty,
      case .success(let outcome) = try mark(
        rows, in: &tables, isMerging: true,
        as: { row in
          row.marks.with(category: target)
        })
    {
      changes = outcome.changes
    }
    let arranged = try arrange(after, over: before, in: &tables)
    return .success(LedgerOutcome(changes + arranged, count: rows.count).with(before, after))
  }

  private static func apply<Tables: LedgerTables>(
    _ matcher: RuleMatcher, to ids: [LedgerRow.ID], keepingNames keeps: Bool = false,
    in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let categories = try tables.settings().categories
    try tables.reach(0, of: ids.count)
    let rows = try tables.rows(ids)
    guard !rows.isEmpty else { return .success(LedgerOutcome([], count: 0)) }
    return try mark(rows, in: &tables) { row in
      guard let rule = matcher.rule(for: RuleSubject(row)) else { return row.marks }
      var marks = row.marks.with(category: categories.resolved(rule.category))
      marks.payee = keeps ? marks.payee ?? rule.givenName : rule.givenName ?? marks.payee
      return marks
    }
  }
}
