import WalletDomain

/// Importing statements, and taking them back.
extension LedgerCommand {
  static func addUnknown<Tables: LedgerTables>(
    _ entries: [StatedEntry], _ file: String, to choice: AccountChoice, opening: Won?,
    number: String, in tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    try tables.reach(0, of: entries.count)
    let news = try tables.news(of: entries, into: choice.existing)
    let unknown = news.new
    let settled = try settle(news.settled, in: &tables)
    let corrected = settled.isEmpty ? [] : [LedgerChange.corrected(settled)]
    guard !unknown.isEmpty else {
      return settled.isEmpty
        ? .failure(.nothingNew) : .success(LedgerOutcome(corrected, count: settled.count))
    }
    let before = try tables.settings()
    var after = before
    // A new account is added only if something goes into it.
    let isChosen = unknown.contains { $0.destination(nil) == nil }
    let isEmpty =
      if let id = choice.existing { try tables.sums(of: id, upTo: nil).total.count == 0 } else {
        true
      }
    var account = LedgerAccount.ID.imports
    var categories: [String: LedgerCategory] = [:]
    do throws(LedgerError) {
      if isChosen {
        account = try after.accounts.account(for: choice)
        if choice.existing == nil { after.accounts.note(number, of: account) }
        if let opening, isEmpty, after.accounts[account].opening == .zero {
          try after.accounts.open(account, with: opening)
        }
      }
      for name in unknown.map(\.newCategory) where !name.isEmpty && categories[name] == nil {
        categories[name] = try after.categories.take(name)
      }
    } catch {
      return .failure(error)
    }
    let id = try tables.insertImport(file: file, time: time, total: unknown.count, into: account)
    after.categories.note(id, of: Set(after.categories.ids).subtracting(before.categories.ids))
    let changes = try arrange(after, over: before, in: &tables)
    let new = unknown.map { stated in
      var entry = stated.entry
      entry.category =
        categories[stated.newCategory] ?? after.categories.resolved(entry.category)
      return (entry: entry, account: stated.destination(account) ?? account)
    }
    let ids = try tables.insert(new, .imported, importID: id)
    let rows = zip(ids, new).map { number, new in
      LedgerRow(
        id: number, origin: .imported, entry: new.entry, importID: id,
        standing: EntryStatus(new.account))
    }
    return .success(
      LedgerOutcome(
        changes + [.added(EnteredRows(rows))] + corrected, count: ids.count
      ).with(before, after))
  }

  /// Gives rows their final amounts, as far as they are not locked.
  private static func settle<Tables: LedgerTables>(
    _ settled: [StatementNews.Settled], in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerCorrection] {
    guard !settled.isEmpty else { return [] }
    let wanted = Dictionary(settled.map { ($0.id, $0) }) { $1 }
    let rows = try tables.rows(wanted.keys.sorted()).compactMap { row -> LedgerCorrection? in
      guard let final = wanted[row.id], row.isCorrectable else { return nil }
      let facts = EntryFacts(
        day: row.day, amount: final.amount, text: row.text, bank: final.bank)
      return (row, facts)
    }
    if !rows.isEmpty { try tables.correct(rows) }
    return rows
  }

  /// Removes the rows of an import, and the categories that it has added and nothing else uses.
  static func takeBack<Tables: LedgerTables>(
    _ id: LedgerImport.ID, from tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let file = try tables.file(ofImport: id)
    switch try remove(try tables.ids(ofImport: id), from: &tables) {
    case .failure(let error): return .failure(error)
    case .success(let removed):
      let before = try tables.settings()
      var unused: [LedgerCategory] = []
      for category in before.unused(by: id) where try tables.ids(in: category).isEmpty {
        unused.append(category)
      }
      var after = before
      after.categories.remove(unused)
      let arranged = try arrange(after, over: before, in: &tables)
      var outcome = LedgerOutcome(removed.changes + arranged, count: removed.count)
        .with(before, after)
      outcome.subject = file
      return .success(outcome)
    }
  }
}

extension LedgerSettings {
  /// The categories that an import has added, and that no rule and no budget names.
  fileprivate func unused(by id: LedgerImport.ID) -> [LedgerCategory] {
    let used = Set(rules.list.map(\.category) + budgets.steps.map(\.category))
    return categories.added(by: id).filter { !used.contains($0) }
  }
}
