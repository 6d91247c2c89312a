import Time
import WalletDomain

extension LedgerCommand {
  /// Adds entries of an export with their accounts, links, parts and locks.
  ///
  /// What the ledger has already stays as it is: an account that has entries keeps its opening balance and gets no
  /// locks, and links are made between new entries alone.
  static func addExported<Tables: LedgerTables>(
    _ entries: [StatementEntry], _ book: ExportBook, _ file: String, to choice: AccountChoice,
    in tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let before = try tables.settings()
    let unused = try unused(before.accounts, in: tables)
    var after = before
    var accounts: [String: LedgerAccount.ID] = [:]
    var categories: [String: LedgerCategory] = [:]
    var chosen: LedgerAccount.ID?
    do throws(LedgerError) {
      for account in book.accounts {
        accounts[account.name] = try after.accounts.take(account, filling: unused)
      }
      for name in entries.map(\.newAccount) where !name.isEmpty && accounts[name] == nil {
        let known = after.accounts.account(named: name)?.id
        if let known {
          accounts[name] = known
        } else {
          accounts[name] = try after.accounts.add(name)
        }
      }
      if entries.contains(where: { $0.destination(nil) == nil && accounts[$0.newAccount] == nil }) {
        chosen = try after.accounts.account(for: choice)
      }
      let former = entries.compactMap { $0.exported?.record.category }
      for name in entries.map(\.newCategory) + former where !name.isEmpty && categories[name] == nil
      {
        categories[name] = try after.categories.take(name)
      }
    } catch {
      return .failure(error)
    }
    // A name that an account had before may be that of another one now.
    let renamed = accounts.reduce(into: [LedgerAccount.ID: LedgerAccount.ID]()) { renamed, taken in
      if let known = before.accounts.account(named: taken.key)?.id { renamed[known] = taken.value }
    }
    let places = entries.map {
      $0.destination(nil).map { renamed[$0] ?? $0 } ?? accounts[$0.newAccount] ?? chosen
        ?? LedgerAccount.ID.cash
    }
    // Of several accounts it is none's alone.
    let home = Set(places).count > 1 ? .imports : chosen ?? places.first ?? .cash
    let id = try tables.insertImport(file: file, time: time, total: entries.count, into: home)
    after.categories.note(id, of: Set(after.categories.ids).subtracting(before.categories.ids))
    var changes = try arrange(after, over: before, in: &tables)
    var new = zip(entries, places).map { stated, place in
      var entry = stated.entry.saying(stated.exported?.record)
      entry.category = categories[stated.newCategory] ?? after.categories.resolved(entry.category)
      return ExportedRow(entry: entry, account: place, exported: stated.exported)
    }
    let rows = try insert(&new, importID: id, in: &tables)
    changes.append(.added(EnteredRows(rows)))
    // An account that was never changed has no row of its own.
    func lockedAccount(_ name: String) -> LedgerAccount.ID? {
      let known = accounts[name] ?? before.accounts.account(named: name)?.id
      guard known == .superPay else { return known }
      let wallet = before.accounts.walletStandIn
      return accounts[wallet.name] ?? wallet.id ?? known
    }
    let open = book.locks.compactMap { lock in lockedAccount(lock.account).map { ($0, lock) } }
      .filter { unused.contains($0.0) || !before.accounts.contains($0.0) }
    let locks = Dictionary(grouping: open, by: \.0).mapValues { $0.map(\.1) }
    changes += try place(new, locks, after.accounts, in: &tables, at: time)
    changes += try link(new, rows, categories, in: &tables)
    return .success(LedgerOutcome(changes, count: rows.count).with(before, after))
  }

  /// Adds what an export says of accounts, where the ledger has all of its entries.
  static func addAccounts<Tables: LedgerTables>(
    of book: ExportBook, in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let before = try tables.settings()
    let unused = try unused(before.accounts, in: tables)
    var after = before
    do throws(LedgerError) {
      after.accounts = try before.accounts.taking(book, filling: unused)
    } catch {
      return .failure(error)
    }
    guard after != before else { return .failure(.nothingNew) }
    let changes = try arrange(after, over: before, in: &tables)
    return .success(LedgerOutcome(changes, count: 0).with(before, after))
  }

  /// The accounts that have neither entries nor an opening balance.
  private static func unused<Tables: LedgerTables>(
    _ accounts: LedgerAccounts, in tables: Tables
  ) throws(Tables.Failure) -> Set<LedgerAccount.ID> {
    let sums = try tables.accountSums()
    return Set(
      accounts.list.filter { $0.opening == .zero && (sums[$0.id]?.total.count ?? 0) == 0 }
        .map(\.id))
  }

  /// Adds rows in their order, and returns them in that of their ids.
  private static func insert<Tables: LedgerTables>(
    _ new: inout [ExportedRow], importID: LedgerImport.ID, in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerRow] {
    var places: [Int: Int] = [:]
    for (index, row) in new.enumerated() {
      if let number = row.exported?.record.entry, places[number] == nil { places[number] = index }
    }
    let named = new.map { row in row.exported?.record.part.flatMap { places[$0] } }
    let alike = named.enumerated().map { index, whole in
      whole.flatMap { $0 != index && new[index].isLike(new[$0]) ? $0 : nil }
    }
    // What is a part of a part, or of an entry of another day or account, is an entry of its own.
    let wholes = alike.map { whole in whole.flatMap { alike[$0] == nil ? $0 : nil } }
    // A part comes before its entry only where the file is in another order than that of time.
    let late = Set(new.indices.filter { index in wholes[index].map { $0 > index } ?? false })
    let order = new.indices.filter { !late.contains($0) } + late.sorted()
    let added = order.map { index in new[index].added(of: wholes[index].map { new[$0] }, importID) }
    var parts: [NewPart] = []
    for (index, (id, row)) in zip(order, zip(try tables.insert(added), added)) {
      var row = row
      row.partOf = wholes[index].flatMap { new[$0].row?.id }
      if row.partOf != nil { parts.append((id, row)) }
      new[index].row = new[index].row(id, row)
    }
    if !parts.isEmpty { try tables.divide(parts) }
    let rows = new.compactMap(\.row).sorted { $0.id < $1.id }
    let said = rows.filter { $0.entry.stated != nil }
    if !said.isEmpty { try tables.correct(said.map { ($0, $0.entry.facts) }) }
    return rows
  }

  /// Clears what the export says is cleared or locked, and locks what agrees with the balances of its statements.
  private static func place<Tables: LedgerTables>(
    _ new: [ExportedRow], _ locks: [LedgerAccount.ID: [ExportBook.Lock]],
    _ accounts: LedgerAccounts, in tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> [LedgerChange] {
    let cleared = Dictionary(
      grouping: new.filter { $0.exported?.isCleared == true && $0.row != nil }, by: \.account)
    var placed: [(id: LedgerRow.ID, status: EntryStatus)] = []
    var changes: [LedgerChange] = []
    var locked: [(new: NewReconciliation, ids: [LedgerRow.ID])] = []
    for (account, rows) in cleared.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let (before, after) = (EntryStatus(account), EntryStatus(account, isCleared: true))
      let ids = rows.compactMap(\.row?.id)
      placed += ids.map { ($0, after) }
      changes.append(.placed(IDRanges(ids), before: before, after: after))
      locked += agreeing(
        rows, locks[account] ?? [], in: account, accounts[account].opening, at: time)
    }
    try tables.place(placed)
    let reconciliations = try tables.insert(locked.map(\.new))
    placed = []
    for (reconciliation, (_, ids)) in zip(reconciliations, locked) {
      let account = reconciliation.account
      let after = EntryStatus(account, lockedBy: reconciliation.id)
      placed += ids.map { ($0, after) }
      changes += [
        .reconciled(reconciliation),
        .placed(IDRanges(ids), before: EntryStatus(account, isCleared: true), after: after),
      ]
    }
    try tables.place(placed)
    return changes
  }

  /// What agrees with the balances of an account's statements, up to the first that does not.
  private static func agreeing(
    _ cleared: [ExportedRow], _ locks: [ExportBook.Lock], in account: LedgerAccount.ID,
    _ opening: Won, at time: Int64
  ) -> [(new: NewReconciliation, ids: [LedgerRow.ID])] {
    let byLock = Dictionary(grouping: cleared) { $0.exported?.record.lock }
    var found: [(new: NewReconciliation, ids: [LedgerRow.ID])] = []
    var (balance, day) = (opening, locks.map(\.day).min())
    for lock in locks.sorted(by: { $0.record.lock ?? 0 < $1.record.lock ?? 0 }) {
      let rows = lock.record.lock.flatMap { byLock[$0] }?.compactMap(\.row) ?? []
      let sum = rows.map(\.amount).reduce(balance, +)
      guard !rows.isEmpty, sum.amount == lock.record.balance, day.map({ $0 <= lock.day }) ?? true
      else { break }
      (balance, day) = (sum, lock.day)
      let new = NewReconciliation(
        account: account, statement: AccountStatement(day: lock.day, balance: sum),
        count: rows.count, time: lock.record.time ?? time)
      found.append((new, rows.map(\.id)))
    }
    return found
  }

  private static func link<Tables: LedgerTables>(
    _ new: [ExportedRow], _ rows: [LedgerRow], _ categories: [String: LedgerCategory],
    in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerChange] {
    var ends: [Int: [ExportedEnd]] = [:]
    for each in new {
      guard let row = each.row, let exported = each.exported else { continue }
      let former = exported.record.category.flatMap { categories[$0] } ?? row.category
      for link in exported.links {
        ends[link.number, default: []].append(ExportedEnd(row: row, link: link, former: former))
      }
    }
    var book = LinkBook(rows, [])
    var links: [EntryLink] = []
    for (_, ends) in ends.sorted(by: { $0.key < $1.key }) {
      guard let link = EntryLink(ends), book.takes(link) else { continue }
      book.add(link)
      links.append(link)
    }
    guard !links.isEmpty else { return [] }
    return [.linked(try tables.insert(links).map { LinkChange(before: nil, after: $0) })]
  }
}
