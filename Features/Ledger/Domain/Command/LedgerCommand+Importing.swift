import WalletDomain

/// Importing statements, and taking them back.
extension LedgerCommand {
  static func addUnknown<Tables: LedgerTables>(
    _ entries: [StatedEntry], _ file: String, to choice: AccountChoice, opening: Won?,
    in tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    try tables.reach(0, of: entries.count)
    let unknown = try tables.unknown(entries, into: choice.existing)
    guard !unknown.isEmpty else { return .failure(.nothingNew) }
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
      LedgerOutcome(changes + [.added(EnteredRows(rows))], count: ids.count).with(before, after))
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
