import Time
import WalletDomain

/// Bringing in what another ledger has exported.
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
    let places = entries.map {
      $0.destination(nil) ?? accounts[$0.newAccount] ?? chosen ?? LedgerAccount.ID.cash
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
    changes += try clear(new, in: &tables)
    let open = book.locks.filter { lock in
      accounts[lock.account].map { unused.contains($0) || !before.accounts.contains($0) } ?? false
    }
    for (account, locks) in Dictionary(grouping: open, by: \.account).sorted(by: { $0.key < $1.key }
    ) {
      guard let account = accounts[account] else { continue }
      changes += try lock(
        new, locks, in: account, after.accounts[account].opening, &tables, at: time)
    }
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
    var unused: Set<LedgerAccount.ID> = []
    for account in accounts.list where account.opening == .zero {
      if try tables.sums(of: account.id, upTo: nil).total.count == 0 { unused.insert(account.id) }
    }
    return unused
  }

  /// Adds rows in their order, those of one origin at once, and returns them in that of their ids.
  private static func insert<Tables: LedgerTables>(
    _ new: inout [ExportedRow], importID: LedgerImport.ID, in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerRow] {
    var places: [Int: Int] = [:]
    for (index, row) in new.enumerated() {
      if let number = row.exported?.record.entry, places[number] == nil { places[number] = index }
    }
    let wholes = new.map { row in row.exported?.record.part.flatMap { places[$0] } }
    // A part comes before its entry only where the file is in another order than that of time.
    let late = Set(new.indices.filter { index in wholes[index].map { $0 >= index } ?? false })
    var rest = (new.indices.filter { !late.contains($0) } + late.sorted())[...]
    while let index = rest.first {
      if let whole = wholes[index].flatMap({ new[$0].row }), new[index].isLike(whole) {
        rest.removeFirst()
        let id = try tables.insert([new[index].entry.unsaid], of: whole).first
        new[index].row = id.map { new[index].row($0, whole.origin, importID, of: whole.id) }
        continue
      }
      let origin = new[index].origin
      var run: [Int] = [index]
      for next in rest.dropFirst() {
        guard wholes[next] == nil, new[next].origin == origin else { break }
        run.append(next)
      }
      rest = rest.dropFirst(run.count)
      let ids = try tables.insert(
        run.map { (new[$0].entry.unsaid, new[$0].account) }, origin, importID: importID)
      for (index, id) in zip(run, ids) { new[index].row = new[index].row(id, origin, importID) }
    }
    let rows = new.compactMap(\.row).sorted { $0.id < $1.id }
    let said = rows.filter { $0.entry.stated != nil }
    if !said.isEmpty { try tables.correct(said.map { ($0, $0.entry.facts) }) }
    return rows
  }

  private static func clear<Tables: LedgerTables>(
    _ new: [ExportedRow], in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerChange] {
    let cleared = new.filter { $0.exported?.isCleared == true }.compactMap(\.row)
    var changes: [LedgerChange] = []
    for (account, rows) in Dictionary(grouping: cleared, by: \.account).sorted(by: {
      $0.key.rawValue < $1.key.rawValue
    }) {
      let ids = IDRanges(rows.map(\.id))
      let after = EntryStatus(account, isCleared: true)
      try tables.place(ids, as: after)
      changes.append(.placed(ids, before: EntryStatus(account), after: after))
    }
    return changes
  }

  /// Locks what agrees with the balances of an account's statements, up to the first that does not.
  private static func lock<Tables: LedgerTables>(
    _ new: [ExportedRow], _ locks: [ExportBook.Lock], in account: LedgerAccount.ID,
    _ opening: Won, _ tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> [LedgerChange] {
    var changes: [LedgerChange] = []
    var (balance, day) = (opening, locks.map(\.day).min())
    for lock in locks.sorted(by: { $0.record.lock ?? 0 < $1.record.lock ?? 0 }) {
      let rows = new.filter { row in
        row.account == account && row.exported?.isCleared == true && lock.record.lock != nil
          && row.exported?.record.lock == lock.record.lock
      }.compactMap(\.row)
      let sum = rows.map(\.amount).reduce(balance, +)
      guard !rows.isEmpty, sum.amount == lock.record.balance, day.map({ $0 <= lock.day }) ?? true
      else { break }
      (balance, day) = (sum, lock.day)
      let reconciliation = try tables.insertReconciliation(
        of: account, AccountStatement(day: lock.day, balance: sum), count: rows.count,
        time: lock.record.time ?? time)
      let ids = IDRanges(rows.map(\.id))
      let after = EntryStatus(account, lockedBy: reconciliation.id)
      try tables.place(ids, as: after)
      changes += [
        .reconciled(reconciliation),
        .placed(ids, before: EntryStatus(account, isCleared: true), after: after),
      ]
    }
    return changes
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
