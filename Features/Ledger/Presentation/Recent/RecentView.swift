import Editing
import LedgerDomain
import Phrases
import Search
import Store
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// A row for each entry, with its day, category, text, note, account and amount.
final class RecentView: View<Recent> {
  private lazy var list = ListControls<Listing<LedgerRow>>(
    SummaryText.recent, opens: LedgerText.entry, sender(Action.list), sender(Action.choose))

  override func body(in environment: Environment) -> any Widget {
    let status = ListStatus(
      model.rows.phase, loading: SummaryText.loading, empty: SummaryText.noRecents, canRetry: false)
    return Group(
      SummaryText.recent, detail: [SummaryText.seeAll, Phrase("l")].joined,
      list.table(model.list, status, columns: columns(environment), in: environment))
  }

  /// The most columns of texts, notes and accounts; a wide table shares what is left among the first two.
  private static let (textColumns, noteColumns, accountColumns) = (36, 24, 16)

  /// As wide as what stands in them.
  private func columns(_ environment: Environment) -> [ListColumn<LedgerRow, NoColumn>] {
    let (categories, symbols) = (model.categories, environment.symbols)
    let accounts = model.accounts
    func widest(_ title: Phrase, _ text: (LedgerRow) -> Phrase) -> Int {
      model.list.rows.reduce(environment.columns(of: title)) {
        max($0, environment.columns(of: text($1)))
      }
    }
    func day(_ row: LedgerRow) -> Phrase { row.day.columnPhrase(today: model.today) }
    func note(_ row: LedgerRow) -> Phrase { Phrase(row.noteLine(symbols)) }
    let hasNotes = model.list.rows.contains { !$0.note.isEmpty }
    let widths = (
      text: min(widest(LedgerField.text.phrase) { Phrase($0.name) }, Self.textColumns),
      note: min(widest(LedgerField.note.phrase, note), Self.noteColumns)
    )
    let (date, category) = (LedgerField.day.phrase, LedgerField.category.phrase)
    let amount = LedgerField.amount.phrase
    let account = widest(ReconcileText.account) { accounts[$0.account].phrase }
    // Accounts of the user's own are told apart.
    let hasAccounts =
      accounts.list.count > LedgerAccounts.builtIn.list.count
      && Set(model.list.rows.map(\.account)).count > 1
    return [
      ListColumn(date, .fixed(widest(date, day)), rank: 1) { row, _ in
        TableRow.Cell(day(row), Style(.dim))
      }.saidOnce(),
      ListColumn(
        category, .fixed(widest(category) { categories[$0.category].phrase }), rank: 2
      ) { row, _ in TableRow.Cell(categories[row.category].phrase, Style(.dim)) },
      ListColumn(
        LedgerField.text.phrase,
        .flexible(minimum: 8, preferred: min(widths.text, 16), maximum: widths.text)
      ) { row, _ in TableRow.Cell(row.name) },
      hasNotes
        ? ListColumn(
          LedgerField.note.phrase,
          .flexible(minimum: 4, preferred: min(widths.note, 10), maximum: widths.note), rank: 4
        ) { row, _ in TableRow.Cell(note(row), Style(.dim)) } : nil,
      hasAccounts
        ? ListColumn(
          ReconcileText.account,
          .fixed(min(account, Self.accountColumns), upTo: account), rank: 5
        ) { row, _ in TableRow.Cell(accounts[row.account].phrase, Style(.dim)) } : nil,
      ListColumn(
        amount, .fixed(widest(amount.counted(in: Won.unit), \.amount.signedFigures)),
        alignment: .trailing
      ) { row, _ in
        TableRow.Cell(
          row.amount.signedFigures, Style(row.amountRole), spoken: row.entry.signedAmount)
      }.counted(in: Won.unit),
      model.list.rows.contains { $0.link != nil } ? .links(symbols) : nil,
    ].compactMap(\.self)
  }
}
