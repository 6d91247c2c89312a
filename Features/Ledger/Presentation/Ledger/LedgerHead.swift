import Editing
import LedgerDomain
import Phrases
import TerminalUI
import WalletDomain

/// What the table lists and what it comes to in which months, which view is shown, and what is marked;
/// in few columns on two rows.
///
/// The order and the views take clicks.
struct LedgerHead: Widget {
  /// What is in sight below it.
  struct Sight {
    let hasChart: Bool
    let hasTable: Bool
  }

  /// What a click on a word does.
  struct Actions {
    let sort: @MainActor () -> Void
    let goOver: @MainActor () -> Void
  }

  private let actions: Actions
  private let model: Ledger.Model
  private let sight: Sight

  private static let gap = 2
  /// In fewer columns, and at least as many rows, the sums have a row of their own.
  private static let (columnsForOneRow, rowsForTwo) = (60, 6)

  init(_ model: Ledger.Model, _ sight: Sight, _ actions: Actions) {
    self.actions = actions
    self.model = model
    self.sight = sight
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    let hasTwo =
      model.listing.isRead && offered.columns < Self.columnsForOneRow
      && offered.rows >= Self.rowsForTwo
    return Size(columns: offered.columns, rows: min(hasTwo ? 2 : 1, offered.rows))
  }

  func draw(on canvas: Canvas) {
    let (environment, columns) = (canvas.environment, canvas.size.columns)
    let count = model.listing.isRead ? model.listing.count.grouped : ""
    // The count is never cut, and every filter that is in force is named.
    let titleRoom = max(columns - environment.columns(of: count) - Self.gap, 0)
    let title = LedgerTitle(model, environment)
    title.draw(on: canvas.region(Rect(columns: titleRoom, rows: 1)))
    guard model.listing.isRead else { return }
    var column = min(title.columns(within: titleRoom), titleRoom) + Self.gap
    column += canvas.write(count, at: Point(column: column), Style(.dim))
    let sums = sums(environment)
    let isOneRow = canvas.size.rows < 2
    let lists = isOneRow ? sums.map { $0 + state(environment) } : [state(environment)]
    let room = Rect(column: column, columns: max(columns - column, 0), rows: 1)
    longest(of: lists, within: room.size.columns - Self.gap, environment)
      .draw(atEndOf: canvas.region(room))
    guard !isOneRow else { return }
    longest(of: sums, within: columns, environment).draw(on: canvas.region(rows: 1..<2))
  }

  /// The first list that fits, or what fits of the last one; the last words are the most important.
  private func longest(
    of lists: [[String]], within columns: Int, _ environment: Environment
  ) -> WordRow {
    let order = model.listing.query.order.phrase.text(environment.language)
    let clicks = [order: actions.sort, views(environment): actions.goOver]
    func row(_ words: some Sequence<String>) -> WordRow {
      WordRow(words.map { WordRow.Word($0, action: clicks[$0]) }, spacing: Self.gap)
    }
    if let row = lists.lazy.map(row).first(where: { $0.columns(environment) <= columns }) {
      return row
    }
    var words = (lists.last ?? [])[...]
    while !words.isEmpty, row(words).columns(environment) > columns { words.removeFirst() }
    return row(words)
  }

  /// The names of both views, with a mark before the one in front.
  private func views(_ environment: Environment) -> String {
    let (symbols, language) = (environment.symbols, environment.language)
    return [(Ledger.Front.table, LedgerText.table), (.chart, LedgerText.chart)].map { view, text in
      (view == model.front ? String(symbols.selection) : " ") + text.text(language)
    }.joined(separator: " \(symbols.vertical)")
  }

  /// What is marked comes to, and that of each; the longest first.
  private func markedSums(_ environment: Environment) -> [[String]] {
    let (marks, language) = (model.listing.marks, environment.language)
    let order = model.listing.query.order.phrase.text(language)
    func words(_ text: (Won) -> Phrase) -> [String] {
      let sums = [(LedgerText.total, marks.sum), (LedgerText.average, marks.average ?? .zero)]
      return sums.map { [$0, text($1)].joined(language) }
    }
    return [words(\.phrase) + [order], words(\.phrase), words(\.short)]
      + [Array(words(\.phrase).prefix(1)), Array(words(\.short).prefix(1)), []]
  }

  /// Income and expense with the months that they are of and the order, the longest first; of marked rows their
  /// own sums.
  private func sums(_ environment: Environment) -> [[String]] {
    guard !model.listing.marks.areListed else { return markedSums(environment) }
    let (summary, language) = (model.listing.window.summary, environment.language)
    func named(_ phrase: (Won) -> Phrase) -> [String] {
      [
        [LedgerText.received, phrase(summary.received)],
        [LedgerText.spent, phrase(summary.spent)],
      ].map { $0.joined(language) }
    }
    let whole = [
      [LedgerText.received, summary.received.phrase].joined(language),
      LedgerText.spent(summary.spent).text(language),
    ]
    let left = [LinksText.leftOut(summary)?.text(language)].compactMap(\.self)
    let grouped = named { Phrase($0.amount.grouped) }
    let signed =
      "+\(summary.received.amount.grouped) \(LedgerText.sign(ofSpent: summary.spent))\(summary.spent.size.amount.grouped)"
    let short = LedgerText.signed(summary).text(language)
    let range = sight.hasChart ? totalRange.map { $0.text(language) } : nil
    let months = [range].compactMap(\.self)
    let order = model.listing.query.order.phrase.text(language)
    let moved = [LinksText.leftOutInShort(summary)?.text(language)].compactMap(\.self)
    // What is not counted goes after the order and the months.
    let complete =
      left.isEmpty
      ? []
      : [
        whole + left + months + [order], whole + left + months, whole + moved + months,
        grouped + moved + months, whole + moved, grouped + moved,
      ]
    return complete + [
      whole + months + [order], whole + months, grouped + months, [signed] + months,
      whole, grouped, [signed], named(\.short) + months, [short] + months, [short],
    ]
  }

  /// The months with rows, which may be more than the chart shows; nil if the title names the days.
  private var totalRange: Phrase? {
    guard model.listing.query.period == nil else { return nil }
    return LedgerBars(model: model).span(of: model.chart.totals.months)
  }

  /// Which view is shown if it is one of two, and what is marked.
  private func state(_ environment: Environment) -> [String] {
    let (symbols, language) = (environment.symbols, environment.language)
    var words: [String] = []
    if !(sight.hasChart && sight.hasTable) { words.append(views(environment)) }
    if let marked { words.append("\(symbols.mark) " + marked.text(language)) }
    if model.isSlow { words.append(LedgerText.reading.text(language)) }
    return words
  }

  /// How many rows are marked, and how many of them are not listed; nil for none.
  private var marked: Phrase? {
    let marks = model.listing.marks
    guard !marks.isEmpty else { return nil }
    return [LedgerText.marked(marks.count), ListText.hidden(marks.hiddenCount, counter: "건")]
      .compactMap(\.self).joined
  }

  func describe(to speech: Speech) {
    let environment = speech.environment
    guard model.listing.isRead else { return speech.say(LedgerTitle(model, environment).text) }
    let title = LedgerTitle(model, environment)
    let count = model.listing.count
    let head =
      title.isOfAll
      ? [LedgerText.allEntries(count).text(environment.language)]
      : [title.text, LedgerText.entries(count).text(environment.language)]
    let words = (sums(environment).first ?? []) + spokenState(environment.language)
    speech.say((head + words).joined(separator: ", "))
  }

  /// The same without signs.
  private func spokenState(_ language: Language) -> [String] {
    let front = model.front == .table ? LedgerText.table : LedgerText.chart
    let words = [
      sight.hasChart && sight.hasTable ? nil : front,
      marked,
      model.isSlow ? LedgerText.reading : nil,
    ]
    return words.compactMap { $0?.text(language) }
  }
}
