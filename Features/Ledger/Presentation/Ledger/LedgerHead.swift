import Editing
import LedgerDomain
import Phrases
import TerminalUI
import WalletDomain

/// What the table lists; at the right its sums and its order, which view is shown, and what is marked.
struct LedgerHead: Widget {
  private let model: Ledger.Model
  /// Whether only one of the views is in sight.
  private let showsOneView: Bool

  private static let gap = 3

  init(_ model: Ledger.Model, showsOneView: Bool) {
    self.model = model
    self.showsOneView = showsOneView
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  func draw(on canvas: Canvas) {
    let environment = canvas.environment
    let columns = canvas.size.columns - 1
    var column = 1
    column += canvas.write(
      title(environment), at: Point(column: column, row: 0), Style(bold: true),
      columns: columns - column)
    guard model.content == .rows else { return }
    let count = model.listing.count.grouped
    column += 2
    column += canvas.write(count, at: Point(column: column, row: 0), Style(.dim))
    let words = words(within: columns - column - Self.gap, environment)
    canvas.write(
      words, at: Point(column: column, row: 0), Style(.dim), columns: columns - column,
      alignment: .trailing)
  }

  private func title(_ environment: Environment) -> String {
    let (query, language) = (model.listing.query, environment.language)
    let words = [query.month?.phrase, query.category?.phrase].compactMap { $0?.text(language) }
    let all = query.isSearch ? LedgerText.found : .all
    return words.isEmpty
      ? all.text(language) : words.joined(separator: environment.symbols.separator)
  }

  /// As many as fit; the last are the most important.
  private func words(within columns: Int, _ environment: Environment) -> String {
    var words = words(environment)
    while !words.isEmpty {
      let text = words.joined(separator: String(repeating: " ", count: Self.gap))
      if environment.columns(of: text) <= columns { return text }
      words.removeFirst()
    }
    return ""
  }

  private func words(_ environment: Environment) -> [String] {
    let (listing, language) = (model.listing, environment.language)
    let summary = listing.window.summary
    var words = [
      "\(LedgerText.received.text(language)) \(summary.received.text(language))",
      "\(LedgerText.spent.text(language)) \(summary.spent.text(language))",
      listing.query.order.phrase.text(language),
    ]
    if showsOneView {
      let views = [(Ledger.Front.table, LedgerText.table), (.chart, .chart)]
      let symbols = environment.symbols
      words.append(
        views.map { view, text in
          (view == model.front ? String(symbols.selection) : " ") + text.text(language)
        }.joined(separator: " \(symbols.vertical)"))
    }
    if !listing.marks.isEmpty {
      words.append(
        "\(environment.symbols.mark) "
          + LedgerText.marked(listing.marks.count).text(language))
    }
    if model.isSlow { words.append(LedgerText.reading.text(language)) }
    return words
  }

  func describe(to speech: Speech) {
    let environment = speech.environment
    guard model.content == .rows else { return speech.say(title(environment)) }
    let count = LedgerText.entries(model.listing.count).text(environment.language)
    speech.say(([title(environment), count] + words(environment)).joined(separator: ", "))
  }
}
