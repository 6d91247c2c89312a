import Headless
import LedgerDomain
import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import Testing
import Time

@testable import LedgerPresentation

/// What the ledger makes of what the user does.
@MainActor
struct LedgerInteractorTests {
  private let presenter = LedgerPresenterSpy()
  private let router = LedgerRouterSpy()
  private let tree = Tree()

  /// The ledger on the tree, with all that it waits for done.
  private func launch(
    _ dependencies: LedgerDependencies = LedgerDependencies()
  ) async -> LedgerInteractor {
    let interactor = LedgerInteractor(presenter: presenter, dependency: dependencies)
    Router(interactor: interactor).launch(in: tree)
    interactor.router = router
    await settle()
    return interactor
  }

  private func settle() async {
    repeat {
      await tree.activity.settled()
      await quiesce()
    } while !tree.activity.isIdle
  }

  private static let all = [
    "[슈퍼전기차 택시  우리집 → 회사]", "우리은행 0123", "시장", "칼국수", "급여", "기생충", "택시", "시장",
  ]

  @Test func `the newest come first, and the first is selected`() async {
    _ = await launch()
    #expect(presenter.last.content == .rows)
    #expect(presenter.rows == Self.all)
    #expect(
      presenter.last.chart.months.map(\.rawValue) == [
        202_606, 202_607, 202_608, 202_609, 202_610, 202_611,
      ])
    #expect(presenter.last.chart.categories == [.food, .transport, .movies])
    #expect(presenter.last.listing.window.summary.count == 8)
  }

  @Test func `until something was read the ledger is loading, and says what goes wrong`() async {
    let dependencies = LedgerDependencies()
    var gate: CheckedContinuation<Void, Never>?
    dependencies.listLedger = { _, _ throws(LedgerError) in
      await withCheckedContinuation { gate = $0 }
      throw .busy
    }
    let interactor = LedgerInteractor(presenter: presenter, dependency: dependencies)
    Router(interactor: interactor).launch(in: tree)
    await quiesce()
    #expect(presenter.last.content == .loading)
    gate?.resume()
    await settle()
    #expect(presenter.last.content == .failed(.busy))
    dependencies.listLedger = makeListLedger(dependencies.model)
    interactor.didPressRetry()
    await settle()
    #expect(presenter.last.content == .rows)
  }

  @Test func `a reading that fails keeps the rows that were there`() async {
    let dependencies = LedgerDependencies()
    let interactor = await launch(dependencies)
    dependencies.listLedger = { _, _ throws(LedgerError) in throw .cannotRead }
    interactor.didPressRetry()
    await settle()
    #expect(presenter.last.failure == .cannotRead)
    #expect(presenter.rows == Self.all)
    dependencies.listLedger = makeListLedger(dependencies.model)
    interactor.didPressRetry()
    await settle()
    #expect(presenter.last.failure == nil)
  }

  @Test func `a reading that takes its time says so, and a newer one ends it`() async {
    let clock = ScreenEntries.clock
    let dependencies = LedgerDependencies(clock: clock)
    let interactor = await launch(dependencies)
    let list = dependencies.listLedger
    var gates: [CheckedContinuation<Void, Never>] = []
    dependencies.listLedger = { query, range throws(LedgerError) in
      if query.search == "시" { await withCheckedContinuation { gates.append($0) } }
      return try await list(query, range)
    }
    interactor.didType(search: "시")
    await clock.advance(by: .milliseconds(199))
    #expect(!presenter.last.isSlow)
    await clock.advance(by: .milliseconds(1))
    #expect(presenter.last.isSlow)
    #expect(presenter.rows == Self.all)
    interactor.didType(search: "시장")
    await quiesce()
    #expect(!presenter.last.isSlow)
    #expect(presenter.rows == ["[시장]", "시장"])
    for gate in gates { gate.resume() }
    await quiesce()
    #expect(presenter.rows == ["[시장]", "시장"])
  }

  @Test func `only the rows around those in sight are read`() async {
    let dependencies = LedgerDependencies(ScreenEntries.many(1_000))
    let list = dependencies.listLedger
    var asked: [Range<Int>] = []
    dependencies.listLedger = { query, range throws(LedgerError) in
      asked.append(range)
      return try await list(query, range)
    }
    let interactor = await launch(dependencies)
    interactor.didLook(at: 0..<10)
    interactor.didSelect(row: 999)
    #expect(presenter.last.listing.selected == nil)
    interactor.didLook(at: 990..<1_000)
    await settle()
    #expect(presenter.last.listing.selected != nil)
    #expect(presenter.last.listing.window.start == 890)
    interactor.didLook(at: 980..<990)
    #expect(asked == [0..<101, 890..<1_100])
  }

  @Test func `the selected row stays selected when rows come or go`() async throws {
    let dependencies = LedgerDependencies()
    let interactor = await launch(dependencies)
    interactor.didSelect(row: 3)
    _ = try await dependencies.addEntry(ScreenEntries.row(9, 20_261_121, -1, "새", .other).entry)
    await settle()
    #expect(presenter.last.listing.selected?.text == "칼국수")
    #expect(router.glance?.row?.text == "칼국수")
    _ = try await dependencies.undoLedger()
    await settle()
    #expect(presenter.last.listing.selected?.text == "칼국수")
    #expect(presenter.last.listing.selection == 3)
  }

  @Test func `rows are sorted by day and by amount, with keys and with the titles`() async {
    let interactor = await launch()
    interactor.didPressSort()
    await settle()
    #expect(presenter.last.listing.query.order == .oldestFirst)
    #expect(presenter.rows.first == "시장")
    interactor.didPressSort()
    await settle()
    #expect(presenter.rows.first == "급여")
    interactor.didChoose(column: .amount)
    await settle()
    #expect(presenter.last.listing.query.order == .amountAscending)
    interactor.didChoose(column: .day)
    await settle()
    #expect(presenter.last.listing.query.order == .newestFirst)
    interactor.didChoose(column: .note)
    #expect(presenter.last.listing.query.order == .newestFirst)
  }

  @Test func `enter on a bar shows its rows only, and all again`() async {
    let interactor = await launch()
    interactor.didGo(to: .init(row: 0, column: 5))
    interactor.didChoosePlace()
    await settle()
    #expect(presenter.rows == ["[시장]", "칼국수"])
    #expect(presenter.last.escape == .widen)
    interactor.didChoosePlace()
    await settle()
    #expect(presenter.rows.count == 8)
    interactor.didGo(to: .init(row: 1, column: nil))
    interactor.didChoosePlace()
    await settle()
    #expect(presenter.last.listing.query == LedgerQuery(category: .transport))
    interactor.didPressEscape()
    await settle()
    #expect(presenter.last.listing.query == LedgerQuery())
    #expect(presenter.last.escape == nil)
  }

  @Test func `marking a bar marks its rows, and marking rows marks their bar`() async {
    let interactor = await launch()
    let food = MonthTotals.Bar(month: LedgerMonth(of: ScreenEntries.today), category: .food)
    interactor.didGo(to: .init(row: 0, column: 5))
    interactor.didPressMarkPlace()
    await settle()
    #expect(presenter.last.listing.marks.ids == [5, 6])
    interactor.didPressMarkPlace()
    await settle()
    #expect(presenter.last.listing.marks.isEmpty)
    interactor.didSelect(row: 2)
    interactor.didPressMark()
    #expect(presenter.last.listing.marks.contains(food))
    #expect(presenter.rows[2] == "[+시장]")
    // The other one of the bar is marked too before both are unmarked.
    interactor.didPressMarkPlace()
    await settle()
    #expect(presenter.last.listing.marks.ids == [5, 6])
    #expect(presenter.last.escape == .unmark)
    interactor.didPressEscape()
    #expect(presenter.last.listing.marks.isEmpty)
  }

  @Test func `a whole row of bars marks all of a category`() async {
    let interactor = await launch()
    interactor.didGo(to: .init(row: 0, column: nil))
    interactor.didPressMarkPlace()
    await settle()
    #expect(presenter.last.listing.marks.ids == [1, 5, 6])
  }

  @Test func `marked rows are put into a category, undone and redone; their bars follow`() async {
    let dependencies = LedgerDependencies()
    let interactor = await launch(dependencies)
    let month = LedgerMonth(of: ScreenEntries.today)
    interactor.didGo(to: .init(row: 0, column: 5))
    interactor.didPressMarkPlace()
    await settle()
    interactor.didPressCategorise()
    #expect(router.choices.last?.present == nil)
    interactor.choiceDidEnd(.categorise(.living))
    await settle()
    #expect(dependencies.notice == "2건을 생활 분류에 넣었습니다. u로 되돌립니다.")
    #expect(presenter.last.listing.marks.contains(.init(month: month, category: .living)))
    #expect(!presenter.last.listing.marks.contains(.init(month: month, category: .food)))
    interactor.didPressUndo()
    await settle()
    #expect(dependencies.notice == "되돌렸습니다: 생활 분류")
    #expect(presenter.last.listing.marks.contains(.init(month: month, category: .food)))
    interactor.didPressRedo()
    await settle()
    #expect(dependencies.notice == "다시 했습니다: 생활 분류")
    interactor.didPressRedo()
    await settle()
    #expect(dependencies.notice == "다시 할 것이 없습니다.")
  }

  @Test func `without marks a command is about the selected row`() async throws {
    let dependencies = LedgerDependencies()
    let interactor = await launch(dependencies)
    interactor.didSelect(row: 2)
    interactor.didPressCategorise()
    #expect(router.choices.last?.present == 0)
    interactor.didPressNote()
    #expect(router.calls == ["choice", "note 김장 1"])
    interactor.noteDidEnd("김장 배추")
    await settle()
    #expect(try await dependencies.kept().map(\.note).filter { !$0.isEmpty } == ["김장 배추", "둘이서"])
    #expect(dependencies.notice == "1건의 메모를 바꾸었습니다. u로 되돌립니다.")
  }

  @Test func `only what was written by hand is deleted`() async throws {
    let dependencies = LedgerDependencies()
    let interactor = await launch(dependencies)
    interactor.didPressDelete()
    await settle()
    #expect(dependencies.notices.last == LedgerError.walletStays.phrase)
    interactor.didSelect(row: 3)
    interactor.didPressDelete()
    await settle()
    #expect(dependencies.notice == "1건을 지웠습니다. u로 되돌립니다.")
    #expect(presenter.rows.count == 7)
    interactor.didPressUndo()
    await settle()
    #expect(presenter.rows.count == 8)
    #expect(try await dependencies.kept().count == 8)
  }

  @Test func `rows that are gone are marked no more`() async throws {
    let dependencies = LedgerDependencies()
    let interactor = await launch(dependencies)
    interactor.didSelect(row: 3)
    interactor.didPressMark()
    _ = try await dependencies.deleteEntries([5])
    await settle()
    #expect(presenter.last.listing.marks.isEmpty)
  }

  @Test func `a month and a category are chosen, and the chart shows the month`() async {
    let interactor = await launch(
      LedgerDependencies(ScreenEntries.rows + ScreenEntries.many(28)))
    interactor.didPressMonth()
    #expect(
      router.choices.last?.options.map { $0.name.text(.english) } == [
        "all months", "Nov 2026", "Oct 2026", "Sep 2026", "Jan 2025",
      ])
    let month = LedgerMonth(of: ScreenEntries.day(20_250_101))
    interactor.choiceDidEnd(.month(month))
    await settle()
    #expect(presenter.last.listing.count == 28)
    #expect(presenter.last.chart.months.last == month)
    interactor.choiceDidEnd(.category(.food))
    await settle()
    #expect(presenter.last.listing.count == 0)
    interactor.choiceDidEnd(.month(nil))
    await settle()
    #expect(presenter.rows == ["[시장]", "칼국수", "시장"])
  }

  @Test func `the chart turns by months as far as there are rows`() async {
    let interactor = await launch(
      LedgerDependencies([
        ScreenEntries.row(1, 20_260_101, -1, "a", .food),
        ScreenEntries.row(2, 20_261_120, -1, "b", .food),
      ]))
    func last() -> Int? { presenter.last.chart.months.last?.rawValue }
    #expect(last() == 202_611)
    interactor.didTurn(by: 1)
    #expect(last() == 202_611)
    for _ in 0..<12 { interactor.didTurn(by: -1) }
    #expect(last() == 202_606)
    interactor.didTurn(by: 1)
    #expect(last() == 202_607)
  }

  @Test func `the user's place comes back with what is asked for`() async {
    let dependencies = LedgerDependencies()
    let interactor = await launch(dependencies)
    interactor.didPressSort()
    interactor.choiceDidEnd(.category(.food))
    interactor.didType(search: "시장")
    await settle()
    interactor.didSelect(row: 1)
    interactor.didGo(to: .chart)
    #expect(
      interactor.memory.description
        == "row=1&id=6&order=oldest&category=food&search=시장&view=chart")
    let memory = interactor.memory
    let second = LedgerPresenterSpy()
    let other = LedgerInteractor(presenter: second, dependency: dependencies)
    let tree = Tree()
    Router(interactor: other).launch(in: tree)
    other.recall(memory)
    await tree.activity.settled()
    await quiesce()
    #expect(second.rows == ["시장", "[시장]"])
    #expect(second.last.front == .chart)
    #expect(other.memory == memory)
  }

  @Test func `a ledger without rows has nobody to do anything to`() async {
    let dependencies = LedgerDependencies([])
    let interactor = await launch(dependencies)
    #expect(presenter.last.content == .rows)
    interactor.didPressMark()
    interactor.didPressMarkPlace()
    interactor.didChoosePlace()
    interactor.didPressCategorise()
    interactor.didPressNote()
    interactor.didPressDelete()
    await settle()
    #expect(router.calls == [])
    #expect(dependencies.notices == [])
  }
}
