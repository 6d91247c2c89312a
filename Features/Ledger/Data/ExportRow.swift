import LedgerDomain
import Phrases
import Time
import WalletDomain

/// A row of the ledger as cells that an import can read, and that no spreadsheet executes.
struct ExportRow {
  let language: Language
  /// What categories and accounts are called.
  let settings: LedgerSettings

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
