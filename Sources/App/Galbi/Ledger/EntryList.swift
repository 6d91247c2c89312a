import Launch
import LedgerData
import LedgerDomain
import Phrases
import TerminalUI
import Time
import WalletDomain

/// Entries as `galbi ledger list` prints them, page by page.
struct EntryList {
  private let format: LedgerCommand.Format
  private let settings: LedgerSettings
  private let language: Language
  private let categoryColumns: Int
  private let accountColumns: Int
  /// With the headings, until it was printed.
  private var table: CSVTable

  /// Those of `-99,999,999`, unless amounts need more.
  private var amountColumns = 11

  init(_ format: LedgerCommand.Format, _ settings: LedgerSettings, _ language: Language) {
    (self.format, self.settings, self.language) = (format, settings, language)
    func widest(_ names: [Phrase]) -> Int {
      names.map { TextWidth.columns(of: ControlCharacters.escaped($0.text(language))) }.max() ?? 0
    }
    categoryColumns = widest(settings.categories.list.map(\.phrase))
    accountColumns = widest(settings.accounts.list.map(\.phrase))
    table = CSVTable(language, settings)
  }

  /// Makes lines as wide as these rows need it, which have the greatest amounts of all.
  mutating func fit(_ rows: [LedgerRow]) {
    amountColumns = rows.reduce(amountColumns) { max($0, Self.text(of: $1.amount).count) }
  }

  private static func text(of amount: Won) -> String {
    (amount > .zero ? "+" : "") + amount.amount.grouped
  }

  /// A page of rows; `links` are those of these rows, which lines of text do without.
  mutating func text(of rows: [LedgerRow], _ links: [EntryLink], isFirst: Bool) -> String {
    switch format {
    case .text: return rows.map { line(of: $0) + "\n" }.joined()
    case .csv:
      table.append(ExportPage(rows, links))
      return table.text()
    case .json:
      let byRow = links.reduce(into: [LedgerRow.ID: [EntryLink]]()) { byRow, link in
        for id in link.rows { byRow[id, default: []].append(link) }
      }
      let values = rows.map { value(of: $0, byRow[$0.id] ?? []).json }
      return (isFirst ? Self.begin : ",\n") + values.joined(separator: ",\n")
    }
  }

  /// What is printed after so many rows.
  mutating func end(after count: Int) -> String {
    switch format {
    case .text: ""
    case .csv: table.text()
    case .json: (count > 0 ? "\n" : Self.begin) + "]}\n"
    }
  }

  private static let begin = #"{"version": 1, "entries": ["# + "\n"

  /// Without anything that a terminal would take for a command.
  func line(of row: LedgerRow) -> String {
    let name = [row.name, row.note.singleSpaced].filter { !$0.isEmpty }.joined(separator: " · ")
    let mark = row.link.map { " [\($0.kind.phrase.text(language))]" } ?? ""
    return [
      row.day.description, Self.text(of: row.amount).padded(before: amountColumns),
      settings.categories[row.category].phrase.text(language).padded(after: categoryColumns),
      settings.accounts[row.account].phrase.text(language).padded(after: accountColumns),
      ControlCharacters.escaped(name) + mark,
    ].joined(separator: "  ")
  }

  private func value(of row: LedgerRow, _ links: [EntryLink]) -> JSONValue {
    let bank = row.entry.bank
    return .object([
      ("id", .text("\(row.id)")), ("day", .text(row.day.description)),
      ("time", JSONValue(bank?.second.map(Self.time))),
      ("account", .text(settings.accounts[row.account].phrase.text(language))),
      ("amount", .number(row.amount.amount)), ("kind", .text(row.countedAs)),
      ("payee", .text(row.name)), ("text", .text(row.text)),
      ("note", JSONValue(row.note.isEmpty ? nil : row.note)),
      ("category", .text(settings.categories[row.category].phrase.text(language))),
      ("status", .text(row.status.state.rawValue)),
      ("original", JSONValue(bank?.foreign)),
      ("links", .list(links.map { Self.value(of: $0, in: row) })),
    ])
  }

  /// With the amount where that is only a part of the row's.
  private static func value(of link: EntryLink, in row: LedgerRow) -> JSONValue {
    let other = link.first == row.id ? link.second : link.first
    let part: [(String, JSONValue)] =
      link.first == row.id && link.kind != .refund && link.amount != row.amount.size
      ? [("amount", .number(link.amount.amount))] : []
    return .object(
      [("kind", .text(link.kind.rawValue)), ("entry", JSONValue(other.map { "\($0)" }))] + part)
  }

  private static func time(_ second: Int) -> String {
    "\((second / 3_600).padded(to: 2)):\((second / 60 % 60).padded(to: 2))"
  }
}

extension LedgerRow {
  /// The word for how it counts: income and spending make all totals.
  var countedAs: String {
    if let link { return link.kind.rawValue }
    return amount > .zero ? "income" : "spending"
  }
}

extension String {
  /// With blanks before it, in so many columns; without control characters.
  func padded(before columns: Int) -> String {
    let text = ControlCharacters.escaped(self)
    return String(repeating: " ", count: max(0, columns - TextWidth.columns(of: text))) + text
  }

  /// With blanks after it, in so many columns; without control characters.
  func padded(after columns: Int) -> String {
    let text = ControlCharacters.escaped(self)
    return text + String(repeating: " ", count: max(0, columns - TextWidth.columns(of: text)))
  }
}
