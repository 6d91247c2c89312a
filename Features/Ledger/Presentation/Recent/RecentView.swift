import LedgerDomain
import Phrases
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// A row for each entry, with its day, category, text, note and amount.
final class RecentView: View<Recent> {
  private let list = ListState(activation: LedgerText.entry.phrase)

  override init(_ model: Model) {
    super.init(model)
    list.onActivate = sender(Action.choose(row:))
  }

  /// Follows the selected entry.
  override func modelDidChange(from old: Model) {
    guard old.rows.indices.contains(list.selection) else { return }
    let id = old.rows[list.selection].id
    if let row = model.rows.firstIndex(where: { $0.id == id }) { list.select(row) }
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let rows = model.rows
    let (columns, symbols) = (RecentColumns(model, environment), environment.symbols)
    let list = List(SummaryText.recent.text(language), list, count: rows.count) { [model] in
      columns.line(of: rows[$0], model.categories, symbols)
    }
    return Group(
      SummaryText.recent, detail: [SummaryText.seeAll.phrase, Phrase("l")].joined,
      sentence.map { EmptyList(list, $0) } ?? list)
  }

  /// What stands in the place of the rows; nil if there are rows.
  private var sentence: (any Widget)? {
    switch model.content {
    case .loading: return Waiting(SummaryText.loading)
    case .failed(let error): return Paragraph(error.phrase, Style(.warning))
    case .rows(let rows):
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
      model.rows.reduce(0) { max($0, environment.columns(of: text($1))) }
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
        .flexible(Label(row.text), weight: 2), .flexible(Label(row.noteLine(symbols), Style(.dim))),
        .fixed(
          amount,
          Label(
            row.entry.signedAmount, Style(row.amount > .zero ? .positive : .text),
            alignment: .trailing))))
  }
}
