import Editing
import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import Platform
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// What the selected entry says beyond its row: the balance after it, and its payee's months.
@MainActor
struct EntryPaneTests {
  private let dependencies = LedgerFixture()

  private func app(
    _ columns: Int, _ rows: Int, _ language: Language = .korean
  ) async -> LedgerApp {
    let app = LedgerApp(dependencies, Size(columns: columns, rows: rows), language)
    await app.settle()
    return app
  }

  @Test(arguments: [(120, 35), (200, 50)])
  func `beside the list stand the balance after the entry and its payee's months`(
    columns: Int, rows: Int
  ) async throws {
    let app = await app(columns, rows)
    // Of the three movements of SuperPay before it and its own.
    #expect(app.lines.contains { $0.contains("거래 후 잔액  8,000원") })
    #expect(app.lines.contains { $0.contains("거래처 월별 지출") })
    try await app.press("Down Down")
    // To tenths of a unit: 1만 would stand for 14,000 as well.
    #expect(app.lines.contains { $0.contains("4.2만") && $0.contains("3.2만") })
    try await app.press("Down Down")
    #expect(app.lines.contains { $0.contains("거래처 월별 수입") })
    #expect(app.lines.contains { $0.contains("280만") })
    await expectEqual(app.end(), [])
  }

  @Test func `in English, and over the list in a narrow window once Enter opens the entry`()
    async throws
  {
    var read: [LedgerRow.ID] = []
    let context = dependencies.ledger.context
    dependencies.ledger.context = { row throws(LedgerError) in
      read.append(row.id)
      return try await context(row)
    }
    let app = await app(80, 30, .english)
    try await app.press("Down Down")
    expectEqual(read, [])
    try await app.press("Enter")
    expectEqual(read, [6])
    #expect(app.lines.contains { $0.contains("Balance after") })
    #expect(app.lines.contains { $0.contains("Payee’s expenses by month") })
    let months = "Jun 0 won, Jul 0 won, Aug 0 won, Sep 42,000 won, Oct 0 won, Nov 32,400 won"
    #expect(app.speech.contains { $0.contains("시장: \(months)") })
    await expectEqual(app.end(), [])
  }

  @Test func `an entry that is removed elsewhere is left, and no other one comes into its place`()
    async throws
  {
    let app = await app(80, 30, .korean)
    try await app.press("Down Down Enter")
    #expect(app.lines.contains { $0.contains("거래처 월별") })
    _ = try await dependencies.ledger.perform(.delete([6]))
    await app.settle()
    #expect(!app.lines.contains { $0.contains("거래처 월별") })
    expectEqual(dependencies.notices, [LedgerText.entryGone])
    await expectEqual(app.end(), [])
  }

  @Test func `the keys of an entry work where it lies over the table, too`() async throws {
    let app = await app(80, 30, .korean)
    for (key, sheet) in [("e", "내역 편집"), ("n", "메모"), ("E", "나누기")] {
      try await app.press("Home Down Down Enter \(key)")
      #expect(app.lines.contains { $0.contains(sheet) }, "\(key)")
      #expect(!app.lines.contains { $0.contains("거래처 월별") }, "\(key)")
      try await app.press("Esc")
    }
    try await app.press("Home Down Down Enter d")
    await expectEqual(
      try dependencies.ledger.list(LedgerQuery(), 0..<20).rows.map(\.id).contains(6), false)
    #expect(!dependencies.notices.contains(LedgerText.entryGone))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(120, 35), (200, 50), (40, 12)])
  func `a purchase says which bill of its card has it, and of which days that has purchases`(
    columns: Int, rows: Int
  ) async throws {
    let bill = CardBill(
      day: ScreenEntries.day(2026_11_14), amount: Won(659_406),
      purchases: ScreenEntries.day(2026_09_14)...ScreenEntries.day(2026_10_13))
    dependencies.ledger.context = { _ in EntryContext(sum: nil, ofMonths: nil, bill: bill) }
    for (language, said) in [
      (Language.korean, [("카드대금", "11.14 · 659,406원"), ("이용 기간", "09.14 – 10.13")]),
      (.english, [("Card bill", "14 Nov · 659,406 won"), ("Purchases", "14 Sep – 13 Oct")]),
    ] {
      let app = await app(columns, rows, language)
      // In few rows not all of the entry is in sight.
      if columns < 100 { try await app.press("Enter") }
      for (label, value) in said {
        #expect(
          columns < 100
            ? app.speech.contains { $0.contains(label) }
              && app.speech.contains { $0.contains(value) }
            : app.lines.contains { $0.contains(label) && $0.contains(value) }, "\(label)")
      }
      await expectEqual(app.end(), [])
    }
  }

  @Test func `the payment of a bill says the days of its purchases alone`() async throws {
    let dependencies = try await LinkEntries.dependencies(proposing: [LinkEntries.bill])
    _ = try await dependencies.ledger.perform(.link([LinkEntries.bill]))
    let bill = CardBill(
      day: ScreenEntries.day(2026_11_14), amount: Won(659_406),
      purchases: ScreenEntries.day(2026_10_01)...ScreenEntries.day(2026_10_31))
    dependencies.ledger.context = { row in
      EntryContext(sum: nil, ofMonths: nil, bill: row.link?.kind == .cardBill ? bill : nil)
    }
    let app = LedgerApp(dependencies, Size(columns: 120, rows: 35), .korean)
    await app.settle()
    #expect(!app.lines.contains { $0.contains("이용 기간") })
    try await app.press(#"/ "신한카드 결제" Enter"#)
    #expect(app.lines.contains { $0.contains("이용 기간") && $0.contains("10월") })
    #expect(!app.lines.contains { $0.contains("11.14 · 659,406원") })
    await expectEqual(app.end(), [])
  }

  @Test func `a bank's own balance stands in place of the sum`() async throws {
    let dependencies = LedgerFixture([
      LedgerRow(
        id: 1, origin: .imported,
        entry: LedgerEntry(
          day: ScreenEntries.today, amount: Won(-500), text: "시장", category: .food,
          bank: BankRecord(balance: 7_777)))
    ])
    let app = LedgerApp(dependencies, Size(columns: 120, rows: 35), .korean)
    await app.settle()
    expectEqual(app.lines.filter { $0.contains("거래 후 잔액") }.count, 1)
    #expect(app.lines.contains { $0.contains("거래 후 잔액  7,777원") })
    await expectEqual(app.end(), [])
  }

  @Test func `what is read of an entry that was left is dropped, and keys do not wait for it`()
    async throws
  {
    let checkpoint = Checkpoint()
    let context = dependencies.ledger.context
    dependencies.ledger.context = { row throws(LedgerError) in
      if row.id == 8 { await checkpoint.pass() }
      return try await context(row)
    }
    let presenter = PresenterSpy<Ledger>(.init(today: ScreenEntries.today))
    let (router, tree) = (LedgerRouterSpy(), Tree())
    let interactor = LedgerInteractor(dependencies.builder.dependencies, on: presenter)
    Router(interactor: interactor).launch(in: tree)
    interactor.router = router
    await tree.settle()
    interactor.setWide(true)
    await checkpoint.reached()
    await MainThreadTasks.drain()
    #expect(tree.activity.hasOnlyLongWork && !tree.activity.isIdle)
    expectEqual(interactor.entry.value.around, .reading)
    presenter.select(row: 2)
    await MainThreadTasks.drain()
    expectEqual(presenter.model.context?.of, 6)
    checkpoint.open()
    await tree.settle()
    expectEqual(presenter.model.context?.of, 6)
    expectEqual(interactor.entry.value.row?.id, 6)
    guard case .read(let balance, let months, false) = interactor.entry.value.around else {
      Issue.record("\(interactor.entry.value.around)")
      return
    }
    // Of what was imported.
    expectEqual(balance, Won(2_767_600))
    expectEqual(months?.map(\.sum.amount), [0, 0, 0, 42_000, 0, 32_400])
  }

  @Test func `what could not be read is said, and R reads it again`() async throws {
    let context = dependencies.ledger.context
    dependencies.ledger.context = { _ throws(LedgerError) in throw .storage(.cannotRead) }
    let app = await app(120, 35)
    #expect(app.lines.contains { $0.contains("거래처 월별 지출") })
    #expect(!app.lines.contains { $0.contains("거래 후 잔액") })
    let sentence = LedgerError.storage(.cannotRead).phrase.text(.korean)
    #expect(app.lines.contains { $0.contains(sentence.prefix(8)) })
    dependencies.ledger.context = context
    try await app.press("R")
    #expect(app.lines.contains { $0.contains("거래 후 잔액  8,000원") })
    await expectEqual(app.end(), [])
  }

  @Test func `nothing spent, all refunded, and too many entries, are sentences`() async throws {
    dependencies.ledger.context = { _ in EntryContext(sum: nil, ofMonths: [.zero, .zero]) }
    let app = await app(120, 35)
    #expect(app.lines.contains { $0.contains("동안의 지출이 모두") })
    try await app.press("Down Down Down Down")
    #expect(app.lines.contains { $0.contains("최근 6개월 동안 지출이 없습니다.") })
    #expect(!app.lines.contains { $0.contains("거래 후 잔액") })
    dependencies.ledger.context = { _ in EntryContext(sum: nil, ofMonths: nil) }
    try await app.press("R")
    #expect(app.lines.contains { $0.contains("내역이 너무 많아") })
    await expectEqual(app.end(), [])
  }
}
