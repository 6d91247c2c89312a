import Editing
import Expectations
import LedgerFixtures
import LedgerRaft
import Storage
import Store
import Testing
import WalletDomain

@testable import LedgerDomain

/// How the model reads rows, and when it does not.
@MainActor
struct LedgerModelTests {
  private struct State {
    var ledger = LedgerState()
  }

  private let store = Store(State())
  private let spy: LedgerSpy
  private let model: LedgerModel

  init() {
    let rows = (1...1_000).map { number in
      LedgerRow(
        id: Int64(number), origin: .hand,
        entry: entry(2026_01_01 + number / 50, Int64(-number), "row \(number)"))
    }
    spy = LedgerSpy(rows)
    model = LedgerModel(db: spy, writer: store.writer(\.ledger), now: { 0 })
  }

  private func useCases(_ model: LedgerModel) -> LedgerUseCases {
    LedgerUseCases(model, state: store.stored(\.ledger), exports: InMemoryExports())
  }

  private let query = LedgerQuery(order: .amountDescending)

  private func ids(_ range: Range<Int>, _ query: LedgerQuery? = nil) async throws -> [Int64] {
    try await useCases(model).list(query ?? self.query, range).rows.map(\.id)
  }

  private func key(_ number: Int64) -> LedgerKey { LedgerKey(value: -number, id: number) }

  @Test func `rows are read from the nearest one that is known`() async throws {
    try await expectEqual(ids(0..<3), [1, 2, 3])
    try await expectEqual(ids(990..<2_000), Array(991...1_000))
    try await expectEqual(ids(500..<502), [501, 502])
    try await expectEqual(ids(510..<512), [511, 512])
    try await expectEqual(ids(490..<492), [491, 492])
    try await expectEqual(ids(300..<301), [301])
    expectEqual(
      spy.pages,
      [
        LedgerPage(start: .beginning, skip: 0, limit: 3),
        LedgerPage(start: .end, skip: 0, limit: 10),
        LedgerPage(start: .before(key(991)), skip: 488, limit: 2),
        LedgerPage(start: .from(key(501)), skip: 10, limit: 2),
        LedgerPage(start: .before(key(501)), skip: 8, limit: 2),
        LedgerPage(start: .before(key(501)), skip: 199, limit: 1),
      ])
    expectEqual(spy.summaries, 1)
  }

  @Test func `the position of a row is known, unless the query does not find it`() async throws {
    let useCases = useCases(model)
    try await expectEqual(useCases.position(400, query), 399)
    try await expectEqual(useCases.position(400, LedgerQuery(order: .amountAscending)), 600)
    try await expectEqual(useCases.position(2_000, query), nil)
    try await expectEqual(useCases.position(400, LedgerQuery(category: .movies)), nil)
    try await expectEqual(
      useCases.position(400, LedgerQuery(month: LedgerMonth(rawValue: 2026_02))), nil)
    try await expectEqual(useCases.position(400, LedgerQuery(search: "row 40")), 15)
    try await expectEqual(useCases.position(7, LedgerQuery(search: "row 40")), nil)
  }

  @Test func `pages at the border of a known row begin or end there`() async throws {
    _ = try await ids(500..<501)
    for range in [490..<500, 490..<501, 500..<510, 501..<502, 498..<499] {
      try await expectEqual(ids(range), range.map { Int64($0 + 1) })
    }
    expectEqual(
      spy.pages.dropFirst(),
      [
        LedgerPage(start: .before(key(501)), skip: 0, limit: 10),
        LedgerPage(start: .beginning, skip: 490, limit: 11),
        LedgerPage(start: .from(key(501)), skip: 0, limit: 10),
        LedgerPage(start: .from(key(501)), skip: 1, limit: 1),
        LedgerPage(start: .before(key(501)), skip: 1, limit: 1),
      ])
  }

  @Test func `known rows are 64 rows apart, and the way forwards is the shorter of two equal ones`()
    async throws
  {
    for position in [0, 63, 64, 200, 137, 136, 500] { _ = try await ids(position..<position + 1) }
    _ = try await ids(70..<71)
    _ = try await ids(130..<131)
    _ = try await ids(140..<141)
    _ = try await ids(168..<169)
    expectEqual(
      spy.pages.suffix(4),
      [
        LedgerPage(start: .from(key(65)), skip: 6, limit: 1),
        LedgerPage(start: .before(key(137)), skip: 5, limit: 1),
        LedgerPage(start: .from(key(137)), skip: 4, limit: 1),
        LedgerPage(start: .before(key(201)), skip: 31, limit: 1),
      ])
    let other = LedgerQuery(order: .amountDescending, month: nil, search: " ")
    _ = try await ids(495..<505, other)
    expectEqual(spy.pages.last, LedgerPage(start: .beginning, skip: 495, limit: 10))
  }

  @Test func `the last three queries are kept`() async throws {
    let queries = LedgerOrder.keyed.map { LedgerQuery(order: $0) }
    for (query, summaries) in [
      (0, 1), (1, 2), (2, 3), (0, 3), (1, 3), (2, 3), (3, 4), (1, 4), (2, 4), (0, 5),
    ] {
      _ = try await ids(0..<1, queries[query])
      expectEqual(spy.summaries, summaries)
    }
  }

  @Test func `positions after the last row have no rows`() async throws {
    let window = try await useCases(model).list(query, 1_000..<1_010)
    expectEqual(window.rows, [])
    expectEqual(window.summary.count, 1_000)
    expectEqual(window.row(at: 1_000), nil)
    let inside = try await useCases(model).list(query, 5..<7)
    expectEqual(inside.row(at: 6)?.id, 7)
    expectEqual(inside.row(at: 4), nil)
  }

  @Test func `a search is done once, and read by id`() async throws {
    let search = LedgerQuery(order: .amountDescending, search: "row 99")
    try await expectEqual(ids(0..<2, search), [99, 199])
    try await expectEqual(
      ids(2..<99, search), Array(stride(from: 299, to: 900, by: 100)) + (990...999))
    expectEqual(spy.searches, 1)
    expectEqual(spy.pages, [])
  }

  @Test func `after a change everything is read again`() async throws {
    _ = try await ids(0..<3)
    _ = try await ids(0..<3)
    expectEqual(spy.summaries, 1)
    model.sync()
    let window = try await useCases(model).list(query, 0..<3)
    expectEqual(window.revision, 1)
    expectEqual(spy.summaries, 2)
  }

  @Test func `a damaged file is only read`() async throws {
    let kept = LedgerModel(db: spy, writer: store.writer(\.ledger), now: { 0 }) { true }
    try await expectEqual(useCases(kept).list(query, 0..<1).rows.map(\.id), [1])
    await #expect(throws: LedgerError.storage(.damaged)) {
      try await useCases(kept).perform(.add(entry(2026_11_21, -5, "a")))
    }
    // A search keeps keys of what it has looked through.
    await #expect(throws: LedgerError.storage(.damaged)) {
      try await useCases(kept).list(LedgerQuery(search: "row"), 0..<1)
    }
    expectEqual(spy.searches, 0)
    expectEqual(store.stored(\.ledger).value.revision, 0)
  }

  @Test func `what cannot be read is tried again when the wallet is open`() async throws {
    spy.failure = .storage(.cannotRead)
    let early = LedgerModel(
      db: spy, writer: store.writer(\.ledger), now: { 0 },
      opened: { [spy] in
        spy.failure = nil
        return nil
      })
    let added = try await useCases(early).perform(.add(entry(2026_11_21, -5, "a")))
    expectEqual(added.row?.text, "a")
    spy.failure = .storage(.cannotRead)
    try await expectEqual(useCases(early).list(query, 0..<1).summary.count, 1_001)
    spy.failure = .storage(.cannotRead)
    try await expectEqual(
      useCases(early).sumMonths(LedgerQuery()), useCases(model).sumMonths(LedgerQuery()))
  }

  @Test func `of books that cannot be made the reason is told that the wallet has found`() async {
    spy.failure = .storage(.gone)
    let early = LedgerModel(
      db: spy, writer: store.writer(\.ledger), now: { 0 }, opened: { .diskFull })
    await #expect(throws: LedgerError.storage(.diskFull)) {
      try await useCases(early).perform(.add(entry(2026_11_21, -5, "a")))
    }
  }

  @Test func `the months of a search are those of its rows, and it is searched once`() async throws
  {
    let found = LedgerQuery(search: "row 1")
    let window = try await useCases(model).list(found, 0..<1)
    let totals = try await useCases(model).sumMonths(found)
    expectEqual(totals.summary, window.summary)
    expectEqual(spy.searches, 1)
  }

  @Test
  func `a file that opening finds damaged is not changed, and other errors are not tried again`()
    async throws
  {
    var isDamaged = false
    spy.failure = .storage(.cannotRead)
    let early = LedgerModel(
      db: spy, writer: store.writer(\.ledger), now: { 0 }, isDamaged: { isDamaged },
      opened: {
        isDamaged = true
        return nil
      })
    await #expect(throws: LedgerError.storage(.damaged)) {
      try await useCases(early).perform(.add(entry(2026_11_21, -5, "a")))
    }
    await #expect(throws: LedgerError.storage(.cannotRead)) {
      try await useCases(early).list(query, 0..<1)
    }
    expectEqual(spy.summaries, 2)
    spy.failure = .storage(.diskFull)
    await #expect(throws: LedgerError.storage(.diskFull)) {
      try await useCases(early).list(query, 0..<1)
    }
    expectEqual(spy.summaries, 3)
  }

  @Test func `a search of blanks is no search`() {
    #expect(!LedgerQuery(search: "  ").isSearch)
    #expect(LedgerQuery(search: "  ").isEverything)
    #expect(LedgerQuery(search: " a").isSearch)
  }
}
