import LedgerDomain
import Phrases
import RIBs
import TerminalUI

protocol LedgerPresentableListener: PresentableListener {
  /// The selection moved to a row of the table.
  func didSelect(row: Int)
  func didChoose(row: Int)
  /// Other rows have come into sight.
  func didLook(at rows: Range<Int>)
  func didChoose(column: LedgerTable.Column)
  /// The user is at the table, or at the chart.
  func didGo(to front: LedgerViewModel.Front)
  /// The user is at another bar.
  func didGo(to place: BarChartState.Place)
  func didChoosePlace()
  func didTurn(by months: Int)
  func didPressMark()
  func didPressMarkPlace()
  func didPressCategorise()
  func didPressNote()
  func didPressAdd()
  func didPressDelete()
  func didPressSearch()
  func didType(search: String)
  /// The user is done with what to search for.
  func didLeaveSearch()
  func didPressSort()
  func didPressMonth()
  func didPressCategory()
  func didPressImport()
  func didPressExport()
  func didPressUndo()
  func didPressRedo()
  func didPressRetry()
  func didPressEscape()
}

/// The table of entries and the chart of what was spent, above each other or in turn.
final class LedgerView: LegacyView<LedgerViewModel>, LedgerPresentable {
  weak var listener: (any LedgerPresentableListener)?
  private let table = ListState(activation: LedgerText.entry.phrase)
  private let chart = BarChartState(activation: LedgerText.filter.phrase)
  private let search = FieldState(limit: 100, submission: LedgerText.toList.phrase)
  private let sight = LedgerPage.Sight()
  /// Whether Enter in the table shows more of an entry, which else stands beside it.
  var opensEntries = true { didSet { setActivation() } }

  override init(_ model: LedgerViewModel) {
    super.init(model)
    table.onSelect = { [weak self] row in self?.listener?.didSelect(row: row) }
    table.onVisibleRowsChange = { [weak self] rows in self?.listener?.didLook(at: rows) }
    chart.onSelect = { [weak self] place in self?.listener?.didGo(to: place) }
    chart.onActivate = { [weak self] place in
      self?.listener?.didGo(to: place)
      self?.listener?.didChoosePlace()
    }
    search.onChange = { [weak self] text in self?.listener?.didType(search: text) }
    search.onSubmit = { [weak self] _ in self?.listener?.didLeaveSearch() }
    setActivation()
  }

  private func setActivation() {
    table.onActivate =
      opensEntries ? { [weak self] row in self?.listener?.didChoose(row: row) } : nil
    setNeedsDisplay()
  }

  override func modelDidChange(from old: LedgerViewModel) {
    table.select(model.listing.selection)
    chart.select(model.chart.place)
    let text = model.listing.query.search
    if search.text != text { search.set(text) }
  }

  override func title(in environment: Environment) -> String {
    LedgerText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    LedgerKeys(
      model: model, listener: listener, language: environment.language,
      mark: { [weak self] in self?.mark() }, goOver: { [weak self] in self?.goOver() }
    ).bindings
  }

  private var isAtChart: Bool { sight.hasChart && (chart.hasFocus || !sight.hasTable) }

  private func mark() {
    guard isAtChart else { return listener?.didPressMark() ?? () }
    listener?.didGo(to: chart.place)
    listener?.didPressMarkPlace()
  }

  private func goOver() {
    let front = isAtChart ? LedgerViewModel.Front.table : .chart
    listener?.didGo(to: front)
    focus(on: front == .table ? table : chart)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let bars = LedgerBars(chart: model.chart, marks: model.listing.marks, language: language)
    let rows = LedgerTable(
      listing: model.listing, environment: environment, isWide: !opensEntries
    ).table(table) { [weak self] column in self?.listener?.didChoose(column: column) }
    let page = LedgerPage(
      head: { [model] in LedgerHead(model, showsOneView: $0) }, search: searchLine(language),
      chart: reachable(chartOrSentence(bars)), chartRows: model.chart.categories.count + 1,
      captions: { [chart] in chart.hasFocus ? bars.captions : [] }, table: reachable(rows),
      sentence: sentence(language), front: model.front, sight: sight)
    guard let failure = model.failure else { return page }
    let words = [failure.phrase, LedgerText.shownBefore.phrase].map { $0.text(language) }
    return Rows(
      .flexible(page, minimum: 1),
      .intrinsic(Padding(columns: 1, Paragraph(words.joined(separator: " "), Style(.warning)))))
  }

  private func chartOrSentence(_ bars: LedgerBars) -> any Widget {
    guard model.chart.categories.isEmpty else { return bars.widget(chart) }
    let sentence =
      model.content == .rows
      ? Paragraph(bars.sentence, Style(.dim)) : sentence(bars.language)
    guard let sentence else { return bars.widget(chart) }
    // The chart is there without bars, so that the focus waits in it.
    return Rows(.intrinsic(Padding(columns: 1, sentence)), .fixed(0, bars.widget(chart)))
  }

  private func reachable(_ widget: any Widget) -> any Widget {
    model.isTyping ? Passive(widget) : widget
  }

  private func searchLine(_ language: Language) -> (any Widget)? {
    guard model.isTyping || model.listing.query.isSearch else { return nil }
    let field = Padding(columns: 1, TextField(LedgerText.search.text(language), search))
    return model.isTyping ? field : Passive(field)
  }

  /// What stands in the place of the rows; nil where there are some.
  private func sentence(_ language: Language) -> (any Widget)? {
    switch model.content {
    case .loading: return Label(LedgerText.loading.text(language), Style(.dim))
    case .failed(let error):
      let words = [error.phrase, LedgerText.failed.phrase].map { $0.text(language) }
      return Paragraph(words.joined(separator: " "), Style(.danger))
    case .rows:
      guard model.listing.count == 0 else { return nil }
      let isEverything = model.listing.query.isEverything
      let text = isEverything ? LedgerText.empty : .nothingMatches
      return Paragraph(text.text(language), Style(.dim))
    }
  }
}
