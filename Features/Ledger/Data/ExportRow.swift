import LedgerDomain
import Phrases
import Time
import WalletDomain

/// A row of the ledger as cells that an import can read, and that no spreadsheet executes.
enum ExportRow {
  /// Words that an import knows as headings.
  static func headings(_ language: Language) -> [String] {
    [
      LedgerField.day, .text, .amount, .category, .note, .origin,
    ].map { $0.phrase.text(language) }
  }

  static func cells(of row: LedgerRow, _ language: Language) -> [String] {
    [
      row.day.description, HarmlessCell.cell(for: row.text), "\(row.amount.amount)",
      row.category.phrase.text(language), HarmlessCell.cell(for: row.note),
      row.origin.phrase.text(language),
    ]
  }
}
