import LedgerDomain
import Phrases
import Storage
import Time

/// What rows of an export say that no other file does.
extension FileRow {
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

  /// In bytes: an account's names the purchases that were left out of it.
  private static let recordLimit = 200_000

  /// Without what is not read.
  fileprivate func record(by decode: (String) -> ExportRecord?) -> ExportRecord {
    let cell = cell(.record)
    let isShort = (1...Self.recordLimit).contains(cell.utf8.count)
    var record = (isShort ? decode(cell)?.checked : nil) ?? ExportRecord()
    if record.isOfEntry, says(ExportColumn.accountOrigin) { record.account = .init() }
    return record
  }

  /// Whether a line says by a word that it is no entry.
  private func says(_ origin: Phrase) -> Bool {
    Language.allCases.contains { origin.text($0) == cell(.origin) }
  }

  fileprivate var isLock: Bool { says(ExportColumn.lockOrigin) }

  /// The account, its amount and the day of a line that is no entry.
  fileprivate var account: String {
    LedgerEntry.normalised(HarmlessCell.text(of: cell(.account)))
  }
  fileprivate var amount: Int64? {
    if case .amount(let amount) = AmountText.read(cell(.amount)) { amount } else { nil }
  }
  fileprivate var day: Day? { DayText.read(cell(.day)) }
}

extension FileRow {
  /// With the cells of an export in their order, of a row that has them in another one beside others; what stands
  /// behind all of its headings stays there.
  func arranged(_ places: [Int], of count: Int) -> FileRow {
    FileRow(number: number, cells: places.map(cell(at:)) + cells.dropFirst(count))
  }
}

extension ExportBook {
  /// What rows say of accounts, and what else the entries among them say, by the numbers of their rows.
  static func taken(
    from rows: ArraySlice<FileRow>, by decode: (String) -> ExportRecord?
  ) -> (book: ExportBook, entries: [Int: ExportedEntry]) {
    var book = ExportBook()
    var entries: [Int: ExportedEntry] = [:]
    for row in rows {
      let record = row.record(by: decode)
      if let account = record.account {
        book.accounts.append(Account(row.account, opening: row.amount ?? 0, account))
      } else if record.isOfEntry, !row.isLock {
        entries[row.number] = row.exported(record)
      } else if let day = row.day {
        book.locks.append(Lock(row.account, day, record))
      }
    }
    return (book, entries)
  }
}

extension ExportLink {
  fileprivate struct End: Hashable {
    let number: Int
    let isFirst: Bool
  }

  fileprivate var end: End { End(number: number, isFirst: isFirst) }
  fileprivate var other: End { End(number: number, isFirst: !isFirst) }
}

extension [StatementEntry] {
  /// The lines of links whose other end is gone, and whose amount is not that of the link.
  var changedAlone: [Int] {
    let ends = Set(flatMap { $0.exported?.links ?? [] }.map(\.end))
    return filter { line in
      line.exported?.links.contains { end in
        !ends.contains(end.other) && !end.fits(line.entry.amount)
      } ?? false
    }.map(\.number)
  }

  /// The lines of links that their amounts cannot have, as where one was changed, each with that of the other end.
  var disagreeing: [Int: Int] {
    var firsts: [Int: (link: ExportLink, line: StatementEntry)] = [:]
    for line in self {
      for link in line.exported?.links ?? [] where link.isFirst {
        firsts[link.number] = (link, line)
      }
    }
    return reduce(into: [:]) { numbers, line in
      for end in line.exported?.links ?? [] where !end.isFirst {
        guard let (link, first) = firsts[end.number],
          !link.joins(first.entry.amount, end, line.entry.amount)
        else { continue }
        (numbers[first.number], numbers[line.number]) = (line.number, first.number)
      }
    }
  }
}
