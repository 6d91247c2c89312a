import WalletDomain

extension LedgerChange {
  /// The category that the changes merge, and into which.
  static func merging(_ changes: [LedgerChange]) -> (UserCategory, into: LedgerCategory)? {
    for case .arranged(let steps) in changes {
      for case .merged(let category, _, let target) in steps { return (category, target) }
    }
    return nil
  }

  /// The changes in their order; those of marks that follow one another are one part, since there may be
  /// one for each row, as are entries that are split or joined, and statuses with reconciliations.
  static func parts(of changes: [LedgerChange]) -> [[LedgerChange]] {
    grouped(changes) { last, change in
      switch (last, change) {
      case (.marked, .marked), (.split, .split), (.joined, .joined): true
      default: last.isOfStatus && change.isOfStatus
      }
    }
  }

  private var isOfStatus: Bool {
    switch self {
    case .placed, .reconciled, .unreconciled: true
    default: false
    }
  }

  /// The changes in their order, each with those after it for which this holds.
  static func grouped(
    _ changes: [LedgerChange], by isMore: (LedgerChange, LedgerChange) -> Bool
  ) -> [[LedgerChange]] {
    changes.reduce(into: []) { groups, change in
      if let last = groups.last?.last, isMore(last, change) {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
  }

  /// Makes the changes of a part, as far as what they concern is as they expect it.
  static func apply<Tables: LedgerTables>(
    _ part: [LedgerChange], to tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    switch part.first {
    case .marked: try mark(part, in: &tables, &replay)
    case .added(let rows): try bringBack(rows, in: &tables, &replay)
    case .removed(let rows): try remove(rows, from: &tables, &replay)
    case .corrected(let changes): try correct(changes, in: &tables, &replay)
    case .split: try split(part.compactMap(\.division), in: &tables, &replay)
    case .joined: try join(part.compactMap(\.division), in: &tables, &replay)
    case .linked(let changes): try link(changes, in: &tables, &replay)
    case .arranged(let changes): try SettingsChange.apply(changes, to: &tables, &replay)
    case .placed, .reconciled, .unreconciled: try place(part, in: &tables, &replay)
    case .settings, nil: break
    }
  }

  /// Brings back what this command keeps, unless the ledger has it by another way now.
  private static func bringBack<Tables: LedgerTables>(
    _ entered: EnteredRows, in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    let settings = try tables.settings()
    var rows = try tables.kept(entered.ids).filter { settings.accounts.contains($0.account) }
    if entered.isKnown, !rows.isEmpty {
      let twins = try tables.twins(of: rows)
      let before = entered.twinCounts
      var come: [EntryTwins.Kind: Int] = [:]
      for row in rows {
        come[EntryTwins.Kind(row)] = twins[row.id, default: 0] - before[row.id, default: 0]
      }
      // Of equal rows the last ones are left.
      let back = rows.reversed().filter { row in
        let more = come[EntryTwins.Kind(row), default: 0]
        come[EntryTwins.Kind(row)] = more - 1
        return more <= 0
      }
      rows = back.reversed()
    }
    // A statement has brought the whole again.
    let coming = Set(rows.map(\.id))
    rows.removeAll { row in row.partOf.map { !coming.contains($0) } ?? false }
    replay.left.rows += entered.count - rows.count
    if !rows.isEmpty { try tables.bringBack(IDRanges(rows.map(\.id))) }
    if rows.count < entered.count { try tables.forget(IDRanges(entered.ids)) }
    let merged = rows.compactMap { row -> (row: LedgerRow, marks: LedgerMarks)? in
      let category = settings.categories.resolved(row.category)
      guard category != row.category else { return nil }
      return (row, row.marks.with(category: category))
    }
    if !merged.isEmpty { try tables.mark(merged) }
    if !rows.isEmpty {
      replay.made.append(.added(EnteredRows(try tables.rows(rows.map(\.id)))))
    }
  }

  /// Gives rows those of the facts of after that are as before; the other ones stay as they are.
  private static func correct<Tables: LedgerTables>(
    _ changes: [FactsChange], in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    let wanted = Dictionary(changes.map { ($0.id, $0) }) { $1 }
    let rows = try tables.rows(wanted.keys.sorted())
    // What was made for a card's bill follows what the card's entries explain.
    let linked = Set(
      try tables.links(of: rows.map(\.id)).filter { !$0.isRefused }
        .flatMap { $0.kind == .cardBill && $0.isMade ? [$0.first] : $0.rows })
    var turned: [LedgerRow.ID: EntryFacts] = [:]
    var whole: Set<LedgerRow.ID> = []
    for row in rows {
      guard let change = wanted[row.id] else { continue }
      var facts = row.entry.facts
      let isWhole = facts.turn(from: change.before, to: change.after)
      // Only a statement gives a linked entry another amount.
      let mayTurn = facts.amount == row.amount || facts.bank != row.entry.bank
      guard row.mayHave(facts), mayTurn || !linked.contains(row.id) else { continue }
      turned[row.id] = facts
      if isWhole { whole.insert(row.id) }
    }
    // All parts of an entry are of one day.
    let moved = rows.filter { row in turned[row.id].map { $0.day != row.day } ?? false }
    let parts = try tables.parts(with: moved)
    let torn = Set(
      moved.filter { row in
        parts[row.partOf ?? row.id, default: []].contains {
          (turned[$0.id]?.day ?? $0.day) != turned[row.id]?.day
        }
      }.map(\.id))
    for id in torn { turned[id] = nil }
    whole.subtract(torn)
    replay.left.rows += changes.count - whole.count
    let made = try tables.correct(turned.keys) { turned[$0.id] }
    if !made.isEmpty { replay.made.append(.corrected(made)) }
  }

  private static func remove<Tables: LedgerTables>(
    _ entered: EnteredRows, from tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    // What others have linked since stays.
    let linked = Set(try tables.links(of: entered.ids).filter { !$0.isRefused }.flatMap(\.rows))
    let rows = try tables.rows(entered.ids).filter { !$0.isLocked && !linked.contains($0.id) }
    let left = entered.asLeft(rows, try tables.settings().categories)
    let going = left.whole(with: try tables.parts(of: left.map(\.id)))
    replay.left.rows += entered.count - going.count
    if !going.isEmpty { replay.made.append(.removed(try tables.takeAway(going))) }
  }

  /// Gives rows that have the mark of before that of after; the other one stays as it is.
  private static func mark<Tables: LedgerTables>(
    _ changes: [LedgerChange], in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    let categories = try tables.settings().categories
    var steps: [LedgerRow.ID: (before: LedgerMarks, after: LedgerMarks)] = [:]
    for case .marked(let ids, let before, let after) in changes {
      for id in ids.ids { steps[id] = (before, after) }
    }
    let rows = try tables.rows(steps.keys.sorted())
    replay.left.rows += steps.count - rows.count
    var marked: [(row: LedgerRow, marks: LedgerMarks)] = []
    var refunds: [LedgerRow] = []
    for row in rows {
      guard let (before, after) = steps[row.id] else { continue }
      var (marks, wanted) = (row.marks, after)
      // A refund follows its purchase.
      if row.link?.kind == .refund, before.category != after.category {
        wanted.category = before.category
        refunds.append(row)
      }
      if !marks.turn(from: before, to: wanted, categories) { replay.left.rows += 1 }
      if marks != row.marks { marked.append((row, marks)) }
    }
    marked = try tables.withRefunds(marked)
    let left = Dictionary(marked.map { ($0.row.id, $0.marks.category) }) { $1 }
    replay.left.rows += refunds.count { row in
      let category = left[row.id] ?? row.category
      return steps[row.id].map { categories.present($0.after.category) != category } ?? false
    }
    guard !marked.isEmpty else { return }
    try tables.mark(marked)
    replay.made += Self.marked(marked)
  }

  /// What gives rows other marks, a change for those that are alike.
  static func marked(_ rows: [(row: LedgerRow, marks: LedgerMarks)]) -> [LedgerChange] {
    var steps: [MarksStep: [LedgerRow.ID]] = [:]
    for (row, marks) in rows {
      steps[MarksStep(before: row.marks, after: marks), default: []].append(row.id)
    }
    return steps.map { .marked(IDRanges($1), before: $0.before, after: $0.after) }
  }

  private struct MarksStep: Hashable {
    let before: LedgerMarks
    let after: LedgerMarks
  }
}
