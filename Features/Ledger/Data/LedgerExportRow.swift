import LedgerDomain
import Phrases
import Time
import WalletDomain

/// A row of the ledger as cells that an import understands, and a spreadsheet does not execute.
enum LedgerExportRow {
  static func headings(_ language: Language) -> [String] {
    let roles: [StatementRole] = [.day, .text, .amount, .category, .note]
    return roles.map { $0.heading(language) } + [
      Phrase(ko: "출처", en: "origin").text(language)
    ]
  }

  static func cells(of row: LedgerRow, _ language: Language) -> [String] {
    [
      row.day.description, HarmlessCell.cell(for: row.text), "\(row.amount.amount)",
      row.category.phrase.text(language), HarmlessCell.cell(for: row.note),
      row.origin.phrase.text(language),
    ]
  }
}

extension StatementRole {
  /// A word for it that an import knows.
  fileprivate func heading(_ language: Language) -> String {
    self == .amount ? Phrase(ko: "금액", en: "amount").text(language) : phrase.text(language)
  }
}
