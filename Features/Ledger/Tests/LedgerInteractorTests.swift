import Editing
import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBs
import RIBsTesting
import Search
import Storage
import Store
import TerminalRIBs
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// What the ledger does for the user's actions.
@MainActor
struct LedgerInteractorTests {
  private let presenter = PresenterSpy<Ledger>(.init(today: ScreenEntries.today))
  private let router = LedgerRouterSpy()
  private let tree = Tree()

  /// The ledger on the tree, after its first reading.
  private func launch(
    _ dependencies: LedgerFixture = LedgerFixture()
  ) async -> LedgerInteractor {
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    interactor.router = router
    await tree.settle()
    return interactor
  }

  private static let all = [
    "[슈퍼전기차 택시  우리집 → 회사]", "우리은행 0123", "시장", "칼국수", "급여", "기생충", "택시", "시장",
  ]

  @Test func `the newest come first, and the first is selected`() async {
    _ = await launch()
    #expect(presenter.model.listing.isRead)
    expectEqual(presenter.rows, Self.all)
    expectEqual(
      presenter.model.chart.months.map(\.rawValue),
      [
        202_606, 202_607, 202_608, 202_609, 202_610, 202_611,
      ])
    expectEqual(presenter.model.chart.categories, [.food, .transport, .movies])
    expectEqual(presenter.model.listing.window.summary.count, 8)
  }

  @Test func `the ledger is loading until it was read, or shows the error`() async {
    let dependencies = LedgerFixture()
    let list = dependencies.ledger.list
    let checkpoint = Checkpoint()
    dependencies.ledger.list = { _, _ throws(LedgerError) in
      await checkpoint.pass()
      throw .storage(.busy)
    }
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    await checkpoint.reached()
    #expect(!presenter.model.listing.isRead && presenter.model.listing.failure == nil)
    checkpoint.open()
    await tree.settle()
    #expect(!presenter.model.listing.isRead && presenter.model.listing.failure == .storage(.busy))
    dependencies.ledger.list = list
    presenter.send(.retry)
    await tree.settle()
    #expect(presenter.model.listing.isRead)
  }

  @Test func `a failure to read keeps the rows`() async {
    let dependencies = LedgerFixture()
    _ = await launch(dependencies)
    let list = dependencies.ledger.list
    dependencies.ledger.list = { _, _ throws(LedgerError) in throw .storage(.cannotRead) }
    presenter.send(.retry)
    await tree.settle()
    expectEqual(presenter.model.listing.failure, .storage(.cannotRead))
    expectEqual(presenter.rows, Self.all)
    dependencies.ledger.list = list
    presenter.send(.retry)
    await tree.settle()
    expectEqual(presenter.model.listing.failure, nil)
  }

  @Test func `reading that takes long says so, and a newer request ends it`() async {
    let clock = ScreenEntries.clock
    let dependencies = LedgerFixture(clock: clock)
    _ = await launch(dependencies)
    let list = dependencies.ledger.list
    let checkpoint = Checkpoint()
    dependencies.ledger.list = { query, range throws(LedgerError) in
      if query.search == "시" { await checkpoint.pass() }
      return try await list(query, range)
    }
    presenter.send(.list(.search(.type("시"))))
    await clock.advance(by: .milliseconds(199))
    #expect(!presenter.model.isSlow)
    await clock.advance(by: .milliseconds(1))
    #expect(presenter.model.isSlow)
    expectEqual(presenter.rows, Self.all)
    presenter.send(.list(.search(.type("시장"))))
    await clock.advance(by: .milliseconds(1))
    #expect(!presenter.model.isSlow)
    expectEqual(presenter.rows, ["[시장]", "시장"])
    checkpoint.open()
    await tree.settle()
    expectEqual(presenter.rows, ["[시장]", "시장"])
  }

  @Test func `only the rows around the visible ones are read`() async {
    let dependencies = LedgerFixture(ScreenEntries.many(1_000))
    let list = dependencies.ledger.list
    var asked: [Range<Int>] = []
    dependencies.ledger.list = { query, range throws(LedgerError) in
      asked.append(range)
      return try await list(query, range)
    }
    _ = await launch(dependencies)
    presenter.send(.visibleRows(0..<10))
    presenter.select(row: 999)
    expectEqual(presenter.model.listing.selected, nil)
    presenter.send(.visibleRows(990..<1_000))
    await tree.settle()
    #expect(presenter.model.listing.selected != nil)
    expectEqual(presenter.model.listing.window.start, 890)
    presenter.send(.visibleRows(980..<990))
    expectEqual(asked, [0..<101, 890..<1_100])
  }

  @Test func `the selected row stays selected when rows come or go`() async throws {
    let dependencies = LedgerFixture()
    let ledger = await launch(dependencies)
    presenter.select(row: 3)
    _ = try await dependencies.ledger.perform(
      .add(ScreenEntries.row(9, 20_261_121, -1, "새", .other).entry))
    await tree.settle()
    expectEqual(presenter.model.listing.selected?.text, "칼국수")
    expectEqual(ledger.entry.value.row?.text, "칼국수")
    _ = try await dependencies.ledger.undo()
    await tree.settle()
    expectEqual(presenter.model.listing.selected?.text, "칼국수")
    expectEqual(presenter.model.listing.selection, 3)
  }

  @Test func `rows are sorted by each column, both ways`() async {
    _ = await launch()
    let selected = presenter.model.listing.selected
    func sort(_ event: SortEvent<LedgerColumn>) async -> LedgerOrder {
      presenter.send(.list(.sort(event)))
      await tree.settle()
      expectEqual(presenter.model.listing.selected, selected)
      return presenter.model.listing.query.order
    }
    await expectEqual(sort(.reverse), .oldestFirst)
    expectEqual(presenter.rows.first, "시장")
    await expectEqual(sort(.next(.hangulFirst)), .categoryAscending)
    expectEqual(presenter.rows.first, "[슈퍼전기차 택시  우리집 → 회사]")
    await expectEqual(sort(.next(.hangulFirst)), .textAscending)
    expectEqual(presenter.rows.first, "급여")
    await expectEqual(sort(.reverse), .textDescending)
    expectEqual(presenter.rows.last, "급여")
    await expectEqual(sort(.next(.hangulFirst)), .amountAscending)
    expectEqual(presenter.rows.first, "시장")
    await expectEqual(sort(.reverse), .amountDescending)
    expectEqual(presenter.rows.first, "급여")
    await expectEqual(sort(.by(.day, .hangulFirst)), .newestFirst)
    await expectEqual(sort(.by(.amount, .hangulFirst)), .amountAscending)
    await expectEqual(sort(.next(.hangulFirst)), .newestFirst)
  }

  @Test(arguments: LedgerColumn.allCases)
  func `a sorted list keeps the row that was selected, wherever it goes`(column: LedgerColumn) async
  {
    _ = await launch(LedgerFixture(ScreenEntries.many(1_000)))
    presenter.select(row: 60)
    let selected = presenter.model.listing.selected
    for event in [SortEvent.by(column, .hangulFirst), .reverse] {
      presenter.send(.list(.sort(event)))
      await tree.settle()
      #expect(selected != nil)
      expectEqual(presenter.model.listing.selected, selected)
    }
    // Also one that no rows around the first are read for.
    presenter.send(.visibleRows(695..<705))
    await tree.settle()
    presenter.select(row: 700)
    let other = presenter.model.listing.selected
    presenter.send(.list(.sort(.reverse)))
    await tree.settle()
    expectEqual(presenter.model.listing.selected, other)
  }

  @Test func `the selected row stays selected where other rows are asked for`() async {
    _ = await launch(LedgerFixture(ScreenEntries.many(1_000)))
    presenter.select(row: 3)
    let selected = presenter.model.listing.selected
    presenter.send(.list(.search(.type("row"))))
    await tree.settle()
    expectEqual(presenter.model.listing.selected, selected)
    presenter.send(.escape)
    await tree.settle()
    #expect(presenter.model.listing.query.isEverything)
    expectEqual(presenter.model.listing.selected, selected)
  }

  @Test func `enter on a bar shows its rows only, and all again`() async {
    _ = await launch()
    presenter.send(.filterByBars(.init(row: 0, column: 5)))
    await tree.settle()
    expectEqual(presenter.rows, ["[시장]", "칼국수"])
    expectEqual(presenter.model.escape, .widen)
    presenter.send(.filterByBars(presenter.model.chart.place))
    await tree.settle()
    expectEqual(presenter.rows.count, 8)
    presenter.send(.filterByBars(.init(row: 1, column: nil)))
    await tree.settle()
    let months = presenter.model.chart.months
    expectEqual(
      presenter.model.listing.query,
      LedgerQuery(category: .transport, period: LedgerPeriod(months[0]...months[5])))
    presenter.send(.escape)
    await tree.settle()
    expectEqual(presenter.model.listing.query, LedgerQuery())
    expectEqual(presenter.model.escape, nil)
  }

  @Test func `marking a bar marks its rows, and marking rows marks their bar`() async {
    _ = await launch()
    let food = MonthTotals.Bar(month: LedgerMonth(of: ScreenEntries.today), category: .food)
    presenter.send(.markBars(.init(row: 0, column: 5)))
    await tree.settle()
    expectEqual(presenter.model.listing.marks.ids, [5, 6])
    presenter.send(.markBars(presenter.model.chart.place))
    await tree.settle()
    #expect(presenter.model.listing.marks.isEmpty)
    presenter.select(row: 2)
    presenter.mark()
    #expect(presenter.model.listing.marks.contains(food))
    expectEqual(presenter.rows[2], "[+시장]")
    // The other one of the bar is marked too before both are unmarked.
    presenter.send(.markBars(presenter.model.chart.place))
    await tree.settle()
    expectEqual(presenter.model.listing.marks.ids, [5, 6])
    expectEqual(presenter.model.escape, .unmark)
    presenter.send(.escape)
    #expect(presenter.model.listing.marks.isEmpty)
  }

  @Test func `a whole row of bars marks all of a category`() async {
    _ = await launch()
    presenter.send(.markBars(.init(row: 0, column: nil)))
    await tree.settle()
    expectEqual(presenter.model.listing.marks.ids, [1, 5, 6])
  }

  @Test func `marked rows are put into a category, undone and redone; their bars follow`() async {
    let dependencies = LedgerFixture()
    let interactor = await launch(dependencies)
    let month = LedgerMonth(of: ScreenEntries.today)
    presenter.send(.markBars(.init(row: 0, column: 5)))
    await tree.settle()
    presenter.send(.categorise)
    expectEqual(router.sheets, [.choice(.categorise(count: 2, .builtIn, present: nil))])
    interactor.sheetDidEnd(.categorise(.living))
    await tree.settle()
    expectEqual(dependencies.notice, "2건을 생활 분류로 옮겼습니다. u로 되돌릴 수 있습니다.")
    #expect(presenter.model.listing.marks.contains(.init(month: month, category: .living)))
    #expect(!presenter.model.listing.marks.contains(.init(month: month, category: .food)))
    presenter.send(.history(.undo))
    await tree.settle()
    expectEqual(dependencies.notice, "되돌렸습니다: 2건 → ‘생활’ 분류")
    #expect(presenter.model.listing.marks.contains(.init(month: month, category: .food)))
    presenter.send(.history(.redo))
    await tree.settle()
    expectEqual(dependencies.notice, "다시 실행했습니다: 2건 → ‘생활’ 분류")
    presenter.send(.history(.redo))
    await tree.settle()
    expectEqual(dependencies.notice, "다시 실행할 작업이 없습니다.")
  }

  @Test(arguments: [
    LedgerQuery(search: "칼국수"),
    LedgerQuery(category: .food, month: LedgerMonth(of: ScreenEntries.day(20_261_105))),
  ])
  func `nothing happens to marked rows that are not listed`(query: LedgerQuery) async throws {
    let dependencies = LedgerFixture()
    let interactor = await launch(dependencies)
    presenter.select(row: 4)
    presenter.mark()
    presenter.select(row: 3)
    interactor.ask { $0 = query }
    await tree.settle()
    let listing = presenter.model.listing
    expectEqual(listing.selected?.id, 5)
    #expect(listing.chosen == [5] && listing.marks.count == 0 && listing.marks.hiddenCount == 1)
    presenter.send(.delete)
    await tree.settle()
    try await expectEqual(dependencies.kept().map(\.id), [8, 7, 6, 4, 3, 2, 1])
    // With all rows the mark is back, and the sums are of it.
    interactor.ask { $0 = LedgerQuery() }
    await tree.settle()
    #expect(presenter.model.listing.chosen == [4] && presenter.model.listing.marks.hiddenCount == 0)
    expectEqual(presenter.model.listing.marks.sum, Won(2_800_000))
  }

  @Test func `without marks a command changes the selected row`() async throws {
    let dependencies = LedgerFixture()
    let interactor = await launch(dependencies)
    presenter.select(row: 2)
    presenter.send(.categorise, .note)
    expectEqual(
      router.sheets,
      [
        .choice(.categorise(count: 1, .builtIn, present: .food)),
        .note("김장", of: presenter.model.listing.chosen),
      ])
    interactor.sheetDidEnd(.note("김장 배추", over: "김장", of: presenter.model.listing.chosen))
    await tree.settle()
    try await expectEqual(dependencies.kept().map(\.note).filter { !$0.isEmpty }, ["김장 배추", "둘이서"])
    expectEqual(dependencies.notice, "1건의 메모를 바꿨습니다. u로 되돌릴 수 있습니다.")
  }

  @Test func `a note that another program has saved meanwhile is named when it is replaced`()
    async throws
  {
    let dependencies = LedgerFixture()
    let interactor = await launch(dependencies)
    presenter.select(row: 2)
    let id = try #require(presenter.model.listing.selected?.id)
    presenter.send(.note)
    _ = try await dependencies.fixed.useCases().perform(.note([id], "김장 무"))
    interactor.sheetDidEnd(.note("김장 배추", over: "김장", of: [id]))
    await tree.settle()
    expectEqual(
      dependencies.change?.phrase.text(.english),
      "Changed the note. It replaces “김장 무”, which was saved meanwhile. Press u to undo.")
    try await expectEqual(dependencies.kept().map(\.note).filter { !$0.isEmpty }, ["김장 배추", "둘이서"])
  }

  @Test func `only entries made by hand are deleted`() async throws {
    let dependencies = LedgerFixture()
    _ = await launch(dependencies)
    presenter.send(.delete)
    await tree.settle()
    expectEqual(dependencies.notices.last, LedgerError.walletStays.phrase)
    presenter.select(row: 3)
    presenter.send(.delete)
    await tree.settle()
    expectEqual(dependencies.notice, "1건을 삭제했습니다. u로 되돌릴 수 있습니다.")
    expectEqual(presenter.rows.count, 7)
    presenter.send(.history(.undo))
    await tree.settle()
    expectEqual(presenter.rows.count, 8)
    try await expectEqual(dependencies.kept().count, 8)
  }

  @Test func `a change offers to be undone until another window has changed something`()
    async throws
  {
    let dependencies = LedgerFixture()
    _ = await launch(dependencies)
    presenter.select(row: 3)
    presenter.send(.delete)
    await tree.settle()
    expectEqual(dependencies.change?.phrase.text(.english), "Deleted 1 entry. Press u to undo.")
    let id = try #require(presenter.model.listing.selected?.id)
    _ = try await dependencies.fixed.useCases().perform(.note([id], "elsewhere"))
    try await dependencies.ledger.readSettings()
    expectEqual(dependencies.change?.phrase.text(.english), "Deleted 1 entry.")
    // As before, the newest change is undone, and told.
    presenter.send(.history(.undo))
    await tree.settle()
    expectEqual(dependencies.notices.last?.text(.english), "Undone: note of “급여”")
    expectEqual(dependencies.change?.phrase.text(.english), "Deleted 1 entry. Press u to undo.")
  }

  @Test func `an entry stays selected where hundreds come above it`() async throws {
    let dependencies = LedgerFixture()
    _ = await launch(dependencies)
    presenter.select(row: 3)
    let new = (0..<150).map { index in
      LedgerEntry(
        day: ScreenEntries.day(20_261_121), amount: Won(Int64(-1_000 - index)),
        text: "row \(index)",
        category: .other)
    }
    for entry in new { _ = try await dependencies.fixed.perform(.add(entry), at: 0) }
    _ = try await dependencies.ledger.perform(.add(new[0]))
    await tree.settle()
    expectEqual(presenter.model.listing.selection, 154)
    expectEqual(presenter.model.listing.selected?.text, "칼국수")
  }

  @Test func `rows that are gone are not marked`() async throws {
    let dependencies = LedgerFixture()
    _ = await launch(dependencies)
    presenter.select(row: 3)
    presenter.mark()
    _ = try await dependencies.ledger.perform(.delete([5]))
    await tree.settle()
    #expect(presenter.model.listing.marks.isEmpty)
  }

  @Test func `a month and a category are chosen, and the chart shows the month`() async {
    let interactor = await launch(
      LedgerFixture(ScreenEntries.rows + ScreenEntries.many(28)))
    presenter.send(.filterByMonth)
    guard case .choice(let choice) = router.sheets.last else {
      Issue.record("no choice")
      return
    }
    expectEqual(
      choice.options.map { $0.name.text(.english) },
      [
        "All months", "Nov 2026", "Oct 2026", "Sep 2026", "Jan 2025",
      ])
    let month = LedgerMonth(of: ScreenEntries.day(20_250_101))
    interactor.sheetDidEnd(.showMonth(month))
    await tree.settle()
    expectEqual(presenter.model.listing.count, 28)
    expectEqual(presenter.model.chart.months.last, month)
    interactor.sheetDidEnd(.showCategory(.food))
    await tree.settle()
    expectEqual(presenter.model.listing.count, 0)
    interactor.sheetDidEnd(.showMonth(nil))
    await tree.settle()
    expectEqual(presenter.rows, ["[시장]", "칼국수", "시장"])
  }

  @Test func `search, month and category are those of the chart too`() async {
    let interactor = await launch()
    func spent() -> [Int64] {
      presenter.model.chart.months.map { presenter.model.chart.totals.total(of: $0).spent.amount }
    }
    presenter.send(.list(.search(.type("시장"))))
    await tree.settle()
    expectEqual(presenter.model.chart.categories, [.food])
    expectEqual(spent(), [0, 0, 0, 42_000, 0, 32_400].suffix(spent().count))
    presenter.send(.list(.search(.type(""))))
    interactor.sheetDidEnd(.showCategory(.transport))
    await tree.settle()
    expectEqual(presenter.model.chart.categories, [.transport])
    interactor.sheetDidEnd(.showCategory(nil))
    interactor.sheetDidEnd(.showMonth(LedgerMonth(rawValue: 2026_10)))
    await tree.settle()
    expectEqual(presenter.model.chart.months.map(\.rawValue), [2026_10])
    expectEqual(spent(), [15_000])
    // The keys that turn the chart go on to the next month with rows.
    presenter.send(.turnChart(months: 1))
    await tree.settle()
    expectEqual(presenter.model.listing.query.month?.rawValue, 2026_11)
    presenter.send(.turnChart(months: 1))
    expectEqual(presenter.model.listing.query.month?.rawValue, 2026_11)
    expectEqual(
      presenter.model.listing.window.summary, presenter.model.chart.totals.total(of: month))
  }

  private let month = LedgerMonth(of: ScreenEntries.today)

  @Test func `bars move the table to their month, and rows the chart to theirs`() async {
    _ = await launch(
      LedgerFixture(
        ScreenEntries.rows + [ScreenEntries.row(9, 20_250_120, -1, "작년", .food)]))
    presenter.send(.goToBars(.init(row: 0, column: 3)))
    expectEqual(presenter.model.listing.selected?.text, "택시")
    presenter.send(.goToBars(.init(row: 1, column: 3)))
    expectEqual(presenter.model.listing.selected?.text, "택시")
    presenter.select(row: 8)
    expectEqual(presenter.model.chart.months.first?.rawValue, 2025_01)
    presenter.select(row: 0)
    expectEqual(presenter.model.chart.months.last?.rawValue, 2026_11)
    expectEqual(presenter.model.chart.end, nil)
    // By amount months are not together.
    presenter.send(.list(.sort(.by(.amount, .hangulFirst))))
    await tree.settle()
    let selection = presenter.model.listing.selection
    presenter.send(.goToBars(.init(row: 0, column: 4)))
    expectEqual(presenter.model.listing.selection, selection)
  }

  @Test func `the keys of the chart take the table along`() async {
    _ = await launch(
      LedgerFixture(
        (1...9).map { ScreenEntries.row(Int64($0), 20_260_001 + $0 * 100, -1_000, "\($0)", .food) })
    )
    func place() -> [String?] {
      [
        presenter.model.listing.selected?.text,
        presenter.model.chart.months.last.map { "\($0.month)" },
      ]
    }
    expectEqual(place(), ["9", "9"])
    presenter.send(.turnChart(months: -1))
    expectEqual(place(), ["8", "8"])
    for _ in 0..<2 { presenter.send(.turnChart(months: -1)) }
    expectEqual(place(), ["6", "6"])
    // The chart has its first months; the table goes on.
    presenter.send(.turnChart(months: -1))
    expectEqual(place(), ["5", "6"])
    for _ in 0..<9 { presenter.send(.turnChart(months: -1)) }
    expectEqual(place(), ["1", "6"])
    presenter.send(.turnChart(months: 1))
    expectEqual(place(), ["7", "7"])
    // A selected bar stays in its column.
    presenter.send(.goToBars(.init(row: 0, column: 2)))
    expectEqual(place(), ["4", "7"])
    presenter.send(.turnChart(months: 1))
    expectEqual(place(), ["5", "8"])
    expectEqual(presenter.model.chart.place.column, 2)
  }

  @Test func `as many months are shown as have room`() async {
    _ = await launch(
      LedgerFixture(
        (1...12).map { ScreenEntries.row(Int64($0), 20_250_001 + $0 * 100, -1_000, "\($0)", .food) }
      ))
    expectEqual(presenter.model.chart.months.count, 6)
    for (columns, months) in [(40, 6), (79, 6), (99, 9), (150, 12), (300, 12)] {
      presenter.send(.chartRoom(months: LedgerChart.months(in: columns)))
      expectEqual(presenter.model.chart.months.count, months, "\(columns)")
    }
  }

  @Test func `the chart turns by months as far as there are rows`() async {
    _ = await launch(
      LedgerFixture([
        ScreenEntries.row(1, 20_260_101, -1, "a", .food),
        ScreenEntries.row(2, 20_261_120, -1, "b", .food),
      ]))
    func last() -> Int? { presenter.model.chart.months.last?.rawValue }
    expectEqual(last(), 202_611)
    presenter.send(.turnChart(months: 1))
    expectEqual(last(), 202_611)
    for _ in 0..<12 { presenter.send(.turnChart(months: -1)) }
    expectEqual(last(), 202_606)
    presenter.send(.turnChart(months: 1))
    expectEqual(last(), 202_607)
  }

  @Test func `the user's place comes back with the query`() async throws {
    let dependencies = LedgerFixture()
    let interactor = await launch(dependencies)
    presenter.send(.list(.sort(.reverse)))
    interactor.sheetDidEnd(.showCategory(.food))
    presenter.send(.list(.search(.type("시장"))))
    await tree.settle()
    presenter.select(row: 1)
    presenter.send(.go(to: .chart))
    let restoration = try #require(interactor.restorationState)
    expectEqual(
      restoration.description, "search=시장&sort=day&row=1&id=6&category=food&view=chart")
    let second = PresenterSpy<Ledger>(.init(today: ScreenEntries.today))
    let other = LedgerInteractor(dependencies.builder.dependencies, on: second)
    let tree = Tree()
    Router(interactor: other).launch(in: tree)
    other.restore(restoration)
    await tree.settle()
    expectEqual(second.rows, ["시장", "[시장]"])
    expectEqual(second.model.front, .chart)
    expectEqual(other.restorationState, restoration)
    // As a former version remembers it.
    other.restore([
      "row": "1", "id": "6", "order": "oldest", "category": "food", "search": "시장",
      "view": "chart",
    ])
    await tree.settle()
    expectEqual(other.restorationState, restoration)
  }

  @Test func `the order of the selected row is opened, and no other`() async {
    let dependencies = LedgerFixture([
      LedgerRow(
        id: 1, origin: .wallet,
        entry: LedgerEntry(
          day: ScreenEntries.today, amount: Won(-34_900), text: "현미 10 kg", category: .food),
        order: 12),
      ScreenEntries.row(2, 20_261_121, -9_000, "택시", .transport, .wallet),
    ])
    _ = await launch(dependencies)
    presenter.send(.openOrder)
    presenter.select(row: 1)
    presenter.send(.openOrder)
    expectEqual(dependencies.openedOrders, [12])
  }

  @Test func `without rows nothing is done`() async {
    let dependencies = LedgerFixture([])
    _ = await launch(dependencies)
    #expect(presenter.model.listing.isRead)
    presenter.mark()
    presenter.send(.markBars(.init(row: 0, column: nil)))
    presenter.send(.filterByBars(.init(row: 0, column: nil)))
    presenter.send(.categorise, .note)
    presenter.send(.delete)
    await tree.settle()
    expectEqual(router.sheets, [])
    expectEqual(dependencies.notices, [])
  }
}
