import LedgerDomain
import Phrases
import Time
import WalletDomain

/// A ledger as a journal of double entries, which hledger or beancount reads.
///
/// Each entry is a transaction between its account and a category. What a link leaves out goes over an account of
/// equity, which the two sides of a pair bring to nothing; so balances, income and spending are the ledger's. The
/// balance of each account is stated at the end, and the programs check it.
struct JournalText: ExportText {
  private let format: ExportFormat
  private let language: Language
  private let settings: LedgerSettings
  private let names: JournalNames
  private var text = ""
  private var balances: [LedgerAccount.ID: Won] = [:]
  private var last: Day?

  private static let opening = "Equity:Opening-Balances"
  private static let transfers = "Equity:Transfers"
  private static let same = "Equity:Same-Purchases"
  private static let currency = "KRW"

  /// `format` is one of journals; rows come in the order of their days.
  init(_ format: ExportFormat, _ language: Language, _ settings: LedgerSettings) {
    (self.format, self.language, self.settings) = (format, language, settings)
    names = JournalNames(settings, language, begin: format == .beancount ? "X-" : "")
  }

  mutating func take() -> [UInt8] {
    defer { text = "" }
    return Array(text.utf8)
  }

  mutating func append(_ page: ExportPage) {
    let rows = page.rows
    if last == nil, let first = rows.first { begin(on: first.day) }
    for row in rows { append(row) }
  }

  mutating func end() {
    if last == nil, settings.accounts.list.contains(where: { $0.opening != .zero }) {
      begin(on: CSVTable.noDay)
    }
    guard let last else { return }
    let accounts = settings.accounts.list.filter { balances[$0.id] != nil }
    switch format {
    case .csv: break
    case .hledger:
      text += "\n\(last) * \(Self.balanceText)\n"
      for account in accounts {
        let balance = balances[account.id] ?? .zero
        text += "    \(names[account.id])  0 \(Self.currency) = \(amount(balance))\n"
      }
    case .beancount:
      // It is that at the beginning of a day.
      guard let next = last.advanced(by: 1) else { return }
      text += "\n"
      for account in accounts {
        text += "\(next) balance \(names[account.id])  \(amount(balances[account.id] ?? .zero))\n"
      }
    }
  }

  private static let balanceText = "balances"

  /// Says which accounts there are, and what they had before the first entry.
  private mutating func begin(on day: Day) {
    last = day
    let all = names.all + [Self.opening, Self.transfers, Self.same]
    switch format {
    case .csv: return
    case .hledger:
      text += "decimal-mark .\ncommodity 1000. \(Self.currency)\n\n"
      text += all.map { "account \($0)\n" }.joined()
    case .beancount:
      text += "option \"operating_currency\" \"\(Self.currency)\"\n\n"
      text += all.map { "\(day) open \($0) \(Self.currency)\n" }.joined()
    }
    for account in settings.accounts.list where account.opening != .zero {
      let name = account.phrase.text(language)
      head(day, isSettled: true, code: "opening", name, note: "")
      posting(names[account.id], account.opening)
      posting(Self.opening, -account.opening)
      balances[account.id] = account.opening
    }
  }

  private mutating func append(_ row: LedgerRow) {
    last = row.day
    balances[row.account] = (balances[row.account] ?? .zero) + row.amount
    head(
      row.day, isSettled: row.status.state != .open, code: "\(row.id)", row.name, note: row.note)
    if let foreign = row.entry.bank?.foreign {
      text +=
        format == .hledger
        ? "    ; original: \(Self.plain(foreign))\n"
        : "  original: \(Self.quoted(foreign))\n"
    }
    posting(names[row.account], row.amount)
    let counted = LedgerSummary(amount: row.amount, link: row.link)
    let between = row.link?.kind == .same ? Self.same : Self.transfers
    posting(between, counted.leftOut.out - counted.leftOut.received)
    posting(names.spending(row.category), counted.spent)
    posting(names.income(row.category), -counted.received)
  }

  private mutating func head(
    _ day: Day, isSettled: Bool, code: String, _ name: String, note: String
  ) {
    let mark = isSettled ? "*" : "!"
    switch format {
    case .csv: break
    case .hledger:
      let words = [name, note].filter { !$0.isEmpty }.map(Self.plain).joined(separator: " | ")
      // With a code, a name in brackets is none.
      text += "\n\(day) \(mark) (\(code)) \(words)\n"
    case .beancount:
      text += "\n\(day) \(mark) \(Self.quoted(name)) \(Self.quoted(note))\n  code: \"\(code)\"\n"
    }
  }

  private mutating func posting(_ account: String, _ won: Won) {
    guard won != .zero else { return }
    text += "    \(account)  \(amount(won))\n"
  }

  private func amount(_ won: Won) -> String { "\(won.amount) \(Self.currency)" }

  /// In one line, without what would begin a comment or a note.
  private static func plain(_ text: String) -> String {
    String(
      text.singleSpaced.map { character in
        switch character {
        case ";": "；"
        case "|": "｜"
        default: character
        }
      })
  }

  private static func quoted(_ text: String) -> String {
    let text = text.singleSpaced.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(text)\""
  }
}
