import WalletDomain

extension LedgerChange {
  static func place<Tables: LedgerTables>(
    _ ids: IDRanges, _ before: EntryStatus, _ after: EntryStatus, in tables: inout Tables,
    _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    guard try tables.settings().accounts.contains(after.account) else {
      replay.left.rows += ids.count
      return
    }
    var placed = ids
    if try tables.count(ids, before) < ids.count {
      let rows = try tables.rows(ids.ids)
      placed = IDRanges(rows.filter { $0.status == before }.map(\.id))
      replay.left.rows += ids.count - placed.count - rows.count { $0.status == after }
    }
    if before.account != after.account {
      let whole = try tables.whole(placed, replay.moves)
      replay.left.rows += placed.count - whole.count
      placed = whole
    }
    guard placed.count > 0 else { return }
    try tables.place(placed, as: after)
    replay.made.append(.placed(placed, before: before, after: after))
  }

  /// Locks or unlocks the rows of a reconciliation again, all or none: it has to agree with them.
  static func reconcile<Tables: LedgerTables>(
    _ changes: [LedgerChange], in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    guard try tables.mayReconcile(changes) else {
      replay.left.rows += changes.reduce(0) { $0 + $1.count }
      return
    }
    for change in changes {
      switch change {
      case .reconciled(let reconciliation): try tables.bringBack(reconciliation)
      case .unreconciled(let reconciliation): try tables.remove(reconciliation)
      case .placed(let ids, _, let after): try tables.place(ids, as: after)
      default: break
      }
    }
    replay.made += changes
  }
}

extension LedgerTables {
  /// Without the parts of entries of which not all are moved.
  fileprivate func whole(
    _ ids: IDRanges, _ moves: [LedgerReplay.Move]
  ) throws(Failure) -> IDRanges {
    let parts = try parts(of: ids.ids)
    guard !parts.isEmpty else { return ids }
    let wholes = try rows(Set(parts.compactMap(\.partOf)).sorted())
    let others = (parts + wholes).filter { row in
      !moves.contains { move in
        move.ids.contains(row.id) && [move.before, move.after].contains(row.status)
      }
    }
    let torn = Set(others.map { $0.partOf ?? $0.id })
    guard !torn.isEmpty else { return ids }
    let staying = Set((parts + wholes).filter { torn.contains($0.partOf ?? $0.id) }.map(\.id))
    return IDRanges(ids.ids.filter { !staying.contains($0) })
  }

  /// Whether the rows of a reconciliation are as changes expect them, and agree with it.
  fileprivate func mayReconcile(_ changes: [LedgerChange]) throws(Failure) -> Bool {
    var amount: Int64 = 0
    for case .placed(let ids, let before, _) in changes {
      guard try count(ids, before) == ids.count else { return false }
      amount += try rows(ids.ids).reduce(0) { $0 + $1.amount.amount }
    }
    for change in changes {
      switch change {
      case .unreconciled(let reconciliation):
        guard try lastReconciliation(of: reconciliation.account) == reconciliation else {
          return false
        }
      case .reconciled(let reconciliation):
        let last = try lastReconciliation(of: reconciliation.account)
        guard last.map({ $0.id < reconciliation.id && $0.day <= reconciliation.day }) ?? true else {
          return false
        }
        let opening = try settings().accounts[reconciliation.account].opening
        guard (last?.balance ?? opening).amount + amount == reconciliation.balance.amount else {
          return false
        }
      default: break
      }
    }
    return true
  }
}
