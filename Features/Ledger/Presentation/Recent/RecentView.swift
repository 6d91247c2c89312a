import Editing
import LedgerDomain
import Phrases
import Store
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// A row for each entry, with its day, category, text, note and amount.
final class RecentView: View<Recent> {
  private lazy var list = ListControls<Listing<LedgerRow>>(
    SummaryText.recent, opens: LedgerText.entry, sender(Action.list), sender(Action.choose))

  override func body(in environment: Environment) -> any Widget {
    let (columns, symbols) = (RecentColumns(model, environment), environment.symbols)
    let rows = list.list(model.list) { [model] row in
      columns.line(of: row, model.categories, symbols)
    }
    return Group(
      SummaryText.recent, detail: [SummaryText.seeAll.phrase, Phrase("l")].joined,
      sentence.map { EmptyList(rows, $0) } ?? rows)
  }

  /// What stands in the place of the rows; nil if there are rows.
  private var sentence: (any Widget)? {
    switch model.rows {
    case .loading: return LoadingText(SummaryText.loading)
    case .failed(let error): return Paragraph(error.phrase, Style(.warning))
    case .loaded(let rows):
      return rows.isEmpty ? Paragraph(SummaryText.noRecents, Style(.dim)) : nil
    }
  }
}

/// The columns that the values of all rows need.
@MainActor
private struct RecentColumns {
  private let today: Day
  private let day: Int
  private let category: Int
  private let amount: Int

  init(_ model: Recent.Model, _ environment: Environment) {
    let today = model.today
    self.today = today
    func widest(_ text: (LedgerRow) -> Phrase) -> Int {
      model.list.rows.reduce(0) { max($0, environment.columns(of: text($1))) }
    }
    day = widest { $0.day.phrase(today: today) }
    category = widest { model.categories[$0.category].phrase }
    amount = widest { $0.entry.signedAmount }
  }

  func line(
    of row: LedgerRow, _ categories: LedgerCategories, _ symbols: Symbols
  ) -> any Widget {
    OneLine(
      Columns(
        spacing: 2,
        .fixed(day, Label(row.day.phrase(today: today), Style(.dim))),
        .fixed(category, Label(categories[row.category].phrase, Style(.dim))),
        .flexible(Label(row.name), weight: 2), .flexible(Label(row.noteLine(symbols), Style(.dim))),
        .fixed(
          amount,
          Label(
            row.entry.signedAmount, Style(row.amountRole),
            alignment: .trailing))))
  }
}
