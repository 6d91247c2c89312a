import CSV
public import LedgerDomain
public import Phrases
import Time
import WalletDomain

/// A row of the ledger as cells that an import can read, and that no spreadsheet executes.
public struct ExportRow: Sendable {
  let language: Language
  /// What categories and accounts are called.
  let settings: LedgerSettings

  public init(language: Language, settings: LedgerSettings) {
    (self.language, self.settings) = (language, settings)
  }

  /// Lines of a file of comma-separated values, without a mark of its encoding.
  public func text(of rows: [LedgerRow], withHead: Bool) -> String {
    var writer = CSVWriter()
    _ = writer.take()
    if withHead { writer.append(headings) }
    for row in rows { writer.append(cells(of: row)) }
    return String(decoding: writer.take(), as: UTF8.self)
  }

  /// Words that an import knows as headings.
  var headings: [String] { ExportColumn.allCases.map { $0.phrase.text(language) } }

  func cells(of row: LedgerRow) -> [String] {
    ExportColumn.allCases.map { column in
      switch column {
      case .day: row.day.description
      case .text: HarmlessCell.cell(for: row.text)
      case .amount: "\(row.amount.amount)"
      case .category:
        HarmlessCell.cell(for: settings.categories[row.category].phrase.text(language))
      case .note: HarmlessCell.cell(for: row.note)
      case .origin: row.origin.phrase.text(language)
      case .account: HarmlessCell.cell(for: settings.accounts[row.account].phrase.text(language))
      case .state: row.standing.state.phrase.text(language)
      }
    }
  }
}
