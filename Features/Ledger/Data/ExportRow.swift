import CSV
import LedgerDomain
import Phrases
import Time
import WalletDomain

/// A row of the ledger as cells that an import can read, and that no spreadsheet executes.
struct ExportRow: Sendable {
  let language: Language
  /// What categories and accounts are called.
  let settings: LedgerSettings

  /// Words that an import knows as headings.
  var headings: [String] { ExportColumn.allCases.map { $0.phrase.text(language) } }

  func name(of category: LedgerCategory) -> String {
    settings.categories[category].phrase.text(language)
  }

  /// `record` is what has no column of its own.
  func cells(of row: LedgerRow, _ links: [ExportLink], _ record: ExportRecord) -> [String] {
    ExportColumn.allCases.map { column in
      switch column {
      case .day: row.day.description
      case .text: HarmlessCell.cell(for: row.text)
      case .amount: "\(row.amount.amount)"
      case .category: HarmlessCell.cell(for: name(of: row.category))
      case .note: HarmlessCell.cell(for: row.note)
      case .origin: row.origin.phrase.text(language)
      case .account: HarmlessCell.cell(for: settings.accounts[row.account].phrase.text(language))
      case .state: row.status.state.phrase.text(language)
      case .payee: HarmlessCell.cell(for: row.entry.payee ?? "")
      case .links: links.map(\.text).joined(separator: "; ")
      case .record: text(of: record)
      }
    }
  }

  /// Of a row that is no entry but says something of an account; `amount` counts in sums of its column.
  func cells(
    of account: LedgerAccount, _ origin: Phrase, _ day: Day, _ amount: Won, _ text: Phrase,
    _ record: ExportRecord
  ) -> [String] {
    ExportColumn.allCases.map { column in
      switch column {
      case .day: day.description
      case .text: text.text(language)
      case .amount: "\(amount.amount)"
      case .origin: origin.text(language)
      case .account: HarmlessCell.cell(for: account.phrase.text(language))
      case .record: self.text(of: record)
      case .category, .note, .state, .payee, .links: ""
      }
    }
  }

  private func text(of record: ExportRecord) -> String {
    guard record != ExportRecord() else { return "" }
    let text = (try? StoredJSON.text(of: record)) ?? ""
    guard text.utf8.contains(where: { $0 >= 0x7F }) else { return text }
    // What stands in JSON beside letters stands in its texts.
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      let isCommand =
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      if isCommand {
        escaped += "\\u" + Int(scalar.value).padded(to: 4, radix: 16)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
