import Books
import Expectations
import Headless
import LedgerDomain
import Log
import MartData
import MartDomain
import Phrases
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Secrets
import Storage
import Store
import TerminalUI
import Testing
import Time
import TransportDomain
import WalletData
import WalletDomain

@testable import Galbi
@testable import Launch

/// The wallet and the ledger on one file, as a session has them.
@MainActor
struct MoneyTests {
  /// Noon of 2026-11-21 in UTC.
  private let clock = ManualClock(now: 1_795_262_400_000)
  private let folder = TemporaryFolder()
  private let app: AppComponent

  init() {
    app = AppComponent(.offline(in: folder, clock: clock))
  }

  /// What a session has of money.
  @MainActor private struct Money {
    let wallet: WalletComponent
    let ledger: LedgerComponent
    let transport: TransportComponent
    let books: BookFile

    init(_ app: AppComponent, _ folder: String) {
      books = BookFile(
        path: "\(folder)/\(BookFile.file)", busyTimeout: app.busyTimeout, log: .none)
      wallet = WalletComponent(
        parent: app, books: books, bank: SessionStores(in: folder, app).bank)
      ledger = LedgerComponent(parent: app, books: books, wallet: wallet)
      transport = TransportComponent(
        parent: app, folder: folder, wallet: wallet,
        finance: FinanceComponent(parent: app, wallet: wallet, ledger: ledger))
    }
  }

  /// Of another session each time.
  private var money: Money { Money(app, folder.path) }

  private func end(_ money: Money) async {
    money.wallet.end()
    app.close([money.wallet, money.ledger, money.transport])
    await app.closing?.value
  }

  /// 50,000 won come from a card, 18,000 go for a ride.
  private func moveMoney(_ money: Money) async throws {
    let card = try await money.wallet.useCases.addCard(
      CardDetails(
        number: Secret("4111111111111111".utf8), code: Secret("987".utf8), expiry: "11/28"))
    try await expectEqual(
      money.wallet.useCases.topUp(
        TopUpRequest(key: MovementKey(rawValue: "a"), card: card.id, amount: Won(50_000))),
      Won(50_000))
    _ = try await money.transport.transport.callTaxi(MovementKey(rawValue: "b"), Ride(Route()))
  }

  private func row(
    _ id: Int64, _ origin: LedgerOrigin, _ amount: Int64, _ text: String,
    _ category: LedgerCategory
  ) throws -> LedgerRow {
    LedgerRow(
      id: id, origin: origin,
      entry: LedgerEntry(
        day: try #require(Day(rawValue: 20_261_121)), amount: Won(amount), text: text,
        category: category))
  }

  @Test func `what the wallet moves is in the ledger and in its sums, as if written by hand`()
    async throws
  {
    let money = money
    await money.wallet.useCases.open()
    try await moveMoney(money)
    let lunch = try row(3, .hand, -12_000, "점심", .food)
    try await expectEqual(money.ledger.ledger.perform(.add(lunch.entry)).row, lunch)
    let window = try await money.ledger.ledger.list(LedgerQuery(), 0..<10)
    // What a card puts into the wallet is moved.
    var topUp = try row(1, .wallet, 50_000, "Visa 1111", .topUp)
    topUp.link = LinkMark(kind: .topUp, leftOut: Won(50_000))
    expectEqual(
      window.rows,
      [
        lunch, try row(2, .wallet, -18_000, "슈퍼택시  우리집 → 회사", .transport), topUp,
      ])
    let summary = window.summary
    #expect((summary.count, summary.spent, summary.received) == (3, Won(30_000), .zero))
    expectEqual(summary.leftOut.received, Won(50_000))
    let month = try #require(LedgerMonth(rawValue: 202_611))
    try await expectEqual(
      money.ledger.ledger.sumMonths(LedgerQuery()),
      MonthTotals([
        .init(month: month, category: .food): LedgerSummary(amount: lunch.amount, link: nil),
        .init(month: month, category: .transport): LedgerSummary(
          amount: window.rows[1].amount, link: nil),
        .init(month: month, category: .topUp): LedgerSummary(
          amount: topUp.amount, link: topUp.link),
      ]))
    await end(money)
  }

  @Test func `an entry by hand waits for the file of the very first launch`() async throws {
    let money = money
    let lunch = try row(1, .hand, -12_000, "점심", .food)
    try await expectEqual(money.ledger.ledger.perform(.add(lunch.entry)).row, lunch)
    expectEqual(money.wallet.useCases.state.value.condition, .ready)
    await end(money)
  }

  @Test func `what is asked for after the session makes no file`() async throws {
    let money = money
    let (perform, lunch) = (money.ledger.ledger.perform, try row(1, .hand, -12_000, "점심", .food))
    await end(money)
    await #expect(throws: LedgerError.storage(.gone)) { try await perform(.add(lunch.entry)) }
    #expect(!folder.names.contains("wallet.sqlite"))
  }

  @Test func `what another session has moved is there, and stays`() async throws {
    let earlier = money
    await earlier.wallet.useCases.open()
    try await moveMoney(earlier)
    await end(earlier)
    let money = money
    await money.wallet.useCases.open()
    let rows = try await money.ledger.ledger.list(LedgerQuery(), 0..<10).rows
    expectEqual(rows.map(\.amount), [Won(-18_000), Won(50_000)])
    await #expect(throws: LedgerError.walletStays) {
      try await money.ledger.ledger.perform(.delete([1]))
    }
    try await expectEqual(money.ledger.ledger.perform(.categorise([1], .income)).count, 1)
    expectEqual(money.wallet.useCases.state.value.balance, Won(32_000))
    try await expectEqual(money.wallet.useCases.listReceipts(.taxi).map(\.amount), [Won(18_000)])
    await end(money)
  }

  @Test func `a wallet from before the ledger brings its movements along`() async throws {
    let database = SQLiteDatabase(
      path: "\(folder.path)/wallet.sqlite", migrations: [BookFile.migrations[0]], durability: .full)
    try await database.run(
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        SELECT 'a', 'topup', 0, 20261121, bank.id, wallet.id, 50000, '우리은행 0123', '', 'topup'
        FROM account AS bank, account AS wallet
        WHERE bank.kind = 'bank' AND wallet.kind = 'wallet'
      """)
    await database.close()
    let money = money
    await money.wallet.useCases.open()
    expectEqual(money.wallet.useCases.state.value.balance, Won(50_000))
    try await expectEqual(
      money.ledger.ledger.list(LedgerQuery(), 0..<10).rows,
      [
        try row(1, .wallet, 50_000, "우리은행 0123", .topUp)
      ])
    await end(money)
  }

  @Test func `the ledger names the order that was paid and refunded, and finds it`() async throws {
    let money = money
    await money.wallet.useCases.open()
    try await moveMoney(money)
    let mart = StoredMart(money.books, log: .none)
    var contents = OrderContents(
      lines: Catalogue.bundled.goods.filter { $0.id == "milk" }.map { OrderLine($0, 2) })
    for field in OrderField.all {
      if case .billing = field { continue }
      contents[field] = "04524"
    }
    contents.contact.telephone = "010-1234-5678"
    contents.contact.email = "me@example.org"
    let order = try await mart.perform(
      OrderRequest(key: MovementKey(rawValue: "c"), .place(contents), language: .korean),
      at: clock.now)
    _ = try await mart.perform(
      OrderRequest(
        key: MovementKey(rawValue: "d"), .cancel(order.id, version: order.version),
        language: .english), at: clock.now)
    await money.wallet.useCases.sync()
    let rows = try await money.ledger.ledger.list(LedgerQuery(), 0..<10).rows
    expectEqual(rows.map(\.order), [1, 1, nil, nil])
    expectEqual(rows.map(\.amount), [Won(5_800), Won(-5_800), Won(-18_000), Won(50_000)])
    expectEqual(rows.map(\.link?.kind), [.refund, nil, nil, .topUp])
    expectEqual(rows.map(\.note), ["Order 1", "주문 1", "", ""])
    try await expectEqual(
      money.ledger.ledger.list(LedgerQuery(search: "ㅈㅁ 1"), 0..<10).rows, [rows[1]])
    expectEqual(money.wallet.useCases.state.value.balance, Won(32_000))
    await end(money)
  }
}
