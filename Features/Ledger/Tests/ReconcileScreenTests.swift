import Editing
import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// Whether a ledger can be read.
@MainActor private final class Disk {
  var fails = true
}

private final class NoListener: ReconcileListener {
  func reconcileDidClose(chosen account: LedgerAccount.ID?) {}
}

/// Reconciling by keys, on screens of several sizes.
@MainActor
struct ReconcileScreenTests {
  private static let november = "Tab C-u \"2026-11-30\" Tab"

  private func app(
    _ size: Size = .normal, _ language: Language = .korean,
    _ dependencies: LedgerFixture = LedgerFixture()
  ) -> LedgerApp {
    LedgerApp(dependencies, size, language)
  }

  private func states(_ app: LedgerApp) async throws -> [EntryStatus.State] {
    try await app.dependencies.kept().map(\.status.state)
  }

  @Test func `rows are cleared until the difference is zero, and locked`() async throws {
    let app = app()
    // The sums of cash: -42,000 and -21,000; the selected row is SuperPay's.
    try await app.press("= Right \(Self.november) \"-63,000\" Enter")
    expectEqual(
      app.content.prefix(5),
      [
        "  현금  2026.11.30까지                              미확인 2 · 확인 0 · 잠김 0",
        "  명세서 잔액  -63,000원    확인한 잔액  0원    차액  -63,000원",
        "  상태      날짜 ▼  분류    내용                                      금액(원)",
        "▌ ○ 미확인  11.05   식비    칼국수                                     -21,000",
        "  ○ 미확인  09.19   식비    시장                                       -42,000",
      ])
    try await app.press("L")
    expectEqual(app.dependencies.notice, LedgerError.difference(Won(-63_000)).phrase.text(.korean))
    try await app.press("Space")
    expectEqual(
      app.content[1...2],
      [
        "  명세서 잔액  -63,000원    확인한 잔액  -21,000원    차액  -42,000원",
        "  차액과 같은 금액: 9월 19일 시장 -42,000원 (미확인)",
      ])
    try await app.press("Down Space")
    #expect(app.content[1].hasSuffix("차액  0원 · 일치"))
    #expect(app.content.contains { $0.contains("[ 잠그기 ]") })
    try await app.press("L")
    expectEqual(app.dependencies.notice, "2건을 잠갔습니다. u로 되돌릴 수 있습니다.")
    #expect(app.content.contains { $0.contains("모두 잠겨 있습니다") })
    try await app.press("a")
    #expect(app.content[4].hasPrefix("▌ ▪ 잠김    09.19"))
    try await app.press("u a")
    #expect(app.content[0].hasSuffix("미확인 0 · 확인 2 · 잠김 0"))
    try await app.press("U Esc")
    try await expectEqual(states(app).count { $0 == .locked }, 2)
    #expect(app.content.contains { $0.contains("▪ 잠김") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `an account says what its balances miss, or that they miss nothing`(_ language: Language)
    async throws
  {
    let app = app(.normal, language)
    func line(_ day: Int, _ amount: Int64, _ balance: Int64) -> StatementEntry {
      let one = entry(2026_11_00 + day, amount, "a")
      return StatementEntry(
        LedgerEntry(
          day: one.day, amount: one.amount, text: one.text, category: .other,
          bank: BankRecord(balance: balance)))
    }
    func bring(_ lines: StatementEntry..., to choice: AccountChoice) async throws {
      _ = try await app.dependencies.ledger.perform(
        .addUnknown(lines, file: "a.csv", to: choice, opening: Won(1_000)))
      await app.settle()
    }
    try await bring(line(3, -100, 900), line(9, -5, 495), to: .new("은행"))
    try await app.press("= Right Right Right \(Self.november) \"495\" Enter")
    #expect(
      app.content.contains {
        $0.contains(
          language == .korean
            ? "11월 3일과 9일 사이 400원이 비어 있습니다." : "missing between 3 Nov and 9 Nov.")
      })
    let id = try #require(app.dependencies.ledger.state.value.settings.accounts.list.last).id
    try await bring(line(5, -400, 500), to: .existing(id))
    #expect(
      app.content.contains {
        $0.contains(
          language == .korean
            ? "11월 3일부터 11월 9일까지 내역이 빠짐없이 있습니다." : "Nothing is missing from 3 Nov to 9 Nov.")
      })
    await expectEqual(app.end(), [])
  }

  @Test func `Enter locks, and all rows are cleared at once`() async throws {
    let app = app()
    try await app.press("= Right \(Self.november) \"-63,000\" Enter A")
    expectEqual(app.dependencies.notice, "2건을 확인했습니다. u로 되돌릴 수 있습니다.")
    try await app.press("Enter")
    try await expectEqual(states(app).count { $0 == .locked }, 2)
    await expectEqual(app.end(), [])
  }

  @Test func `what was cleared stays when the user leaves, and so does the statement`()
    async throws
  {
    let app = app()
    try await app.press("= Right \(Self.november) \"-63,000\" Enter Space Esc")
    expectEqual(app.sheet, nil)
    try await app.press("= Right")
    #expect(app.speech.contains("입력란 명세서 날짜: 2026-11-30"))
    #expect(app.speech.contains("입력란 명세서 잔액: -63,000"))
    try await app.press("C-s")
    #expect(app.content[0].hasSuffix("미확인 1 · 확인 1 · 잠김 0"))
    await expectEqual(app.end(), [])
  }

  @Test func `a difference that may be the opening balance says so, and K sets it`() async throws {
    let app = app()
    try await app.press("= Right \(Self.november) \"937,000\" Enter Space")
    #expect(!app.lines.contains { $0.contains("시작 잔액") })
    try await app.press("A")
    expectEqual(app.content[2], "  차액은 시작 잔액일 수 있습니다. K를 눌러 1,000,000원을 시작 잔액으로 설정해")
    try await app.press("K")
    expectEqual(app.dependencies.notice, "저장했습니다. u로 되돌릴 수 있습니다.")
    let accounts = { app.dependencies.ledger.state.value.settings.accounts }
    expectEqual(accounts()[.cash].opening, Won(1_000_000))
    expectEqual(accounts()[.cash].name, nil)
    #expect(app.content[1].hasSuffix("차액  0원 · 일치"))
    try await app.press("u")
    expectEqual(accounts()[.cash].opening, .zero)
    await expectEqual(app.end(), [])
  }

  @Test func `a statement before the first entry may have the opening balance alone`()
    async throws
  {
    let app = app(.normal, .english)
    try await app.press("= Right Tab C-u \"2020-01-31\" Tab \"500\" Enter")
    #expect(
      app.lines.contains { $0.contains("This may be the opening balance. Press K to set") })
    await expectEqual(app.end(), [])
  }

  @Test func `a statement that was begun goes on where its account is shown again`() async throws {
    let app = app()
    // The fourth row is of cash, whose statement is not asked for again.
    try await app.press("= Right \(Self.november) \"-63,000\" Enter Space Esc Down Down Down =")
    expectEqual(app.sheet, "Reconcile")
    #expect(app.content[0].hasSuffix("미확인 1 · 확인 1 · 잠김 0"))
    await expectEqual(app.end(), [])
  }

  @Test func `the rows are sorted by keys, and the selected one stays so`() async throws {
    let app = LedgerApp()
    try await app.press("= Right \(Self.november) \"-63,000\" Enter Down s s")
    #expect(app.lines.contains { $0.contains("내용 ▲") })
    #expect(app.content[3].hasPrefix("▌ ○ 미확인  09.19") && app.content[3].contains("시장"))
    try await app.press("S")
    #expect(app.content[3].hasPrefix("  ○ 미확인  11.05") && app.content[3].contains("칼국수"))
    #expect(app.content[4].hasPrefix("▌ ○ 미확인  09.19") && app.content[4].contains("시장"))
    try await app.press("s")
    #expect(app.content[3].hasPrefix("▌") && app.content[3].hasSuffix("-42,000"))
    await expectEqual(app.end(), [])
  }

  @Test func `leaving the form without a statement leaves the page`() async throws {
    let app = app()
    try await app.press("= Esc")
    expectEqual(app.sheet, nil)
    try await app.press("= Right \(Self.november) \"0\" Enter e Esc")
    #expect(app.content[0].contains("2026.11.30까지"))
    await expectEqual(app.end(), [])
  }

  @Test func `from the accounts the form begins with the balance, asks, and leads back there`()
    async throws
  {
    let app = app()
    try await app.press("K Down = \"63\"")
    #expect(app.lines.contains { $0.contains("명세서 잔액") && $0.contains("63") })
    try await app.press("Esc")
    #expect(app.lines.contains { $0.contains(FormText.discardQuestion.text(.korean)) })
    try await app.press("Right Enter")
    #expect(app.lines.contains { $0.contains(AccountText.accounts.text(.korean)) })
    // An untouched form asks nothing, nor does the page itself.
    try await app.press("= Esc = C-u \"0\" Enter Esc")
    #expect(app.lines.contains { $0.contains(AccountText.accounts.text(.korean)) })
    await expectEqual(app.end(), [])
  }

  @Test func `a statement that is not one, or too early, is refused`() async throws {
    let app = app()
    try await app.press("= Right Tab C-u \"30-30\" Tab \"12a\" Enter")
    #expect(app.speech.contains { $0.contains(LedgerValidationError.noDay.phrase.text(.korean)) })
    #expect(
      app.speech.contains { $0.contains(LedgerValidationError.noBalance.phrase.text(.korean)) })
    try await app.press(
      "C-u \"2026-11-30\" Tab C-u \"-63,000\" Enter A L e C-u \"1\" S-Tab C-u \"2026-11-29\" C-s")
    #expect(
      app.speech.contains {
        $0.contains("2026-11-30까지 이미 잠갔습니다.")
      })
    await expectEqual(app.end(), [])
  }

  @Test func `an account without entries says so`() async throws {
    let app = app(.normal, .english, LedgerFixture([]))
    try await app.press("= \(Self.november) \"0\" Enter")
    #expect(app.content.contains { $0.contains("No entries in this account") })
    try await app.press("L")
    expectEqual(app.dependencies.notices.last, LedgerError.nothingCleared.phrase)
    await expectEqual(app.end(), [])
  }

  @Test func `a failure is shown, and read again`() async throws {
    let app = app()
    let read = app.dependencies.ledger.reconcile
    let disk = Disk()
    app.dependencies.ledger.reconcile = { query, range throws(LedgerError) in
      guard !disk.fails else { throw .storage(.cannotRead) }
      return try await read(query, range)
    }
    try await app.press("= Right \(Self.november) \"0\" Enter")
    #expect(app.speech.contains { $0.contains("R을 눌러 다시 시도해 주세요.") })
    disk.fails = false
    try await app.press("R")
    #expect(app.content.contains { $0.contains("칼국수") })
    // Rows that were read before stay.
    disk.fails = true
    try await app.press("Space")
    #expect(app.content.contains { $0.contains("칼국수") })
    #expect(app.speech.contains { $0.contains(LedgerText.shownBefore.text(.korean)) })
    await expectEqual(app.end(), [])
  }

  @Test func `the page waits for its rows`() async throws {
    let dependencies = LedgerFixture()
    let checkpoint = Checkpoint()
    let read = dependencies.ledger.reconcile
    dependencies.ledger.reconcile = { query, range throws(LedgerError) in
      await checkpoint.pass()
      return try await read(query, range)
    }
    let spy = PresenterSpy<Reconcile>(Reconcile.Model(today: ScreenEntries.today))
    let listener = NoListener()
    let interactor = ReconcileInteractor(
      dependencies.ledger, clock: dependencies.clock, notify: dependencies.notify,
      notifyChange: dependencies.notifyChange, account: .cash,
      isChosen: false, on: spy, listener: listener)
    let tree = Tree()
    Router(interactor: interactor).launch(in: tree)
    let place: RestorationState = [
      "sort": "day", "account": "cash", "day": "20261130", "balance": "-63000",
    ]
    interactor.restore(place)
    #expect(!spy.model.rows.isRead)
    checkpoint.open()
    await tree.settle()
    #expect(spy.model.rows.isRead)
    expectEqual(spy.model.window.rows.map(\.text), ["시장", "칼국수"])
    expectEqual(interactor.restorationState, place)
    // The selected row is remembered, too.
    spy.send(.list(.select(spy.model.window.rows[1].id)))
    let selected = try #require(interactor.restorationState)
    expectEqual(selected["row"], "1")
    interactor.restore(place)
    await tree.settle()
    interactor.restore(selected)
    await tree.settle()
    expectEqual(spy.model.rows.selected?.text, "칼국수")
  }

  @Test func `locked rows refuse keys, until their statement is unlocked`() async throws {
    let app = app()
    try await app.press("= Right \(Self.november) \"-63,000\" Enter A L Esc")
    try await app.press("Down Down Down d")
    expectEqual(app.sheet, nil)
    expectEqual(app.dependencies.notice, LedgerError.locked(1).phrase.text(.korean))
    try await app.press("L")
    #expect(app.speech.contains("창 잠긴 명세서"))
    #expect(app.speech.contains { $0.contains("현금, 2026.11.30") })
    try await app.press("d")
    expectEqual(app.dependencies.notice, "2건의 잠금을 해제했습니다. u로 되돌릴 수 있습니다.")
    #expect(app.speech.contains(AccountText.noLocks.text(.korean)))
    try await app.press("Esc n \"a\" C-s")
    try await expectEqual(app.dependencies.kept()[3].note, "a")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `a long name of an account is cut before the day of its statement`(
    _ language: Language
  ) async throws {
    let fixture = LedgerFixture()
    let entry = StatementEntry(
      LedgerEntry(
        day: ScreenEntries.day(2026_11_24), amount: Won(-1_000), text: "빵집", category: .food))
    _ = try await fixture.ledger.perform(
      .addUnknown([entry], file: "a.csv", to: .new("우리은행 급여통장 0123-456")))
    for (columns, day) in [
      (40, ("26.11.30까지", "up to 30/11/26")), (80, ("2026.11.30까지", "up to 30 Nov 2026")),
    ] {
      let app = LedgerApp(fixture, Size(columns: columns, rows: 12), language)
      try await app.press("= \(Self.november) \"-1,000\" Enter")
      let head = app.content[0]
      #expect(
        head.contains(language == .korean ? day.0 : day.1) && head.contains("우리은행"), "\(head)")
      await expectEqual(app.end(), [])
    }
  }

  @Test(arguments: Language.allCases)
  func `in few columns rows have their days, and states their signs`(
    _ language: Language
  ) async throws {
    let app = app(Size(columns: 40, rows: 12), language)
    try await app.press("= Right \(Self.november) \"-63,000\" Enter Space")
    expectEqual(
      app.content,
      (language == .korean
        ? [
          " 현금  2026.11.30까지          ○1 ●1 ▪0",
          " 명세서  -63,000원    확인  -21,000원",
          " 차액  -42,000원",
          " 같은 금액: 9월 19일 시장 -42,000원",
          "     날짜 ▼  내용             금액(원)",
          "▌ ●  11.05   칼국수            -21,000",
          "  ○  09.19   시장              -42,000",
        ]
        : [
          " Cash  up to 30 Nov 2026       ○1 ●1 ▪0",
          " Statement  -63,000 won",
          " Cleared  -21,000 won",
          " Difference  -42,000 won",
          "     Date ▼  Description  Amount (won)",
          "▌ ●  5 Nov   칼국수            -21,000",
          "  ○  19 Sep  시장              -42,000",
        ]))
    #expect(app.speech.contains { $0.contains(language == .korean ? "● 확인, " : "● Cleared, ") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(30, 8), (40, 12), (80, 24), (200, 50)])
  func `the page and its forms fit in every size, in both languages`(
    columns: Int, rows: Int
  ) async throws {
    for language in Language.allCases {
      let app = app(Size(columns: columns, rows: rows), language)
      for keys in ["=", "Right \(Self.november) \"-63,000\" Enter", "A", "L", "a"] {
        try await app.press(keys)
        #expect(app.sheet != nil)
        expectEqual(app.doubleBindings, [])
      }
      await expectEqual(app.end(), [])
    }
  }
}
