import CSV
import LedgerDomain

/// The text of an export, piece by piece.
protocol ExportText: Sendable {
  mutating func append(_ rows: [LedgerRow])

  /// Ends the text after the last row.
  mutating func end()

  /// Returns and removes the bytes that were made since the last call.
  mutating func take() -> [UInt8]
}

/// A table of comma-separated values.
struct CSVText: ExportText {
  private var writer = CSVWriter()
  private let row: ExportRow

  init(_ row: ExportRow) {
    self.row = row
    writer.append(row.headings)
  }

  mutating func append(_ rows: [LedgerRow]) {
    for each in rows { writer.append(row.cells(of: each)) }
  }

  mutating func end() {}

  mutating func take() -> [UInt8] { writer.take() }
}

extension LedgerExport {
  var text: any ExportText {
    switch format {
    case .csv: CSVText(ExportRow(language: language, settings: settings))
    case .hledger, .beancount: JournalText(format, language, settings)
    }
  }
}
