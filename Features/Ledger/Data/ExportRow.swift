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
  var headings: [String] {
    let account = Phrase(ko: "계좌", en: "Account")
    let state = Phrase(ko: "상태", en: "Status")
    let fields = [LedgerField.day, .text, .amount, .category, .note, .origin].map(\.phrase)
    return (fields + [account, state]).map { $0.text(language) }
  }

  func cells(of row: LedgerRow) -> [String] {
    [
      row.day.description, HarmlessCell.cell(for: row.text), "\(row.amount.amount)",
      HarmlessCell.cell(for: settings.categories[row.category].phrase.text(language)),
      HarmlessCell.cell(for: row.note), row.origin.phrase.text(language),
      HarmlessCell.cell(for: settings.accounts[row.account].phrase.text(language)),
      row.standing.state.phrase.text(language),
    ]
  }
}
