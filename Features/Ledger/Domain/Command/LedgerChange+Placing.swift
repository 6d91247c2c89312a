import WalletDomain

extension LedgerChange {
  /// Gives rows their statuses, and locks or unlocks those of reconciliations again, which have to agree with them: all
  /// rows of one, or none.
  static func place<Tables: LedgerTables>(
    _ changes: [LedgerChange], in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    var placing = try Placing(of: changes, replay.moves, in: tables)
    for step in steps(of: changes) {
      if step.contains(where: { $0.reconciliation != nil }) {
        placing.reconcile(step, &replay)
      } else if case .placed(let ids, let before, let after)? = step.first {
        placing.place(ids, before, after, &replay)
      }
    }
    for round in placing.rounds {
      if !round.coming.isEmpty { try tables.bringBack(round.coming) }
      let statuses = Set(round.placed.map(\.status))
      if let status = statuses.first, statuses.count == 1 {
        try tables.place(IDRanges(round.placed.map(\.id)), as: status)
      } else if !round.placed.isEmpty {
        try tables.place(round.placed)
      }
      if !round.going.isEmpty { try tables.remove(round.going) }
    }
  }

  /// A reconciliation and its rows are one step.
  private static func steps(of changes: [LedgerChange]) -> [[LedgerChange]] {
    grouped(changes) { last, change in
      switch (last, change) {
      case (.reconciled, .placed), (.placed, .unreconciled): true
      default: false
      }
    }
  }
}

/// What changes of statuses come to, of rows and reconciliations that are read once for all of them.
private struct Placing {
  /// What is written at once.
  struct Round {
    var coming: [LedgerReconciliation] = []
    var placed: [(id: LedgerRow.ID, status: EntryStatus)] = []
    var going: [LedgerReconciliation] = []
  }

  private let accounts: LedgerAccounts
  private let moves: [LedgerReplay.Move]
  /// The parts of entries that are moved, with their first ones.
  private let parts: [LedgerRow]
  private var rows: [LedgerRow.ID: (status: EntryStatus, amount: Won)]
  private var reconciliations: [LedgerAccount.ID: [LedgerReconciliation]]
  /// In their order: a row is in one once, and the last reconciliation of an account is unlocked before others.
  private(set) var rounds: [Round] = []
  /// How many rounds there were with the last status of a row, and the last reconciliation of an account that went.
  private var placed: [LedgerRow.ID: Int] = [:]
  private var gone: [LedgerAccount.ID: Int] = [:]

  init<Tables: LedgerTables>(
    of changes: [LedgerChange], _ moves: [LedgerReplay.Move], in tables: Tables
  ) throws(Tables.Failure) {
    var (ids, moved): ([LedgerRow.ID], [LedgerRow.ID]) = ([], [])
    var reconciled: Set<LedgerAccount.ID> = []
    for change in changes {
      switch change {
      case .placed(let placed, let before, let after):
        ids += placed.ids
        if before.account != after.account { moved += placed.ids }
      case .reconciled(let one), .unreconciled(let one): reconciled.insert(one.account)
      default: break
      }
    }
    self.moves = moves
    accounts = try tables.settings().accounts
    rows = try tables.statuses(of: ids)
    let known = reconciled.isEmpty ? [] : try tables.reconciliations(of: Array(reconciled))
    reconciliations = Dictionary(grouping: known, by: \.account)
    let parts = moved.isEmpty ? [] : try tables.parts(of: moved)
    self.parts =
      parts.isEmpty
      ? [] : parts + (try tables.rows(Set(parts.compactMap(\.partOf)).sorted()))
  }

  mutating func place(
    _ ids: IDRanges, _ before: EntryStatus, _ after: EntryStatus, _ replay: inout LedgerReplay
  ) {
    guard accounts.contains(after.account) else {
      replay.left.rows += ids.count
      return
    }
    var placed = ids.ids.filter { rows[$0]?.status == before }
    if placed.count < ids.count {
      replay.left.rows +=
        ids.count - placed.count - ids.ids.count { rows[$0]?.status == after }
    }
    if before.account != after.account {
      let torn = torn(Set(placed))
      replay.left.rows += torn.count
      placed.removeAll(where: torn.contains)
    }
    guard !placed.isEmpty else { return }
    set(placed, after, in: round(of: placed))
    replay.made.append(.placed(IDRanges(placed), before: before, after: after))
  }

  /// Those of the rows that are of entries of which not all parts are moved.
  private func torn(_ ids: Set<LedgerRow.ID>) -> Set<LedgerRow.ID> {
    let wholes = Set(
      parts.filter { ids.contains($0.id) || $0.partOf.map(ids.contains) ?? false }
        .map { $0.partOf ?? $0.id })
    let own = parts.filter { wholes.contains($0.partOf ?? $0.id) }
    let torn = Set(
      own.filter { row in
        let status = rows[row.id]?.status ?? row.status
        return !moves.contains {
          $0.ids.contains(row.id) && [$0.before, $0.after].contains(status)
        }
      }.map { $0.partOf ?? $0.id })
    return Set(own.filter { torn.contains($0.partOf ?? $0.id) && ids.contains($0.id) }.map(\.id))
  }

  mutating func reconcile(_ changes: [LedgerChange], _ replay: inout LedgerReplay) {
    guard mayReconcile(changes) else {
      replay.left.rows += changes.reduce(0) { $0 + $1.count }
      return
    }
    let ids = changes.flatMap { change -> [LedgerRow.ID] in
      if case .placed(let ids, _, _) = change { ids.ids } else { [] }
    }
    let owners = changes.compactMap(\.reconciliation?.account)
    let round = round(of: ids, owners)
    for change in changes {
      switch change {
      case .reconciled(let one):
        reconciliations[one.account, default: []].append(one)
        rounds[round].coming.append(one)
      case .unreconciled(let one):
        reconciliations[one.account]?.removeLast()
        rounds[round].going.append(one)
        gone[one.account] = round + 1
      case .placed(let ids, _, let after): set(ids.ids, after, in: round)
      default: break
      }
    }
    replay.made += changes
  }

  /// Whether the rows of a reconciliation are as changes expect them, and agree with it.
  private func mayReconcile(_ changes: [LedgerChange]) -> Bool {
    var amount: Int64 = 0
    for case .placed(let ids, let before, _) in changes {
      for id in ids.ids {
        guard let row = rows[id], row.status == before else { return false }
        amount += row.amount.amount
      }
    }
    return changes.allSatisfy { change in
      guard let one = change.reconciliation else { return true }
      let last = reconciliations[one.account]?.last
      guard case .reconciled = change else { return last == one }
      let balance = last?.balance ?? accounts[one.account].opening
      return last.map({ $0.id < one.id && $0.day <= one.day }) ?? true
        && balance.amount + amount == one.balance.amount
    }
  }

  /// The number of the first round in which rows, and a reconciliation of these accounts, can be written.
  private mutating func round(of ids: [LedgerRow.ID], _ accounts: [LedgerAccount.ID] = []) -> Int {
    let number = (ids.compactMap { placed[$0] } + accounts.compactMap { gone[$0] }).max() ?? 0
    while rounds.count <= number { rounds.append(Round()) }
    return number
  }

  private mutating func set(_ ids: [LedgerRow.ID], _ status: EntryStatus, in round: Int) {
    for id in ids {
      rows[id]?.status = status
      placed[id] = round + 1
    }
    rounds[round].placed += ids.map { ($0, status) }
  }
}
