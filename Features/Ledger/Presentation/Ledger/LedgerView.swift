import Editing
import LedgerDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The table of entries and the chart of spending, above each other or in turn.
///
/// It has no `ListControls`: the search is of both, stands above them, and says in each width what is searched, the
/// columns follow the rows that are read, and keys of rows act on the bars while the keys go to the chart.
final class LedgerView: View<Ledger> {
  private let sole = SoleSentenceState()
  private let table = ListState(
    activation: Ledger.entry.title, named: Ledger.entry.name)
  private let chart = BarChartState(activation: LedgerText.filter)
  private let search = FieldState(limit: 100, submission: ListText.toList)
  private let sight = LedgerLayout.Sight()
  private let widths = LedgerWidths()
  /// The entry beside the table, which has no keys of its own there.
  weak var pane: EntryPaneView?

  /// What is wider has more than the table can use, unless names are long.
  private static let (commonColumns, mostColumns) = (128, 152)
  /// In fewer the field of the search names only some of what is searched.
  private static let fewColumns = 54

  override init(_ model: Model) {
    super.init(model)
    table.onVisibleRowsChange = sender(Action.visibleRows)
    chart.onSelect = sender(Action.goToBars)
    chart.onActivate = sender(Action.filterByBars)
    sight.onChartRoomChange = sender(Action.chartRoom)
    search.onChange = { [weak self] in self?.send(.list(.search(.type($0)))) }
    search.onSubmit = { [weak self] _ in self?.send(.list(.search(.end))) }
  }

  override func modelDidChange(from old: Model) {
    if (model.chart.place, model.chart.months) != (old.chart.place, old.chart.months),
      model.listing.selection != old.listing.selection
    {
      // What the chart goes to is a month or a day: its rows stand below the one that is selected.
      table.comeBack(to: ListPosition(row: model.listing.selection, linesAbove: 0))
    }
    chart.select(model.chart.place)
    let rest = model.chart.isUnfolded ? LedgerText.fold : LedgerText.unfold
    chart.activation = model.chart.isAtRest ? rest : LedgerText.filter
    let text = model.listing.query.search
    if search.text != text { search.set(text) }
  }

  override var title: Phrase { LedgerText.title }

  /// The screen below would cost the table columns.
  override var usesWholeStage: Bool { true }

  /// The entry beside it needs few columns.
  override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? {
    widths.follow(model.listing, environment)
    let columns = LedgerTable(
      model: model, environment: environment, widths: widths, room: Self.mostColumns
    ).neededColumns
    return Split.pageColumns...min(max(columns, Self.commonColumns), Self.mostColumns)
  }

  /// The entry beside the table would take columns from it.
  override func head(in environment: Environment) -> (any Widget)? {
    ShownHead(sight: sight, hasChart: hasBars, head: head)
  }

  /// The head of what is in sight.
  private var head: (LedgerHead.Sight) -> LedgerHead {
    let actions = LedgerHead.Actions(sort: sender(.list(.sort(.reverse)))) { [weak self] in
      self?.goOver()
    }
    return { [model] in LedgerHead(model, $0, actions) }
  }

  private var hasBars: Bool { !model.chart.rows.isEmpty }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    guard !model.listing.search.isTyping else { return bindings(of: Ledger.whileTyping) }
    let mark = KeyBinding(Ledger.mark.key, title: Ledger.mark.title) { [weak self] in
      self?.mark()
    }.named(Ledger.mark.name)
    let otherView = KeyBinding(Ledger.otherView.key, .tab, title: Ledger.otherView.title) {
      [weak self] in self?.goOver()
    }
    let isRead = model.listing.isRead
    // At the chart the row of the table is not what the user has chosen.
    let hasChosen = !isAtChart && model.hasRows || model.listing.marks.areListed
    return bindings(of: Ledger.first) + (model.hasRows ? [mark] : [])
      + bindings(of: hasChosen ? Ledger.ofRows : Ledger.ofNoEntry)
      + bindings(of: Ledger.ofEntries) + (isRead ? [otherView] : [])
      + bindings(of: Ledger.ofMonths) + (hasChosen ? bindings(of: Ledger.ofChosen) : [])
      + bindings(of: Ledger.ofLists) + (isRead ? sorting.bindings(in: environment) : [])
      + (model.opensEntries ? [] : pane?.paging ?? [])
  }

  /// The keys of the entry that is shown over the table.
  var ofEntry: [KeyBinding] { bindings(of: Ledger.ofEntry) }

  /// How the rows are sorted, by keys, commands and clicks.
  private var sorting: SortControls<LedgerColumn> {
    SortControls(model.listing.sort, title: \.phrase) { [send = sender(Action.list)] in
      send(.sort($0))
    }
  }

  private var isAtChart: Bool { sight.hasChart && (chart.hasFocus || !sight.hasTable) }

  /// Marks the selected row, or the rows of the selected bars.
  private func mark() {
    if isAtChart {
      send(.markBars(chart.place))
    } else if let row = model.listing.selected {
      send(.list(.mark(row.id)))
    }
  }

  /// Goes to the chart, or back to the table.
  private func goOver() {
    // Without bars the rows stay where the chart would be.
    let isChart = isAtChart || !hasBars && model.front == .chart
    let front = isChart ? Ledger.Front.table : .chart
    send(.go(to: front))
    focus(on: front == .table || !hasBars ? table : chart)
  }

  override func body(in environment: Environment) -> any Widget {
    let bars = LedgerBars(model: model)
    let page = LedgerLayout(
      head: hasHeadApart ? nil : head, search: searchLine,
      chart: reachable(chartOrSentence(bars)), chartRows: model.chart.rows.count + 1,
      captions: { [chart] in bars.captions(isAtChart: chart.hasFocus) },
      range: { [chart] in bars.rangeBesideCaption(isAtChart: chart.hasFocus) },
      spokenRange: bars.titledRange, table: reachable(rows),
      sentence: sentence, barless: barless(bars), front: model.front, sight: sight)
    // The sheet of an import has a bar of its own.
    if let work = model.work, work.kind != .importing {
      let bar = ProgressBar(work.kind.phrase, permil: work.permil)
      return Rows(.flexible(page, minimum: 1), .fixed(1, bar))
    }
    let words =
      model.listing.failure.map { [$0.phrase, LedgerText.shownBefore] }
      ?? model.problem.map { [$0.phrase, LedgerText.lacking] }
    guard model.listing.isRead, model.queryFault == nil, let words else { return page }
    return Rows(
      .flexible(page, minimum: 1),
      .intrinsic(Notice(words)))
  }

  /// Enter opens an entry unless it is beside the table.
  private var rows: any Widget {
    let send = sender(Action.list)
    let open = model.opensEntries ? sender(Action.open) : nil
    return Adaptive { [model, table, widths] size, environment in
      widths.follow(model.listing, environment)
      let columns = LedgerTable(
        model: model, environment: environment, widths: widths, room: size.columns)
      return Table(
        LedgerText.title, table, model.listing, columns: columns.columns, environment,
        speaksOrder: false, send: send, open: open)
    }
  }

  private func chartOrSentence(_ bars: LedgerBars) -> any Widget {
    guard model.chart.categories.isEmpty, let sentence else { return bars.widget(chart) }
    return SolePage(EmptyList(bars.widget(chart), sentence), sole)
  }

  /// Says that rows have no bars, as those of income alone; nil where there are bars, or no rows.
  private func barless(_ bars: LedgerBars) -> (any Widget)? {
    guard model.chart.categories.isEmpty, sentence == nil, let words = bars.sentence else {
      return nil
    }
    return Paragraph(words, Style(.dim))
  }

  private func reachable(_ widget: any Widget) -> any Widget {
    model.listing.search.isTyping ? Disabled(widget) : widget
  }

  private var searchLine: (any Widget)? {
    let isTyping = model.listing.search.isTyping
    guard isTyping || model.listing.query.isSearch else { return nil }
    let field = Adaptive { [search] size, _ in
      let searched = size.columns < Self.fewColumns ? LedgerText.shortSearched : LedgerText.searched
      return TextField(
        LedgerText.search, search, placeholder: searched)
    }
    return isTyping ? field : Disabled(field)
  }

  /// What stands in the place of the rows; nil if there are rows.
  private var sentence: (any Widget)? {
    if let fault = model.queryFault { return Paragraph(fault.phrase, Style(.warning)) }
    guard model.listing.isRead else {
      guard let failure = model.listing.failure else { return LoadingText(LedgerText.loading) }
      return Paragraph(of: failure)
    }
    guard model.listing.count == 0 else { return nil }
    return Paragraph(LedgerText.nothing(of: model.listing.query), Style(.dim))
  }
}

/// The head over the whole width, which says what the page below it shows in the same frame.
private struct ShownHead: Widget {
  let sight: LedgerLayout.Sight
  let hasChart: Bool
  let head: (LedgerHead.Sight) -> LedgerHead

  func size(in offered: Size, _ environment: Environment) -> Size {
    head(sight.ofHead).size(in: offered, environment)
  }

  func draw(on canvas: Canvas) { head(sight.ofHead).draw(on: canvas) }

  func describe(to speech: Speech) {
    head(.init(hasChart: hasChart, hasTable: true)).describe(to: speech)
  }
}
