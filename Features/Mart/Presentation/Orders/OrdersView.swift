import Editing
import MartDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI

/// A table of orders, under the search while there is one.
final class OrdersView: View<Orders> {
  private let table = ListState(activation: OrdersText.open.phrase)
  private lazy var search = SearchControls(sender(Action.search))

  override init(_ model: Model) {
    super.init(model)
    table.onSelect = sender(Action.select)
    table.onActivate = sender(Action.open)
    table.onVisibleRowsChange = sender(Action.visibleRows)
  }

  override func modelDidChange(from old: Model) {
    table.select(model.selection)
    table.search = model.search.text
  }

  override var title: Phrase { OrdersText.orders.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let bindings = search.bindings(model.search)
    guard !model.search.isTyping else { return bindings }
    return bindings + [retryKey(in: environment, isHinted: model.canRetry, sends: .retry)]
      + sorting.bindings(in: environment)
  }

  /// How the orders are sorted, by keys, commands and clicks.
  private var sorting: SortControls<OrderColumn> {
    SortControls(model.sort, title: \.text.phrase, sender(Action.sort))
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    model.row(at: model.selection).map { [$0.number] } ?? []
  }

  override func body(in environment: Environment) -> any Widget {
    var content: any Widget = OrderTable(model: model, environment: environment, sorting: sorting)
      .table(table)
    if let sentence = model.sentence {
      let text = Paragraph(sentence.phrases.joined, Style(sentence.role))
      content = EmptyList(content, text)
    }
    var parts: [Part] = [
      .fixed(1, head), .flexible(search.page(content, model.search), minimum: 1),
    ]
    if !model.notice.isEmpty {
      parts.append(.intrinsic(Paragraph(model.notice.joined, Style(.warning))))
    }
    return Padding(columns: 1, Rows(parts))
  }

  /// What is listed, and which of it is selected.
  private var head: any Widget {
    let words = model.isSlow ? OrdersText.waiting.phrase : Phrase("")
    return OneLine(
      Columns(
        spacing: 2, .intrinsic(Label(model.title, Style(bold: true))),
        .intrinsic(Label(model.position, Style(.dim))), .gap,
        .intrinsic(Label(words, Style(.dim)))))
  }
}
