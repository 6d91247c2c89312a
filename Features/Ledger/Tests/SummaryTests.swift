import Editing
import Expectations
import Headless
import LedgerInterface
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerDomain
@testable import LedgerPresentation

/// The parts that the ledger has on other screens.
@MainActor
struct SummaryTests {
  private final class ListenerSpy: Spy, RecentListener {
    func recentDidChoose(_ place: RestorationState) { record("\(place)") }
  }

  /// Whether reading fails.
  @MainActor private final class Fault {
    var isThere = false
  }

  /// A tree for each part.
  private let trees = (recent: Tree(), month: Tree())

  private let dependencies = LedgerFixture()
  private let listener = ListenerSpy()

  private func recent() async -> PresenterSpy<Recent> {
    let spy = PresenterSpy<Recent>(Recent.Model(today: ScreenEntries.today))
    let interactor = RecentInteractor(
      dependencies.ledger, clock: dependencies.clock, on: spy, listener: listener)
    Router(interactor: interactor).launch(in: trees.recent)
    await settle()
    return spy
  }

  private func thisMonth() async -> PresenterSpy<ThisMonth> {
    let month = LedgerMonth(of: ScreenEntries.today)
    let spy = PresenterSpy<ThisMonth>(ThisMonth.Model(month: month))
    Router(
      interactor: ThisMonthInteractor(dependencies.ledger, clock: dependencies.clock, on: spy)
    ).launch(in: trees.month)
    await settle()
    return spy
  }

  private func settle() async {
    await trees.recent.settle()
    await trees.month.settle()
  }

  /// Spent and received, as in the model.
  private func sums(_ model: ThisMonth.Model) -> [Int64] {
    guard let totals = model.totals.value else { return [] }
    let sum = totals.total(of: model.month)
    return [sum.spent.amount, sum.received.amount]
  }

  @Test func `an amount of this month is whole, or short where it has no room`() {
    let month = LedgerMonth(of: ScreenEntries.today)
    func lines(_ amount: Int64, _ columns: Int) -> [String] {
      let sum = LedgerSummary(count: 1, spent: .zero, received: Won(amount))
      let totals = MonthTotals([.init(month: month, category: .food): sum])
      let view = ThisMonthView(ThisMonth.Model(month: month, totals: .loaded(totals)))
      let window = Window(
        root: view, size: Size(columns: columns, rows: 6),
        environment: Environment(language: .english))
      return Array(window.frame().lines[1...2])
    }
    expectEqual(
      lines(33_600_000, 30).map { $0.filter { $0 != " " } },
      [
        "Expense0won", "Income33,600,000won",
      ])
    expectEqual(lines(33_600_000, 22).map { $0.filter { $0 != " " } }, ["Expense0", "Income33.6M"])
  }

  @Test(arguments: Language.allCases, [27, 30, 36])
  func `each bar of a month has its figure, in the longest amounts too`(
    language: Language, columns: Int
  ) {
    let months = LedgerMonth(of: ScreenEntries.today).last(6)
    let sums = months.map { month in
      (
        MonthTotals.Bar(month: month, category: .food),
        LedgerSummary(count: 1, spent: Won(1_264_000), received: .zero)
      )
    }
    let totals = MonthTotals(Dictionary(uniqueKeysWithValues: sums))
    let view = ThisMonthView(ThisMonth.Model(month: months[5], totals: .loaded(totals)))
    let window = Window(
      root: view, size: Size(columns: columns, rows: 9),
      environment: Environment(language: language))
    let lines = window.frame().lines
    #expect(lines.contains { $0.contains(language == .korean ? "126만" : "1.3M") }, "\(lines)")
  }

  @Test(arguments: [(9, true), (7, true), (6, false)])
  func `this month says what it leaves out where there is room`(rows: Int, isSaid: Bool) {
    let month = LedgerMonth(of: ScreenEntries.today)
    let sum = LedgerSummary(
      count: 1, spent: Won(-5_000), received: .zero,
      leftOut: .init(out: Won(1_159_406), received: Won(500_000)))
    let bar = MonthTotals.Bar(month: month, category: .food)
    var pairs = PairedSums<MonthTotals.Bar>()
    pairs.add(Won(500_000), from: bar, to: bar)
    let totals = MonthTotals([bar: sum], pairs)
    let view = ThisMonthView(ThisMonth.Model(month: month, totals: .loaded(totals)))
    let window = Window(
      root: view, size: Size(columns: 30, rows: rows), environment: Environment(language: .korean))
    let lines = window.frame().lines
    expectEqual(lines.contains { $0.contains("이체 등 1,159,406원 제외") }, isSaid)
    #expect(lines.contains { $0.contains("-5,000원") })
  }

  @Test func `a note of several lines stands in one`() {
    let row = ScreenEntries.row(1, 2026_11_21, -1_000, "시장", .food, note: "배추\n무")
    let view = RecentView(
      Recent.Model(today: ScreenEntries.today, rows: .loaded([row]), list: Listing([row])))
    let window = Window(
      root: view, size: Size(columns: 60, rows: 4), environment: Environment(language: .korean))
    #expect(window.frame().lines[2].contains("배추 ↵ 무"))
  }

  @Test(arguments: [(90, false), (140, true)])
  func `entries of several accounts of the user's own name them where there is room`(
    columns: Int, isNamed: Bool
  ) throws {
    var accounts = LedgerAccounts.builtIn
    let bank = try accounts.add("우리은행 급여통장 0123-456")
    var rows = [
      ScreenEntries.row(1, 2026_11_21, -1_000, "주식회사 우아한형제들 배달의민족", .food, note: "저녁을 둘이서 먹음"),
      ScreenEntries.row(2, 2026_11_20, -2_000, "시장", .food),
    ]
    rows[0].status = EntryStatus(bank)
    func lines() -> [String] {
      let view = RecentView(
        Recent.Model(
          today: ScreenEntries.today, rows: .loaded(rows), list: Listing(rows), accounts: accounts))
      let window = Window(
        root: view, size: Size(columns: columns, rows: 5),
        environment: Environment(language: .korean))
      return window.frame().lines
    }
    #expect(lines().contains { $0.contains("배달의민족") }, "\(lines())")
    expectEqual(lines().contains { $0.contains("우리은행 급여통") }, isNamed)
    rows[1].status = EntryStatus(bank)
    #expect(!lines().contains { $0.contains("우리은행") }, "all rows have the same")
  }

  @Test func `what is linked has the sign that it has in the ledger`() {
    var rows = [
      ScreenEntries.row(1, 2026_11_21, -1_000, "김하늘", .food),
      ScreenEntries.row(2, 2026_11_20, -2_000, "시장", .food),
    ]
    func lines() -> [String] {
      let view = RecentView(
        Recent.Model(today: ScreenEntries.today, rows: .loaded(rows), list: Listing(rows)))
      let window = Window(
        root: view, size: Size(columns: 72, rows: 6), environment: Environment(language: .korean))
      return window.frame().lines
    }
    #expect(!lines().contains { $0.contains("↔") })
    rows[0].link = LinkMark(.transfer, of: Won(-1_000))
    #expect(lines().contains { $0.contains("김하늘") && $0.contains("↔") })
    rows[1].link = LinkMark(.same, of: Won(-2_000))
    #expect(lines().contains { $0.contains("시장") && $0.contains("=") })
  }

  @Test func `texts have the room that notes do not need`() {
    let text = "아주 긴 이름의 가맹점 강남 본점"
    let rows = [
      ScreenEntries.row(1, 2026_11_21, -1_000, text, .food),
      ScreenEntries.row(2, 2026_11_21, -1_000, "시장", .food, note: "무"),
    ]
    let view = RecentView(
      Recent.Model(today: ScreenEntries.today, rows: .loaded(rows), list: Listing(rows)))
    let window = Window(
      root: view, size: Size(columns: 72, rows: 6), environment: Environment(language: .korean))
    #expect(window.frame().lines.contains { $0.contains(text) })
  }

  @Test func `a long note leaves out no other where the texts are whole without it`() {
    let (text, note) = ("동네가게 강남 본점 위", "생일 선물로 산 책과 공책")
    let rows = [
      ScreenEntries.row(1, 2026_11_21, -1_000, text, .food, note: note),
      ScreenEntries.row(2, 2026_11_21, -1_000, "시장", .food, note: "무"),
    ]
    let view = RecentView(
      Recent.Model(today: ScreenEntries.today, rows: .loaded(rows), list: Listing(rows)))
    let window = Window(
      root: view, size: Size(columns: 68, rows: 6), environment: Environment(language: .korean))
    let lines = window.frame().lines
    #expect(lines.contains { $0.contains(text) && $0.contains("생일 선물") })
    #expect(lines.contains { $0.contains("시장") && $0.contains("무") })
  }

  @Test func `the newest entries come first, and follow each change`() async throws {
    let spy = await recent()
    expectEqual(spy.model.list.rows.map(\.id), [8, 7, 6, 5, 4, 3, 2, 1])
    spy.send(.list(.select(5)))
    _ = try await dependencies.ledger.perform(.delete([6]))
    await settle()
    expectEqual(spy.model.list.rows.map(\.id), [8, 7, 5, 4, 3, 2, 1])
    _ = try await dependencies.ledger.undo()
    await settle()
    #expect(spy.model.list.count == 8 && spy.model.list.selected?.id == 5)
  }

  @Test func `an entry that is chosen is told with its place in the ledger`() async {
    let spy = await recent()
    spy.send(.list(.select(6)), .choose(6), .choose(9))
    expectEqual(listener.calls, ["row=2&id=6"])
  }

  @Test func `a month has the sums of its own, and follows each change`() async throws {
    let spy = await thisMonth()
    expectEqual(sums(spy.model), [71_400, 50_000])
    expectEqual(spy.model.months.map(\.month), [6, 7, 8, 9, 10, 11])
    _ = try await dependencies.ledger.perform(.delete([6]))
    await settle()
    expectEqual(sums(spy.model), [39_000, 50_000])
  }

  @Test func `what cannot be read says why`() async {
    dependencies.ledger.list = { _, _ throws(LedgerError) in throw .storage(.busy) }
    dependencies.ledger.sumMonths = { _ throws(LedgerError) in throw .storage(.busy) }
    await expectEqual(recent().model.rows, .failed(.storage(.busy)))
    await expectEqual(thisMonth().model.totals, .failed(.storage(.busy)))
  }

  @Test func `what was read before stays when it cannot be read again`() async {
    let (list, sum) = (dependencies.ledger.list, dependencies.ledger.sumMonths)
    let fault = Fault()
    dependencies.ledger.list = { query, range throws(LedgerError) in
      guard !fault.isThere else { throw .storage(.busy) }
      return try await list(query, range)
    }
    dependencies.ledger.sumMonths = { query throws(LedgerError) in
      guard !fault.isThere else { throw .storage(.busy) }
      return try await sum(query)
    }
    let (rows, month) = (await recent(), await thisMonth())
    fault.isThere = true
    _ = try? await dependencies.ledger.perform(.delete([1]))
    await settle()
    expectEqual(rows.model.list.count, 8)
    expectEqual(sums(month.model), [71_400, 50_000])
  }
}
