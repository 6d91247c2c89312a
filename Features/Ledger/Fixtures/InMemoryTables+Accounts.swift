import LedgerDomain
import Time
import WalletDomain

/// Accounts and reconciliations.
extension InMemoryTables {
  func ids(inAccounts accounts: [LedgerAccount.ID]) -> [LedgerAccount.ID: [LedgerRow.ID]] {
    Dictionary(grouping: rows.values.filter { accounts.contains($0.account) }, by: \.account)
      .mapValues { $0.map(\.id).sorted() }
  }

  func ids(
    inAccount account: LedgerAccount.ID, _ state: EntryStatus.State, upTo day: Day
  ) -> [LedgerRow.ID] {
    rows.values.filter {
      $0.account == account && $0.status.state == state && $0.day <= day
    }.map(\.id).sorted()
  }

  func ids(lockedBy reconciliation: LedgerReconciliation.ID) -> [LedgerRow.ID] {
    rows.values.filter { $0.status.reconciliation == reconciliation }.map(\.id).sorted()
  }

  func sums(of account: LedgerAccount.ID, upTo day: Day?) -> AccountSums {
    rows.values.reduce(into: AccountSums()) { sums, row in
      guard row.account == account, day.map({ row.day <= $0 }) ?? true else { return }
      let state = row.status.state
      sums[state] = sums[state] + AccountSums.Sum(count: 1, amount: row.amount)
    }
  }

  func sums(statedBefore days: [LedgerAccount.ID: Day]) -> [LedgerAccount.ID: Won] {
    rows.values.reduce(into: [:]) { sums, row in
      let whole = row.partOf.flatMap { rows[$0] } ?? row
      guard let day = days[row.account], whole.entry.stated?.day ?? whole.day < day else { return }
      sums[row.account] = (sums[row.account] ?? .zero) + row.amount
    }
  }

  func accountSums() -> [LedgerAccount.ID: AccountSums] {
    rows.values.reduce(into: [:]) { sums, row in
      let sum = AccountSums.Sum(count: 1, amount: row.amount)
      let state = row.status.state
      let before = sums[row.account, default: AccountSums()][state]
      sums[row.account, default: AccountSums()][state] = before + sum
    }
  }

  func context(of row: LedgerRow) -> EntryContext {
    let earlier = rows.values.filter {
      $0.account == row.account && ($0.day, $0.id) <= (row.day, row.id)
    }
    let (same, isIncome) = (rows.values.filter { $0.name == row.name }, EntryContext.isIncome(row))
    return EntryContext(
      sum: earlier.map(\.amount).reduce(.zero, +),
      ofMonths: EntryContext.months(of: row).map { month in
        same.filter { month.contains($0.day) }
          .map { LedgerSummary(amount: $0.amount, link: $0.link) }
          .map { isIncome ? $0.received : $0.spent }.reduce(.zero, +)
      }
    ).with(billedRows(around: row), of: row)
  }

  private func billedRows(around row: LedgerRow) -> BilledRows? {
    let (days, links) = (BilledRows.days(around: row.day), links.values.filter { !$0.isRefused })
    let found = links.compactMap { link -> (card: LedgerAccount.ID, payment: BilledRows.Payment)? in
      guard link.kind == .cardBill, let paid = rows[link.first],
        let card = link.second.flatMap({ rows[$0] }),
        link.first == row.id || card.account == row.account && days.contains(card.day)
      else { return nil }
      return (card.account, BilledRows.Payment(link, on: paid.day, amount: paid.amount))
    }
    guard let card = found.first?.card else { return nil }
    let reach = Instalment.reach(back: days.lowerBound)
    let own = rows.values.filter { each in
      let isCollected = each.entry.bank?.instalment != nil
      return each.account == card && each.day <= days.upperBound
        && each.day >= (isCollected ? reach : days.lowerBound)
        && !links.contains { $0.second == each.id && ($0.kind != .refund || isCollected) }
    }
    return BilledRows(found.map(\.payment), own)
  }

  func balances(
    around days: [LedgerAccount.ID: ClosedRange<Day>]
  ) -> [LedgerAccount.ID: AccountBalances] {
    let homes = importAccounts.filter { id, account in
      account != .imports && rows.values.contains { $0.importID == id && $0.account == account }
    }
    func step(_ row: LedgerRow) -> BalanceStep {
      let step = BalanceStep(row.entry)
      let isMoved = row.importID.flatMap { homes[$0] }.map { $0 != row.account } ?? false
      return isMoved
        ? BalanceStep(day: step.day, second: step.second, amount: step.amount, balance: nil) : step
    }
    return days.reduce(into: [:]) { found, asked in
      let (account, days) = asked
      let own = rows.values.filter { $0.account == account }
      let stated = own.filter { $0.partOf == nil }.map(step)
        .filter { $0.balance != nil }.map(\.day)
      let start = stated.filter { $0 < days.lowerBound }.max() ?? days.lowerBound
      let end = stated.filter { $0 > days.upperBound }.min() ?? days.upperBound
      // Parts are in what was split.
      let near = own.filter { $0.partOf == nil }.map { (id: $0.id, step: step($0)) }
        .filter { (start...end).contains($0.step.day) }
        .sorted { ($0.step.day, $0.id) < ($1.step.day, $1.id) }
      if !near.isEmpty { found[account] = AccountBalances(near.map(\.step), from: start) }
    }
  }

  func reconciliations(of accounts: [LedgerAccount.ID]) -> [LedgerReconciliation] {
    reconciliations.filter { accounts.contains($0.account) }
  }

  func statuses(
    of ids: [LedgerRow.ID]
  ) -> [LedgerRow.ID: (status: EntryStatus, amount: Won)] {
    ids.reduce(into: [:]) { statuses, id in
      statuses[id] = rows[id].map { ($0.status, $0.amount) }
    }
  }

  mutating func place(_ ids: IDRanges, as status: EntryStatus) {
    for id in ids.ids { rows[id]?.status = status }
  }

  mutating func place(_ rows: [(id: LedgerRow.ID, status: EntryStatus)]) {
    for (id, status) in rows { self.rows[id]?.status = status }
  }

  mutating func insert(_ new: [NewReconciliation]) -> [LedgerReconciliation] {
    new.map { new in
      lastReconciliation += 1
      let reconciliation = LedgerReconciliation(
        id: lastReconciliation, account: new.account, new.statement, count: new.count,
        time: new.time)
      reconciliations.append(reconciliation)
      return reconciliation
    }
  }

  mutating func bringBack(_ reconciliations: [LedgerReconciliation]) {
    self.reconciliations.append(contentsOf: reconciliations)
    self.reconciliations.sort { $0.id < $1.id }
  }

  mutating func remove(_ reconciliations: [LedgerReconciliation]) {
    self.reconciliations.removeAll(where: reconciliations.contains)
  }

  func reconcile(_ query: ReconcileQuery, at range: Range<Int>) -> ReconcileWindow {
    let all = rows.values.filter { row in
      row.account == query.account && row.day <= query.statement.day
    }
    let listed = ordered(all, by: LedgerQuery())
    let sums = sums(of: query.account, upTo: query.statement.day)
    let opening = kept.accounts[query.account].opening
    let difference = query.statement.balance - opening - sums.settled.amount
    let shown = ordered(listed.filter { query.showsLocked || !$0.isLocked }, by: query.order)
    let range = range.clamped(to: 0..<shown.count)
    let explaining =
      difference == .zero
      ? []
      : listed.filter { row in
        switch row.status.state {
        case .open: row.amount == difference
        case .cleared: row.amount == -difference
        case .locked: false
        }
      }
    let candidates = explaining.prefix(ReconcileWindow.candidateLimit)
    return ReconcileWindow(
      sums: sums, opening: opening, difference: difference, count: shown.count,
      start: range.lowerBound, rows: Array(shown[range]), candidates: Array(candidates),
      last: reconciliations(of: [query.account]).last)
  }
}
