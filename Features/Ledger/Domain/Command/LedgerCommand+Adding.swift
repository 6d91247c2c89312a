import WalletDomain

/// Entries that the user types.
extension LedgerCommand {
  /// Adds an entry to an account; what comes into that of a card is a payment, a refund or a discount, and never
  /// income.
  public static func add(typed entry: LedgerEntry, to account: LedgerAccount) -> LedgerCommand {
    .add(entry, to: account.id, as: account.receipt(entry.amount, entry.text))
  }

  static func add<Tables: LedgerTables>(
    _ typed: LedgerEntry, to account: LedgerAccount.ID, as kind: EntryLink.Kind?,
    in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    guard account != .superPay else { return .failure(.walletAccount) }
    let settings = try tables.settings()
    guard settings.accounts.contains(account) else { return .failure(.missing) }
    var entry = typed
    // Another member may have merged it since it was chosen.
    entry.category = settings.categories.resolved(entry.category)
    let category = entry.category
    if kind == .refund, category == .income { entry.category = .other }
    // What is earlier than a bank's first balance is in that already.
    let openings = try Openings(of: [account], in: tables)
    let ids = try tables.insert([(entry, account)], .hand, importID: nil)
    guard let id = ids.first else { return .success(LedgerOutcome([], count: 0)) }
    var row = LedgerRow(id: id, origin: .hand, entry: entry, status: EntryStatus(account))
    var changes = [LedgerChange.added(EnteredRows([row]))]
    if let kind, entry.amount != .zero {
      let link = EntryLink(
        kind, first: id, second: nil, amount: entry.amount.size,
        category: kind == .refund ? category : nil)
      let links = try tables.insert([link])
      changes.append(.linked(links.map { LinkChange(before: nil, after: $0) }))
      row.link = link.mark(of: row)
    }
    changes += try openings.follow(in: &tables)
    return .success(LedgerOutcome(changes, count: 1, row: row))
  }
}
