import LedgerDomain
import Phrases
import Time

/// What lines of an export say that no other file does.
extension StatementLine {
  private func cell(_ column: ExportColumn) -> String {
    cell(at: ExportColumn.allCases.firstIndex(of: column))
  }

  /// In any language; nil for another word.
  private func word<Word: CaseIterable>(
    _ column: ExportColumn, _ phrase: (Word) -> Phrase
  ) -> Word? {
    let cell = cell(column)
    return Word.allCases.first { word in
      Language.allCases.contains { phrase(word).text($0) == cell }
    }
  }

  fileprivate func exported(_ record: ExportRecord) -> ExportedEntry {
    let payee = LedgerEntry.normalised(HarmlessCell.text(of: cell(.payee)))
    let state: EntryStatus.State? = word(.state, \.phrase)
    return ExportedEntry(
      word(.origin, \.phrase), isCleared: state != nil && state != .open,
      payee: payee.isEmpty ? nil : payee.prefix(fitting: LedgerEntry.textLimit), record,
      ExportLink.all(in: cell(.links)))
  }

  /// In bytes.
  private static let recordLimit = 10_000

  /// Without what is not read.
  fileprivate func record(by decode: (String) -> ExportRecord?) -> ExportRecord {
    let cell = cell(.record)
    guard (1...Self.recordLimit).contains(cell.utf8.count) else { return ExportRecord() }
    return decode(cell)?.checked ?? ExportRecord()
  }

  /// The account, its amount and the day of a line that is no entry.
  fileprivate var account: String {
    LedgerEntry.normalised(HarmlessCell.text(of: cell(.account)))
  }
  fileprivate var amount: Int64? {
    if case .amount(let amount) = AmountText.read(cell(.amount)) { amount } else { nil }
  }
  fileprivate var day: Day? { DayText.read(cell(.day)) }
}

extension ExportBook {
  /// What lines say of accounts, and the other lines with what they say as those of an export.
  static func taken(
    from lines: ArraySlice<StatementLine>, by decode: (String) -> ExportRecord?
  ) -> (book: ExportBook, entries: ArraySlice<StatementLine>) {
    var book = ExportBook()
    let entries = lines.compactMap { line -> StatementLine? in
      let record = line.record(by: decode)
      if let account = record.account {
        book.accounts.append(Account(line.account, opening: line.amount ?? 0, account))
      } else if !record.isOfEntry, let day = line.day {
        book.locks.append(Lock(line.account, day, record))
      }
      guard record.isOfEntry else { return nil }
      var line = line
      line.exported = line.exported(record)
      return line
    }
    return (book, entries[...])
  }
}
