import CSV
public import LedgerDomain
public import Phrases
import Time
import WalletDomain

/// The text of an export, piece by piece.
protocol ExportText: Sendable {
  mutating func append(_ page: ExportPage)

  /// Ends the text after the last row.
  mutating func end()

  /// Returns and removes the bytes that were made since the last call.
  mutating func take() -> [UInt8]
}

/// A table of comma-separated values, which an import can read, and of which a spreadsheet executes nothing.
///
/// Links, entries of which there are parts, and reconciliations are numbered as they come. A table of all rows ends
/// with what the accounts are, and what is locked in them.
public struct CSVTable: ExportText {
  private var writer = CSVWriter()
  private let row: ExportRow
  /// Nil for a table of some rows.
  private let whole: (settings: LedgerSettings, locks: [LedgerReconciliation])?
  private let locks: [LedgerReconciliation.ID: Int]
  private var links: [EntryLink.ID: Int] = [:]
  private var entries: [LedgerRow.ID: Int] = [:]
  private var firstDay: Day?
  private var firstDays: [LedgerAccount.ID: Day] = [:]

  /// A table of some rows, without a mark of its encoding.
  public init(_ language: Language, _ settings: LedgerSettings) {
    row = ExportRow(language: language, settings: settings)
    (whole, locks) = (nil, [:])
    _ = writer.take()
    writer.append(row.headings)
  }

  init(_ export: LedgerExport) {
    row = ExportRow(language: export.language, settings: export.settings)
    whole = export.query.isEverything ? (export.settings, export.reconciliations) : nil
    locks = Dictionary(
      uniqueKeysWithValues: export.reconciliations.enumerated().map { ($1.id, $0 + 1) })
    writer.append(row.headings)
  }

  /// The lines that were made since the last call.
  public mutating func text() -> String { String(decoding: writer.take(), as: UTF8.self) }

  public mutating func append(_ page: ExportPage) {
    let links = page.links.reduce(into: [LedgerRow.ID: [EntryLink]]()) { links, link in
      for id in link.rows { links[id, default: []].append(link) }
    }
    for each in page.rows {
      let links = links[each.id] ?? []
      let ends = links.map { ExportLink($0, number: number(of: $0), in: each) }
      var record = record(of: each)
      record.category = links.lazy.filter { $0.first == each.id }.compactMap(\.category)
        .first { $0 != each.category }.map(row.name)
      writer.append(row.cells(of: each, ends, record))
      firstDay = min(firstDay ?? each.day, each.day)
      firstDays[each.account] = min(firstDays[each.account] ?? each.day, each.day)
    }
  }

  private mutating func number(of link: EntryLink) -> Int {
    let number = links[link.id] ?? links.count + 1
    links[link.id] = number
    return number
  }

  private mutating func record(of row: LedgerRow) -> ExportRecord {
    var record = ExportRecord()
    (record.bank, record.stated) = (row.entry.bank, row.entry.stated)
    // Of an entry that is split the first part always is another one than it was.
    if let whole = row.partOf {
      record.part = number(of: whole)
    } else if row.entry.stated != nil {
      record.entry = number(of: row.id)
    }
    record.lock = row.status.reconciliation.flatMap { locks[$0] }
    return record
  }

  private mutating func number(of id: LedgerRow.ID) -> Int {
    let number = entries[id] ?? entries.count + 1
    entries[id] = number
    return number
  }

  mutating func end() {
    guard let whole else { return }
    for account in whole.settings.accounts.own where account.isSaid {
      var record = ExportRecord()
      record.account = account.record
      let day = firstDays[account.id] ?? firstDay ?? Self.noDay
      writer.append(
        row.cells(
          of: account, ExportColumn.accountOrigin, day, account.opening,
          Phrase(ko: "시작 잔액", en: "Opening balance"), record))
    }
    for lock in whole.locks {
      var record = ExportRecord()
      (record.lock, record.balance, record.time) = (locks[lock.id], lock.balance.amount, lock.time)
      writer.append(
        row.cells(
          of: whole.settings.accounts[lock.account], ExportColumn.lockOrigin, lock.day, .zero,
          EntryStatus.State.locked.phrase, record))
    }
  }

  /// Of an account without entries in a ledger without any.
  static let noDay = Day(rawValue: 1970_01_01) ?? Day(milliseconds: 0)

  mutating func take() -> [UInt8] { writer.take() }
}

extension LedgerAccount {
  /// Whether an account has something to be said beside its name.
  fileprivate var isSaid: Bool {
    id != .cash || name != nil || kind != nil || opening != .zero
  }

  fileprivate var record: ExportRecord.Account {
    var record = ExportRecord.Account()
    record.id = id.builtInName == nil ? nil : id.rawValue
    (record.kind, record.number, record.holder) = (kind, number, holder)
    record.cancelled = cancelled
    return record
  }
}

extension LedgerExport {
  var text: any ExportText {
    switch format {
    case .csv: CSVTable(self)
    case .hledger, .beancount: JournalText(format, language, settings)
    }
  }
}
