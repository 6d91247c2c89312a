import WalletDomain

extension AccountCommand {
  /// Makes the command's changes in the tables of a ledger, and returns them; changes nothing if it
  /// cannot be carried out.
  func perform<Tables: LedgerTables>(
    on tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    switch self {
    case .set(let id, let name, let opening, let kind):
      return try Self.set(id, name, opening, kind, in: &tables)
    case .remove(let id, let target): return try Self.remove(id, movingTo: target, in: &tables)
    case .move(let ids, let account): return try Self.move(ids, to: account, in: &tables)
    case .mark(let ids, let isCleared):
      let rows = try tables.rows(ids)
      guard !rows.isEmpty else { return .failure(.missing) }
      if let failure = LedgerError.ofLocked(rows) { return .failure(failure) }
      return .success(
        try Self.place(rows, in: &tables) { EntryStatus($0.account, isCleared: isCleared) })
    case .clear(let id, let day):
      let ids = IDRanges(try tables.ids(inAccount: id, .open, upTo: day))
      guard ids.count > 0 else { return .success(LedgerOutcome([], count: 0)) }
      let after = EntryStatus(id, isCleared: true)
      try tables.place(ids, as: after)
      return .success(
        LedgerOutcome(
          [.placed(ids, before: EntryStatus(id), after: after)], count: ids.count))
    case .lock(let id, let statement):
      return try Self.lock(id, statement, in: &tables, at: time)
    case .unlock(let id): return try Self.unlock(id, in: &tables)
    }
  }

  /// Changes the accounts in the settings; the outcome counts the change as one if there is any.
  private static func edit<Tables: LedgerTables>(
    _ tables: inout Tables, _ change: (inout LedgerSettings) throws(LedgerError) -> Void
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let before = try tables.settings()
    var after = before
    do throws(LedgerError) { try change(&after) } catch { return .failure(error) }
    let changes = try LedgerCommand.arrange(after, over: before, in: &tables)
    return .success(LedgerOutcome(changes, count: changes.count).with(before, after))
  }

  /// A balance that was reconciled has to stay what it was.
  private static func set<Tables: LedgerTables>(
    _ id: LedgerAccount.ID?, _ name: String, _ opening: Won, _ kind: AccountKind?,
    in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    if let id, try tables.settings().accounts[id].opening != opening {
      let locked = try tables.sums(of: id, upTo: nil)[.locked].count
      guard locked == 0 else { return .failure(.locked(locked)) }
    }
    var after = try tables.settings().accounts
    do throws(LedgerError) {
      if let id { try after.rename(id, name) }
      let id = if let id { id } else { try after.add(name) }
      try after.open(id, with: opening)
      if let kind { try after.set(kind, of: id) }
    } catch {
      return .failure(error)
    }
    let receipts = try id.flatMap { id throws(Tables.Failure) in
      try LedgerCommand.Receipts(of: id, as: after[id], in: tables)
    }
    let left = try receipts?.leave(in: &tables) ?? []
    let edited = try edit(&tables) { $0.accounts = after }
    let entered = try receipts?.enter(in: &tables) ?? []
    return edited.map { $0.with(left + $0.changes + entered) }
  }

  private static func remove<Tables: LedgerTables>(
    _ id: LedgerAccount.ID, movingTo target: LedgerAccount.ID?, in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let accounts = try tables.settings().accounts
    guard accounts.contains(id) else { return .failure(.missing) }
    guard !accounts[id].isPermanent else { return .failure(.accountStays) }
    let sums = try tables.sums(of: id, upTo: nil)
    guard sums[.locked].count == 0 else { return .failure(.locked(sums[.locked].count)) }
    guard sums.total.count > 0 else {
      return try edit(&tables) { settings throws(LedgerError) in
        settings.rules.remove(for: id)
        try settings.accounts.remove(id)
      }
    }
    guard let target, target != id else { return .failure(.accountNotEmpty(sums.total.count)) }
    let moved = try move(try tables.ids(inAccount: id), to: target, in: &tables)
    guard case .success(let moving) = moved else { return moved }
    return try edit(&tables) { settings throws(LedgerError) in
      settings.rules.replace(id, by: target)
      try settings.accounts.remove(id)
    }.map {
      var outcome = LedgerOutcome(moving.changes + $0.changes, count: moving.count)
      outcome.settings = $0.settings
      return outcome
    }
  }

  private static func move<Tables: LedgerTables>(
    _ ids: [LedgerRow.ID], to account: LedgerAccount.ID, in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let chosen = try tables.rows(ids)
    guard !chosen.isEmpty, try tables.settings().accounts.contains(account) else {
      return .failure(.missing)
    }
    // All parts of an entry are in one account.
    let wholes = Set(chosen.map { $0.partOf ?? $0.id })
    let missing = wholes.subtracting(ids).sorted()
    let parts = try tables.parts(of: wholes.sorted())
    let known = Set(ids)
    let rows = chosen + (try tables.rows(missing)) + parts.filter { !known.contains($0.id) }
    let moving = rows.filter { $0.account != account }
    if let failure = LedgerError.ofLocked(moving) { return .failure(failure) }
    guard moving.allSatisfy({ $0.origin != .wallet && account != .superPay }) else {
      return .failure(.walletAccount)
    }
    let receipts = try LedgerCommand.Receipts(of: moving, in: tables) { row in
      var edit = EntryEdit(row)
      edit.account = account
      return edit
    }
    let openings = try LedgerCommand.Openings(
      of: moving.map(\.account) + [account], beginning: true, in: tables)
    let explained = try LedgerCommand.Explained(of: moving.map(\.account), in: tables)
    let left = try receipts.leave(in: &tables)
    let placed = try place(moving, in: &tables) { _ in EntryStatus(account) }
    let changes = left + placed.changes + (try receipts.enter(in: &tables))
    let followed =
      try openings.follow(in: &tables) + (try explained.follow(in: &tables))
    return .success(LedgerOutcome(changes + followed, count: placed.count))
  }

  static func place<Tables: LedgerTables>(
    _ rows: [LedgerRow], in tables: inout Tables, as status: (LedgerRow) -> EntryStatus
  ) throws(Tables.Failure) -> LedgerOutcome {
    let steps = Dictionary(grouping: rows) { Step(before: $0.status, after: status($0)) }
    let changes = steps.filter { $0.key.before != $0.key.after }.map { step, rows in
      LedgerChange.placed(IDRanges(rows.map(\.id)), before: step.before, after: step.after)
    }
    if changes.count == 1, case .placed(let ids, _, let after)? = changes.first {
      try tables.place(ids, as: after)
    } else if !changes.isEmpty {
      let placed = rows.map { (id: $0.id, before: $0.status, status: status($0)) }
      try tables.place(placed.filter { $0.before != $0.status }.map { ($0.id, $0.status) })
    }
    return LedgerOutcome(changes, count: changes.reduce(0) { $0 + $1.count })
  }

  private struct Step: Hashable {
    let before: EntryStatus
    let after: EntryStatus
  }

  private static func lock<Tables: LedgerTables>(
    _ id: LedgerAccount.ID, _ statement: AccountStatement, in tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let accounts = try tables.settings().accounts
    guard accounts.contains(id) else { return .failure(.missing) }
    if let last = try tables.lastReconciliation(of: id), last.day > statement.day {
      return .failure(.statementDay(last.day))
    }
    let sums = try tables.sums(of: id, upTo: statement.day)
    let difference = statement.balance - accounts[id].opening - sums.settled.amount
    guard difference == .zero else { return .failure(.difference(difference)) }
    let ids = IDRanges(try tables.ids(inAccount: id, .cleared, upTo: statement.day))
    guard ids.count > 0 else { return .failure(.nothingCleared) }
    let new = NewReconciliation(account: id, statement: statement, count: ids.count, time: time)
    guard let reconciliation = try tables.insert([new]).first else {
      return .failure(.nothingCleared)
    }
    let before = EntryStatus(id, isCleared: true)
    let after = EntryStatus(id, lockedBy: reconciliation.id)
    try tables.place(ids, as: after)
    return .success(
      LedgerOutcome(
        [.reconciled(reconciliation), .placed(ids, before: before, after: after)],
        count: ids.count))
  }

  private static func unlock<Tables: LedgerTables>(
    _ id: LedgerAccount.ID, in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    guard let last = try tables.lastReconciliation(of: id) else {
      return .failure(.nothingLocked)
    }
    let ids = IDRanges(try tables.ids(lockedBy: last.id))
    let before = EntryStatus(id, lockedBy: last.id)
    let after = EntryStatus(id, isCleared: true)
    try tables.place(ids, as: after)
    try tables.remove([last])
    return .success(
      LedgerOutcome(
        [.placed(ids, before: before, after: after), .unreconciled(last)], count: ids.count))
  }
}

extension LedgerError {
  /// Why rows cannot be changed; nil if none is locked.
  static func ofLocked(_ rows: [LedgerRow]) -> LedgerError? {
    let count = rows.count(where: \.isLocked)
    return count > 0 ? .locked(count) : nil
  }
}
