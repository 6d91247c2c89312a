import Time
import WalletDomain

/// Importing statements, and taking them back.
extension LedgerCommand {
  static func addUnknown<Tables: LedgerTables>(
    _ entries: [StatementEntry], _ file: String, to choice: AccountChoice, opening: Won?,
    _ facts: AccountFacts, _ book: ExportBook?, since newest: LedgerImport.ID?,
    in tables: inout Tables, at time: Int64
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    try tables.reach(0, of: entries.count)
    let news = try tables.news(of: entries, into: choice.existing)
      .without(
        try tables.reconciledMade(in: Set(entries.compactMap { $0.destination(choice.existing) })),
        of: entries, into: choice.existing)
    if let newest, news.newestImport != newest { return .failure(.importedSince) }
    let unknown = news.new
    guard !unknown.isEmpty else {
      if let book, news.settled.isEmpty { return try addAccounts(of: book, in: &tables) }
      let facts = try self.facts(
        facts, of: choice, try tables.settings().accounts, entries, in: tables)
      return try remember(news, of: choice, facts, in: &tables)
    }
    if let book {
      return try addExported(unknown, book, file, to: choice, in: &tables, at: time)
    }
    let before = try tables.settings()
    var after = before
    // A new account is added only if something goes into it.
    let isChosen = unknown.contains { $0.destination(nil) == nil }
    let targets = Set(unknown.compactMap { $0.destination(choice.existing) }).sorted {
      $0.rawValue < $1.rawValue
    }
    let made = try tables.made(for: try tables.madeLinks(in: targets))
    let isEmpty =
      if let id = choice.existing {
        try tables.sums(of: id, upTo: nil).total.count == made.count { $0.account == id }
      } else {
        true
      }
    var openings = try Openings(
      of: made.map(\.account) + targets, beginning: opening != nil || !made.isEmpty, in: tables)
    let earlier = try choice.existing.flatMap { id throws(Tables.Failure) in
      try earlierOpening(of: id, before.accounts, with: unknown, in: tables)
    }
    let facts = try self.facts(facts, of: choice, before.accounts, entries, in: tables)
    var account = LedgerAccount.ID.imports
    var categories: [String: LedgerCategory] = [:]
    do throws(LedgerError) {
      if isChosen {
        account = try after.accounts.account(for: choice)
        if choice.existing == nil, opening != nil { openings.begin(account) }
        after.accounts.note(facts, of: account)
        after.accounts.remember(news.cancelled, of: account)
        if let opening, isEmpty, after.accounts[account].opening == .zero {
          try after.accounts.open(account, with: opening)
        } else if let earlier {
          try after.accounts.open(account, with: earlier)
        }
      }
      for name in unknown.map(\.newCategory) where !name.isEmpty && categories[name] == nil {
        categories[name] = try after.categories.take(name)
      }
    } catch {
      return .failure(error)
    }
    // Only from here on is anything changed.
    let settled = try settle(news.settled, in: &tables)
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
        status: EntryStatus(new.account))
    }
    let replaced =
      try replaceMade(by: rows, in: &tables) + (try openings.follow(in: &tables))
    return .success(
      LedgerOutcome(
        changes + [.added(EnteredRows(rows))]
          + (settled.isEmpty ? [] : [.corrected(settled)]) + replaced, count: ids.count
      ).with(before, after))
  }

  /// What a file says of an account; not its kind where it would make a card or a wallet of one that has balances, of
  /// which the file has none.
  private static func facts<Tables: LedgerTables>(
    _ facts: AccountFacts, of choice: AccountChoice, _ accounts: LedgerAccounts,
    _ entries: [StatementEntry], in tables: Tables
  ) throws(Tables.Failure) -> AccountFacts {
    let days = entries.map(\.entry.day)
    guard let id = choice.existing, let first = days.min(), let last = days.max(),
      [.card, .wallet].contains(facts.kind),
      ![.card, .wallet].contains(accounts[id].likelyKind),
      entries.allSatisfy({ $0.entry.bank?.balance == nil }),
      let known = try tables.balances(around: [id: first...last])[id],
      BalanceChain(known.steps).count > 0
    else { return facts }
    var facts = facts
    facts.kind = nil
    return facts
  }

  /// Gives rows their final amounts, and remembers what was left out, of a statement without new entries.
  ///
  /// A purchase and its cancellation may be all that it has.
  private static func remember<Tables: LedgerTables>(
    _ news: StatementNews, of choice: AccountChoice, _ facts: AccountFacts, in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let before = try tables.settings()
    var after = before
    if !news.cancelled.isEmpty {
      do throws(LedgerError) {
        let account = try after.accounts.account(for: choice)
        after.accounts.note(facts, of: account)
        after.accounts.remember(news.cancelled, of: account)
      } catch {
        return .failure(error)
      }
    }
    let settled = try settle(news.settled, in: &tables)
    let changes =
      (settled.isEmpty ? [] : [.corrected(settled)])
      + (try arrange(after, over: before, in: &tables))
    guard !changes.isEmpty else { return .failure(.nothingNew) }
    return .success(LedgerOutcome(changes, count: settled.count).with(before, after))
  }

  /// What an account had before entries that are earlier than all of which a balance is known; nil if there are
  /// none, or if its opening balance is not that of a statement.
  private static func earlierOpening<Tables: LedgerTables>(
    of id: LedgerAccount.ID, _ accounts: LedgerAccounts, with new: [StatementEntry],
    in tables: Tables
  ) throws(Tables.Failure) -> Won? {
    let steps = new.filter { $0.destination(id) == id }.map { BalanceStep($0.entry) }
    let chain = BalanceChain(steps)
    // What is locked agrees with a statement by the opening balance that there is.
    guard chain.isCredible, let days = chain.days,
      try tables.lastReconciliation(of: id) == nil, try tables.maySave(),
      let known = try tables.balances(around: [id: days])[id],
      known.start.map({ $0 >= days.lowerBound }) ?? true
    else { return nil }
    // None of these is one that the account has, whatever they have in common.
    let (old, all) = (BalanceChain(known.steps), BalanceChain(known.steps + steps))
    guard let oldDays = old.days, let allDays = all.days, let opening = all.openings.first,
      old.openings != all.openings
    else { return nil }
    let present =
      accounts[id].opening + (try tables.sums(statedBefore: [id: oldDays.lowerBound])[id] ?? .zero)
    guard old.openings.contains(present) || old.opening == nil && accounts[id].opening == .zero
    else {
      return nil
    }
    let earlier = opening - (try tables.sums(statedBefore: [id: allDays.lowerBound])[id] ?? .zero)
    return LedgerAccounts.openings.contains(earlier.amount) ? earlier : nil
  }

  /// Gives rows their final amounts, as far as they are not locked, and the user has given them no other ones.
  private static func settle<Tables: LedgerTables>(
    _ settled: [StatementNews.Settled], in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerCorrection] {
    let wanted = Dictionary(settled.map { ($0.id, $0) }) { $1 }
    let parts = Dictionary(grouping: try tables.parts(of: wanted.keys.sorted())) { $0.partOf }
    var shares: [LedgerRow.ID: Won] = [:]
    for row in try tables.rows(parts.keys.compactMap(\.self).sorted()) {
      guard let final = wanted[row.id], !row.isLocked, row.rest(settled: final) == nil else {
        continue
      }
      // What does not go off the first part goes off the largest one.
      let largest = parts[row.id]?.max { $0.amount.size < $1.amount.size }
      guard let largest else { continue }
      shares[largest.id] = final.amount - row.entry.facts.asStated.amount
    }
    return try tables.correct(Set(wanted.keys).union(shares.keys)) { row in
      if let share = shares[row.id] {
        let amount = row.amount + share
        return row.isLike(amount) ? row.facts(amount: amount) : nil
      }
      return wanted[row.id].map {
        row.facts(settled: $0, isDivided: parts[row.id] != nil)
      }
    }
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
      let added = before.categories.added(by: id)
      let used = try tables.used(added)
      let unused = added.filter { before.needsNot($0, used) }
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

extension LedgerRow {
  /// Whether it may have an amount in place of its own.
  fileprivate func isLike(_ amount: Won) -> Bool {
    amount != .zero && (amount < .zero) == (self.amount < .zero)
  }

  /// What is left of it as the first part when its statement is final; nil if it would go the other way.
  fileprivate func rest(settled final: StatementNews.Settled) -> Won? {
    let rest = amount + final.amount - entry.facts.asStated.amount
    return isLike(rest) ? rest : nil
  }

  /// Its facts when its statement is final; what of a sum that was split becomes more or less is the first part.
  fileprivate func facts(
    settled final: StatementNews.Settled, isDivided: Bool
  ) -> EntryFacts {
    var facts = entry.facts
    var known = facts.asStated
    if facts.amount == known.amount {
      facts.won = final.amount.amount
    } else if isDivided {
      facts.won = rest(settled: final)?.amount ?? facts.won
    }
    known.won = final.amount.amount
    if let day = final.day {
      if facts.day == known.day { facts.day = day }
      known.day = day
    }
    facts.bank = final.bank
    facts.keep(known)
    return facts
  }
}
