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
    case .marked(let ids, let before, let after):
      let rows = try tables.rows(ids.ids)
      guard rows.count == ids.count, rows.allSatisfy({ $0.marks == before && !$0.isLocked })
      else { return false }
      for (index, row) in rows.enumerated() {
        try tables.reach(index, of: rows.count)
        try tables.mark(row, as: after)
      }
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
}
