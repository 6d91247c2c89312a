import Editing
import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBs
import RIBsTesting
import Search
import Store
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// What a figure of the chart says is what its Enter shows.
@MainActor
struct ChartFigureTests {
  private let presenter = PresenterSpy<Ledger>(.init(today: ScreenEntries.today))
  private let router = LedgerRouterSpy()
  private let tree = Tree()

  private static let categories: [LedgerCategory] = [.food, .transport, .shopping, .income, .other]
  private static let payees = ["시장", "택시", "서점", "커피", "급여"]
  private static let accounts: [LedgerAccount.ID] = [.cash, LedgerAccount.ID(rawValue: "user-1")]

  /// Entries of fourteen months, of which some are refunds, or transfers that do not count.
  private static func rows(_ seed: UInt64) -> [LedgerRow] {
    var random = SplitMix(seed: seed)
    return (1...160).map { id -> LedgerRow in
      let month = Int.random(in: 0..<14, using: &random)
      let day = 20_251_001 + month * 100 + (month > 2 ? 8_800 : 0)
      let amount =
        Int64.random(in: 1...90, using: &random) * (Bool.random(using: &random) ? -900 : 100)
      let link: LinkMark? =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: amount > 0 ? LinkMark(kind: .refund, leftOut: .zero) : nil
        case 1: LinkMark(kind: .transfer, leftOut: Won(abs(amount)))
        default: nil
        }
      return LedgerRow(
        id: Int64(id), origin: .hand,
        entry: LedgerEntry(
          day: ScreenEntries.day(day + Int.random(in: 0..<28, using: &random)),
          amount: Won(amount), text: payees.randomElement(using: &random) ?? "",
          category: categories.randomElement(using: &random) ?? .other),
        status: EntryStatus(accounts.randomElement(using: &random) ?? .cash), link: link)
    }
  }

  private func launch(_ rows: [LedgerRow]) async -> LedgerInteractor {
    let interactor = LedgerInteractor(LedgerFixture(rows).builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    interactor.router = router
    await tree.settle()
    return interactor
  }

  /// Goes to each bar and each row of bars, and compares what is said of it with what its Enter shows and its
  /// Space marks.
  private func checkAll(_ interactor: LedgerInteractor, _ note: String) async {
    let listed = presenter.model.listing.query
    let chart = presenter.model.chart
    for row in chart.rows.indices {
      for column in [nil] + chart.columns.indices.map(Optional.some) {
        let place = BarChartState.Place(row: row, column: column)
        guard let category = chart.rows[row].category else { continue }
        let said =
          column.map { chart.sum(of: [category], in: chart.columns[$0]) }
          ?? chart.sum(of: [category])
        presenter.send(.markBars(place))
        await tree.settle()
        expectEqual(presenter.model.listing.marks.allIDs.count, said.count, "\(note) \(place)")
        interactor.change { $0.listing.marks.clear() }
        presenter.send(.filterByBars(place))
        await tree.settle()
        let shown = presenter.model.listing
        if shown.query.category == category {
          expectEqual(shown.window.summary, said, "\(note) \(place)")
          expectEqual(shown.window.rows.count, min(said.count, shown.window.rows.count))
        } else {
          // They were shown before.
          #expect(
            shown.query == listed.ofAllMonths || listed.category == category, "\(note) \(place)")
        }
        interactor.ask { $0 = listed }
        await tree.settle()
      }
    }
  }

  @Test func `bars that the table does not list are marked as not shown`() async throws {
    let interactor = await launch([
      ScreenEntries.row(1, 2026_1003, -1_000, "시장", .food),
      ScreenEntries.row(2, 2026_1007, -2_000, "칼국수", .food),
    ])
    let month = try #require(LedgerMonth(rawValue: 2026_10))
    interactor.ask { $0 = LedgerQuery(category: .food, month: month) }
    await tree.settle()
    func bars() -> [(place: BarChartState.Place, count: Int)] {
      let chart = presenter.model.chart
      guard let row = chart.rows.firstIndex(where: { $0.category == .food }) else { return [] }
      return chart.columns.indices.map {
        (
          place: BarChartState.Place(row: row, column: $0),
          count: chart.sum(of: [.food], in: chart.columns[$0]).count
        )
      }.filter { $0.count > 0 }
    }
    presenter.send(.filterByBars(try #require(bars().first).place))
    await tree.settle()
    let listed = presenter.model.listing.query
    let other = try #require(bars().dropFirst().first)
    presenter.send(.markBars(other.place))
    await tree.settle()
    for _ in 0..<2 {
      let listing = presenter.model.listing
      expectEqual(listing.query, listed)
      #expect(listing.marks.count == 0 && listing.marks.hiddenCount == other.count)
      #expect(listing.isOfSelected && listing.selected != nil)
      presenter.send(.retry)
      await tree.settle()
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `each row and each bar of the chart shows the entries that it counts`(
    _ seed: UInt64
  ) async throws {
    let interactor = await launch(Self.rows(seed))
    let month = try #require(LedgerMonth(rawValue: 2026_10))
    let queries = [
      LedgerQuery(), LedgerQuery(account: .cash), LedgerQuery(search: "시장"),
      LedgerQuery(category: .food), LedgerQuery(month: month),
      LedgerQuery(order: .textAscending, month: month, account: .cash),
      LedgerQuery(search: "택시", period: LedgerPeriod(month)),
      LedgerQuery(
        period: LedgerPeriod(ScreenEntries.day(2026_0901)...ScreenEntries.day(2026_1031))),
    ]
    for query in queries {
      interactor.ask { $0 = query }
      await tree.settle()
      #expect(!presenter.model.chart.categories.isEmpty)
      await checkAll(interactor, "\(query)")
      guard query.month != nil else { continue }
      presenter.send(.switchDetail)
      await tree.settle()
      expectEqual(presenter.model.chart.detail, .payees)
      await checkAll(interactor, "payees \(query)")
      presenter.send(.switchDetail)
      await tree.settle()
    }
  }

  @Test func `a row of the legend is of the months of the chart, and the table too`() async throws {
    let old = ScreenEntries.row(9, 20_250_120, -1_000, "작년", .food)
    _ = await launch(ScreenEntries.rows + [old])
    presenter.send(.filterByBars(.init(row: 0, column: nil)))
    await tree.settle()
    let query = presenter.model.listing.query
    expectEqual(query.category, .food)
    expectEqual(query.period?.phrase.text(.korean), "2026년 6월 – 11월")
    expectEqual(presenter.rows, ["[시장]", "칼국수", "시장"])
    // The range goes on with the chart, as far as there are rows.
    presenter.send(.turnChart(months: -1))
    await tree.settle()
    expectEqual(presenter.model.listing.query.period?.phrase.text(.korean), "2026년 5월 – 10월")
    expectEqual(presenter.rows, ["[시장]"])
    for _ in 0..<40 { presenter.send(.turnChart(months: -1)) }
    await tree.settle()
    expectEqual(presenter.model.listing.query.period?.phrase.text(.korean), "2025년 1월 – 6월")
    expectEqual(presenter.rows, ["[작년]"])
    presenter.send(.filterByBars(.init(row: 0, column: nil)))
    await tree.settle()
    #expect(presenter.model.listing.query.isEverything)
  }

  @Test func `a bar of one month is a day, and Enter on it twice shows the month again`() async {
    let interactor = await launch(ScreenEntries.rows)
    let month = LedgerMonth(of: ScreenEntries.today)
    interactor.sheetDidEnd(.showMonth(month))
    await tree.settle()
    expectEqual(presenter.model.chart.columns.count, 30)
    expectEqual(presenter.model.chart.categories, [.food, .transport])
    presenter.send(.goToBars(.init(row: 0, column: 4)))
    expectEqual(presenter.model.listing.selected?.text, "칼국수")
    presenter.send(.filterByBars(.init(row: 0, column: 18)))
    await tree.settle()
    expectEqual(presenter.rows, ["[시장]"])
    expectEqual(presenter.model.chart.columns.count, 30)
    presenter.send(.filterByBars(presenter.model.chart.place))
    await tree.settle()
    expectEqual(presenter.model.listing.query, LedgerQuery(month: month))
    presenter.send(.switchDetail)
    await tree.settle()
    expectEqual(
      presenter.model.chart.columns, [.payee("시장"), .payee("칼국수"), .payee("슈퍼전기차 택시  우리집 → 회사")])
    presenter.send(.filterByBars(.init(row: 0, column: 1)))
    await tree.settle()
    expectEqual(presenter.rows, ["[칼국수]"])
    presenter.send(.escape)
    await tree.settle()
    expectEqual(presenter.rows.count, 8)
  }

  @Test func `the list of locked statements opens what each has locked`() async throws {
    let dependencies = LedgerFixture()
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    interactor.router = router
    await tree.settle()
    let ledger = dependencies.ledger
    let cash = presenter.model.listing.window.rows.filter { $0.account == .cash }
    let first = try #require(cash.last)
    _ = try await ledger.perform(.account(.mark([first.id], isCleared: true)))
    let opening = ledger.state.value.settings.accounts[.cash].opening
    _ = try await ledger.perform(
      .account(
        .lock(.cash, AccountStatement(day: first.day, balance: opening + first.amount))))
    presenter.send(.manage(.lock(.list(nil))))
    await tree.settle()
    let locks = try await Ledger.ManagedList.locks.options(in: ledger, today: ScreenEntries.today)
    guard case .choice(let list) = router.sheets.last, list.managed == .locks,
      case .manage(let shows) = try #require(locks.first).outcome
    else {
      Issue.record("no list")
      return
    }
    interactor.sheetDidEnd(.showCategory(.movies))
    presenter.send(.manage(shows))
    await tree.settle()
    expectEqual(presenter.rows, ["[\(first.text)]"])
    expectEqual(locks.first?.details.map { $0.text(.korean) }[1], "1")
  }
}
