import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// Categories, rules and imports by keys, on screens of several sizes.
@MainActor
struct LedgerManagementTests {
  private func settings(_ app: LedgerApp) -> LedgerSettings {
    app.dependencies.ledger.state.value.settings
  }

  private func names(_ app: LedgerApp) -> [String] {
    settings(app).categories.list.map { $0.phrase.text(.korean) }
  }

  @Test(arguments: ["C", "r", "K"])
  func `a list hints how to add to it and how to close it`(key: String) async throws {
    let app = LedgerApp()
    try await app.press(key)
    let hints = app.footer
    #expect(hints.contains("  a 추가  ") && hints.contains("  Esc 닫기  "), "\(hints)")
    await expectEqual(app.end(), [])
  }

  @Test func `a category is added, renamed, coloured, moved and merged`() async throws {
    let app = LedgerApp()
    try await app.press("C a \"커피\" Tab Right Right C-s")
    #expect(app.speech.contains("창 분류 관리"))
    #expect(names(app).contains("커피"))
    expectEqual(settings(app).categories.list.first { $0.name == "커피" }?.tint, 1)
    try await app.press("[ Enter C-u \"카페\" Enter")
    expectEqual(names(app).suffix(3), ["카페", "수입", "기타"])
    try await app.press("Home d")
    #expect(app.speech.contains("창 ‘식비’ 분류를 합칠 곳"))
    try await app.press("Enter")
    expectEqual(app.dependencies.notice, "분류를 합치고 3건을 옮겼습니다. u로 되돌릴 수 있습니다.")
    #expect(!names(app).contains("식비"))
    try await app.press("Esc u")
    #expect(names(app).contains("식비"))
    await expectEqual(app.end(), [])
  }

  @Test func `the first and the last row say why they do not move`() async throws {
    let app = LedgerApp()
    try await app.press("C [")
    expectEqual(app.dependencies.notice, "더 위로 옮길 수 없습니다.")
    #expect(!app.footer.contains("[ 위로"), "\(app.footer)")
    try await app.press("End ]")
    expectEqual(app.dependencies.notice, "더 아래로 옮길 수 없습니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `what is for one month says so`() async throws {
    let app = LedgerApp()
    try await app.press("T")
    expectEqual(app.dependencies.notice, LedgerText.oneMonthFirst.text(.korean))
    await expectEqual(app.end(), [])
  }

  @Test func `the category of one marked row is the present one, as of the selected row`()
    async throws
  {
    let app = LedgerApp()
    try await app.press("Down Down c")
    let present = app.speech.first { $0.hasPrefix("> 목록") }
    try await app.press("Esc Space c")
    expectEqual(app.speech.first { $0.hasPrefix("> 목록") }, present)
    await expectEqual(app.end(), [])
  }

  @Test func `months say what their figures are`() async throws {
    let app = LedgerApp()
    try await app.press("m")
    let months = app.speech.first { $0.hasPrefix("> 목록 한 달만 보기") } ?? "\(app.speech)"
    #expect(months.contains(", 수입 ") && months.contains("원, 지출 "), "\(months)")
    await expectEqual(app.end(), [])
  }

  @Test func `what is read again is said to be`() async throws {
    let app = LedgerApp()
    for keys in ["R", "b R", "Esc P R"] { try await app.press(keys) }
    expectEqual(
      app.dependencies.notices.map { $0.text(.korean) },
      Array(repeating: "새로 고쳤습니다.", count: 3))
    await expectEqual(app.end(), [])
  }

  @Test func `a name that another category has is refused`() async throws {
    let app = LedgerApp()
    try await app.press("C a \"교통\" Enter")
    // At the field, of what is wrong alone.
    #expect(app.speech.contains("오류: ‘교통’ 분류가 이미 있습니다."))
    #expect(app.speech.contains { $0.hasPrefix("> 입력란 이름") })
    try await app.press("C-u C-s")
    #expect(app.speech.contains("오류: \(LedgerError.categoryName.phrase.text(.korean))"))
    try await app.press("\"x\"")
    #expect(!app.speech.contains { $0.hasPrefix("오류: ") })
    try await app.press("Esc")
    #expect(app.root.hasUnsavedBelow)
    try await app.press("Tab Enter")
    #expect(app.speech.contains("창 분류 관리"))
    await expectEqual(app.end(), [])
  }

  @Test func `a rule is offered after rows of one text were put into a category`() async throws {
    let app = LedgerApp()
    try await app.press("Down Down c Down Down Down Enter")
    #expect(app.footer.contains("A 항상 적용"))
    try await app.press("A")
    #expect(app.speech.contains("> 입력란 내용 일치: 시장"))
    #expect(app.speech.contains("선택란 기존 내역 1건에도 적용: 아니요"))
    try await app.press("BackTab BackTab BackTab Right C-s")
    expectEqual(app.dependencies.notice, "1건의 분류를 바꿨습니다. u로 되돌릴 수 있습니다.")
    expectEqual(settings(app).rules.own.map(\.payee), ["시장"])
    #expect(
      try await app.dependencies.kept().filter { $0.text == "시장" }.allSatisfy {
        $0.category == .shopping
      })
    await expectEqual(app.end(), [])
  }

  @Test func `the offer is gone after the next command`() async throws {
    let app = LedgerApp()
    try await app.press("c Up Enter s")
    #expect(!app.footer.contains("A 항상"))
    await expectEqual(app.end(), [])
  }

  @Test func `rules are listed, turned off, moved, applied and removed`() async throws {
    let app = LedgerApp()
    try await app.press("r a \"시장\" C-s a Tab \"택시\" C-s")
    expectEqual(settings(app).rules.own.map(\.words), ["택시", ""])
    #expect(app.speech.contains { $0.contains("‘택시’ 포함") })
    try await app.press("]")
    expectEqual(settings(app).rules.own.map(\.words), ["", "택시"])
    try await app.press("Space")
    expectEqual(settings(app).rules.own.map(\.isOn), [true, false])
    try await app.press("Space p")
    #expect(app.speech.contains { $0.contains("2건에 적용") })
    try await app.press("Enter")
    expectEqual(app.dependencies.notice, "2건의 분류를 바꿨습니다. u로 되돌릴 수 있습니다.")
    try await app.press("d")
    expectEqual(settings(app).rules.own.map(\.payee), ["시장"])
    // A built-in one is only turned off, or given another category.
    try await app.press("End d Space")
    expectEqual(settings(app).rules.list.last?.isOn, false)
    #expect(app.speech.contains { $0.contains("기본 제공 · 끔") })
    try await app.press("Esc u")
    expectEqual(settings(app).rules.list.last?.isOn, true)
    await expectEqual(app.end(), [])
  }

  @Test func `in few columns each rule begins with what tells it from others`() async throws {
    let app = LedgerApp(LedgerFixture(), Size(columns: 40, rows: 12), .english)
    try await app.press(
      "r a \"Market\" C-s a Tab \"Market\" Tab Tab \"500\" C-s a Tab Tab Tab Tab \"900\" C-s")
    expectEqual(
      app.content,
      [
        " Sort:  Name  Category  Status",
        "▌ 900 won or less              → Other ┃",
        "  Market, 500 won or more      → Other",
        "  Is Market                    → Other",
        "  스타벅스, Expense    Built-in → Food",
        "  STARBUCKS, Expense   Built-in → Food",
        "  이디야, Expense      Built-in → Food",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a rule that says nothing, or no amount, is refused`() async throws {
    let app = LedgerApp()
    try await app.press("r a C-s")
    func isSaid(_ error: LedgerValidationError) -> Bool {
      app.speech.contains { $0.contains(error.phrase.text(.korean)) }
    }
    #expect(app.speech.contains(FormText.faulty.text(.korean)))
    #expect(isSaid(.noCondition))
    #expect(app.speech.contains { $0.hasPrefix("> 입력란 내용 일치") })
    try await app.press("Tab Tab Tab \"12a\" BackTab C-s")
    #expect(!isSaid(.noCondition))
    #expect(isSaid(.noAmount))
    #expect(app.speech.contains { $0.hasPrefix("> 입력란 최소 금액") })
    try await app.press("C-u \"500\" Tab \"400\" C-s")
    #expect(isSaid(.belowLeast))
    #expect(app.speech.contains { $0.hasPrefix("> 입력란 최대 금액") })
    expectEqual(settings(app).rules.own, [])
    try await app.press("C-u \"600\" C-s")
    expectEqual(settings(app).rules.own.map(\.most), [600])
    await expectEqual(app.end(), [])
  }

  @Test func `a rule that would change nothing is not offered to be applied`() async throws {
    let app = LedgerApp()
    try await app.press("r a \"없는 가게\"")
    #expect(!app.speech.contains { $0.contains("선택란 기존") })
    try await app.press("C-s p")
    expectEqual(app.dependencies.notice, LedgerText.nothingMatched.text(.korean))
    #expect(app.speech.contains("창 분류 규칙"))
    await expectEqual(app.end(), [])
  }

  @Test func `lists are sorted by keys, and stay so after a change`() async throws {
    let app = LedgerApp()
    func first() -> String? { app.lines.first { $0.contains("▌") } }
    try await app.press("r a \"00나무\" C-s a \"00가방\" C-s s")
    expectEqual(first()?.contains("가방"), true)
    #expect(app.lines.contains { $0.contains("이름 ▲  분류  상태") })
    // A place in the order of trying is changed in that order only.
    try await app.press("]")
    expectEqual(settings(app).rules.own.map(\.payee), ["00가방", "00나무"])
    try await app.press("Down Space")
    #expect(app.lines.contains { $0.contains("이름 ▲") })
    // The row that was selected stays so in each order.
    for key in ["s", "s", "S", "s"] {
      try await app.press(key)
      expectEqual(first()?.contains("00나무") == true && first()?.contains("끔") == true, true)
    }
    try await app.press("Esc K s s")
    #expect(app.lines.contains { $0.contains("건수 ▼") })
    try await app.press("Esc i \"~/bank.csv\" Enter Enter I s s s s")
    #expect(app.lines.contains { $0.contains("이름  계좌  건수  날짜 ▼") || $0.contains("bank.csv") })
    await expectEqual(app.end(), [])
  }

  @Test func `an import is shown, and taken back as a whole`() async throws {
    let app = LedgerApp()
    try await app.press("I")
    #expect(app.speech.contains(LedgerText.noImports.text(.korean)))
    try await app.press("Esc i \"~/bank.csv\" Enter Enter I")
    #expect(app.speech.contains { $0.contains("bank.csv") })
    try await app.press("Enter")
    expectEqual(app.content.first?.hasPrefix("  bank.csv  1"), true)
    try await app.press("Esc I d")
    expectEqual(app.dependencies.notice, "가져온 내역 1건을 삭제했습니다. u로 되돌릴 수 있습니다.")
    try await expectEqual(app.dependencies.kept().count, 8)
    // Where the notice says so, over the list.
    #expect(app.footer.contains("u 되돌리기"))
    try await app.press("u")
    try await expectEqual(app.dependencies.kept().count, 9)
    #expect(app.speech.contains("창 가져온 파일") && app.speech.contains { $0.contains("bank.csv") })
    try await app.press("U")
    try await expectEqual(app.dependencies.kept().count, 8)
    #expect(app.speech.contains(LedgerText.noImports.text(.korean)))
    try await app.press("Esc u / \"서점\" Enter d")
    try await expectEqual(app.dependencies.kept().count, 8)
    await expectEqual(app.end(), [])
  }

  @Test func `what was done in a list is undone and redone in it`() async throws {
    let app = LedgerApp()
    try await app.press("r a \"00가\" C-s d u")
    expectEqual(settings(app).rules.own.map(\.payee), ["00가"])
    #expect(app.speech.contains("창 분류 규칙"))
    try await app.press("U")
    expectEqual(settings(app).rules.own, [])
    try await app.press("Esc C [ u")
    #expect(app.speech.contains("창 분류 관리"))
    try await app.press("Esc K a \"국민\" C-s d u")
    #expect(app.speech.contains("창 계좌 관리") && app.content.contains { $0.contains("국민") })
    // Where nothing is left to undo the list stays, and says so.
    try await app.press("u u u u")
    #expect(app.speech.contains("창 계좌 관리"))
    // A list in which nothing is done has no undo.
    try await app.press("Esc v")
    #expect(!app.window.bindings.contains { $0.keys.contains(.character("u")) })
    await expectEqual(app.end(), [])
  }

  @Test func `a list is searched, and stays so after what is done in it`() async throws {
    let app = LedgerApp()
    try await app.press("r a \"가나 상점\" C-s a \"다라 상점\" C-s a \"마바\" C-s / \"상점\"")
    let found = { app.content.filter { $0.contains("상점") }.count }
    // The field and two rows.
    expectEqual(found(), 3)
    #expect(!app.content.contains { $0.contains("마바") })
    try await app.press("Enter Space")
    expectEqual(settings(app).rules.own.filter { !$0.isOn }.count, 1)
    expectEqual(found(), 3)
    try await app.press("d")
    expectEqual(settings(app).rules.own.count, 2)
    expectEqual(found(), 2)
    // Rows of a search have no place to move to, which is said.
    let order = settings(app).rules.own
    try await app.press("]")
    expectEqual(settings(app).rules.own, order)
    expectEqual(app.dependencies.notice, LedgerText.inOtherOrder.text(.korean))
    // A rule is also found by its category, and Esc shows all again.
    try await app.press("Esc")
    #expect(app.content.contains { $0.contains("마바") })
    try await app.press("/ \"없는 것\"")
    #expect(app.speech.contains(ListText.nothingFoundHere.text(.korean)))
    try await app.press("Esc Esc")
    expectEqual(app.sheet, nil)
    for key in ["K", "C", "v", "f", "m", "c"] {
      try await app.press("\(key) /")
      #expect(app.speech.contains { $0.hasPrefix("> 입력란 검색") }, "\(key)")
      try await app.press("Esc Esc")
    }
    await expectEqual(app.end(), [])
  }

  @Test func `a key that is not for a row says why`() async throws {
    let app = LedgerApp()
    let stays = LedgerError.accountStays.phrase.text(.korean)
    try await app.press("K d")
    expectEqual(app.dependencies.notice, stays)
    #expect(app.speech.contains("창 계좌 관리") && !app.footer.contains("d 삭제"))
    try await app.press("Esc r End d")
    expectEqual(app.dependencies.notice, LedgerText.builtInStays.text(.korean))
    try await app.press("Esc C End d")
    expectEqual(app.dependencies.notice, LedgerText.otherStays.text(.korean))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(80, 24), (200, 50)])
  func `names of files are whole where there is room, or keep both ends`(
    columns: Int, rows: Int
  ) async throws {
    let names = ["household-bank", "household-card"]
    let statements = names.map { name in
      (
        "/home/kim/\(name)-2026-november-of-kim.csv",
        [["거래일", "적요", "출금액", "입금액"], ["2026-11-19", "가게 \(name)", "1,000", ""]]
      )
    }
    let app = LedgerApp(
      LedgerFixture(statements: Dictionary(uniqueKeysWithValues: statements)),
      Size(columns: columns, rows: rows))
    for (path, _) in statements { try await app.press("i \"\(path)\" Enter Enter") }
    try await app.press("I")
    for name in names {
      let isWhole = app.content.contains { $0.contains("\(name)-2026-november-of-kim.csv") }
      #expect(isWhole, "\(app.content)")
    }
    await app.resize(40, 12)
    #expect(app.content.contains { $0.contains("househ") && $0.contains(".csv") })
    await expectEqual(app.end(), [])
  }

  @Test func `after a removal the selection stays at its position, else at the last`() async throws
  {
    let names = ["a", "b", "c"]
    let statements = names.map { name in
      (
        "/home/kim/\(name).csv",
        [["거래일", "적요", "출금액", "입금액"], ["2026-11-19", "가게 \(name)", "1,000", ""]]
      )
    }
    let app = LedgerApp(
      LedgerFixture(statements: Dictionary(uniqueKeysWithValues: statements)))
    for name in names { try await app.press("i \"~/\(name).csv\" Enter Enter") }
    func kept() async throws -> [String] {
      try await app.dependencies.kept().map(\.text).filter { $0.hasPrefix("가게") }.sorted()
    }
    try await expectEqual(kept().count, 3)
    try await app.press("I s Home Down d")
    try await expectEqual(kept(), ["가게 a", "가게 c"])
    try await app.press("d")
    try await expectEqual(kept(), ["가게 a"])
    try await app.press("Esc r a \"00가\" C-s a \"00나\" C-s a \"00다\" C-s s Home Down d")
    expectEqual(settings(app).rules.own.map(\.payee).sorted(), ["00가", "00다"])
    try await app.press("d")
    expectEqual(settings(app).rules.own.map(\.payee), ["00가"])
    // Opened again, a list selects its first row.
    try await app.press("Esc r d")
    expectEqual(settings(app).rules.own, [])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 50)])
  func `the lists and forms fit in every size, in both languages`(
    columns: Int, rows: Int
  ) async throws {
    for language in Language.allCases {
      let app = LedgerApp(
        LedgerFixture(), Size(columns: columns, rows: rows), language)
      for keys in ["C", "a", "Esc d", "Esc Esc r", "a", "Esc Esc I"] {
        try await app.press(keys)
        #expect(app.sheet != nil)
        expectEqual(app.doubleBindings, [])
      }
      await expectEqual(app.end(), [])
    }
  }
}
