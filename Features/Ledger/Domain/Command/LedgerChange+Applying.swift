extension LedgerChange {
  /// Makes the change again, or its reverse; returns false, and changes nothing, if rows are not as the
  /// change expects them.
  public func apply<Tables: LedgerTables>(
    to tables: inout Tables
  ) throws(Tables.Failure) -> Bool {
    switch self {
    case .added(let ids): try tables.bringBack(ids)
    case .removed(let ids):
      guard try !tables.hasLocked(ids) else { return false }
      try tables.remove(ids)
    case .marked: return try Self.mark([self], in: &tables)
    case .settings(_, let after): try tables.save(after)
    case .placed(let ids, let before, let after):
      guard try tables.count(ids, before) == ids.count else { return false }
      try tables.place(ids, as: after)
    case .reconciled(let reconciliation):
      let last = try tables.lastReconciliation(of: reconciliation.account)
      guard last.map({ $0.day <= reconciliation.day }) ?? true else { return false }
      try tables.bringBack(reconciliation)
    case .unreconciled(let reconciliation):
      guard try tables.lastReconciliation(of: reconciliation.account) == reconciliation else {
        return false
      }
      try tables.remove(reconciliation)
    }
    return true
  }

  /// The changes in their order; those of marks that follow one another are one part, since there may be
  /// one for each row.
  public static func parts(of changes: [LedgerChange]) -> [[LedgerChange]] {
    changes.reduce(into: []) { parts, change in
      if case .marked = change, case .marked? = parts.last?.last {
        parts[parts.count - 1].append(change)
      } else {
        parts.append([change])
      }
    }
  }

  /// Makes the changes of a part, as `apply(to:)` does.
  public static func apply<Tables: LedgerTables>(
    _ part: [LedgerChange], to tables: inout Tables
  ) throws(Tables.Failure) -> Bool {
    if case .marked? = part.first { return try mark(part, in: &tables) }
    for change in part where try !change.apply(to: &tables) { return false }
    return true
  }

  /// Makes changes of marks together.
  private static func mark<Tables: LedgerTables>(
    _ changes: [LedgerChange], in tables: inout Tables
  ) throws(Tables.Failure) -> Bool {
    var steps: [LedgerRow.ID: (before: LedgerMarks, after: LedgerMarks)] = [:]
    for case .marked(let ids, let before, let after) in changes {
      for id in ids.ids { steps[id] = (before, after) }
    }
    let rows = try tables.rows(steps.keys.sorted())
    let marked = rows.compactMap { row -> (row: LedgerRow, marks: LedgerMarks)? in
      guard let step = steps[row.id], row.marks == step.before, !row.isLocked else { return nil }
      return (row, step.after)
    }
    guard marked.count == steps.count else { return false }
    try tables.mark(marked)
    return true
  }
}
