import WalletDomain

/// An entry of a link with what an export says of it.
struct ExportedEnd {
  let row: LedgerRow
  let link: ExportLink
  /// The category that it had before.
  let former: LedgerCategory
}

/// An entry of an export on its way into the ledger.
struct ExportedRow {
  let entry: LedgerEntry
  let account: LedgerAccount.ID
  let exported: ExportedEntry?
  /// Once it is there.
  var row: LedgerRow?

  /// The wallet's entries are those of another ledger.
  var origin: LedgerOrigin { exported?.origin == .hand ? .hand : .imported }

  /// Whether it may be a part of an entry.
  func isLike(_ whole: ExportedRow) -> Bool {
    (entry.day, account) == (whole.entry.day, whole.account)
  }

  /// The row as it is added, before it is a part of another one.
  func added(of whole: ExportedRow?, _ importID: LedgerImport.ID) -> NewRow {
    NewRow(
      entry: entry.unsaid, account: account, origin: whole?.origin ?? origin, importID: importID)
  }

  /// The row once it has an id.
  func row(_ id: LedgerRow.ID, _ added: NewRow) -> LedgerRow {
    LedgerRow(
      id: id, origin: added.origin, entry: entry, importID: added.importID,
      status: EntryStatus(account), partOf: added.partOf)
  }
}

extension LedgerEntry {
  /// With what an export says of it besides.
  func saying(_ record: ExportRecord?) -> LedgerEntry {
    LedgerEntry(
      day: day, amount: amount, text: text, category: category, note: note, payee: payee,
      bank: record?.bank, stated: record?.stated)
  }

  /// Without what its statement has said, which a row gets once it is there.
  var unsaid: LedgerEntry {
    LedgerEntry(
      day: day, amount: amount, text: text, category: category, note: note, payee: payee,
      bank: bank)
  }
}

extension EntryLink {
  /// The link between ends of one number; of the other end alone where there is no more of it.
  init?(_ ends: [ExportedEnd]) {
    guard let first = ends.first(where: \.link.isFirst) ?? ends.first else { return nil }
    let second = ends.first { !$0.link.isFirst && $0.row.id != first.row.id }
    let link = first.link
    guard second.map({ $0.link.kind == link.kind && $0.link.isRefused == link.isRefused }) ?? true,
      second != nil || link.isFirst || [.transfer, .topUp, .cardBill].contains(link.kind)
    else { return nil }
    self.init(
      link.kind, first: first.row.id, second: second?.row.id,
      amount: link.amount.map(Won.init) ?? first.row.amount.size,
      isMade: second?.link.isMade ?? false, isRefused: link.isRefused,
      category: link.kind == .refund && !link.isRefused ? first.former : nil)
  }
}
