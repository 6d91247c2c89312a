import Expectations
import Foundation
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

/// The budgets by keys, on screens of several sizes.
@MainActor
struct BudgetScreenTests {
  private func budgets(_ app: LedgerApp) -> LedgerBudgets {
    app.dependencies.ledger.state.value.settings.budgets
  }

  private func amount(
    _ app: LedgerApp, _ category: LedgerCategory, _ month: Int = 202611
  ) -> Int64? {
    LedgerMonth(rawValue: month).flatMap { budgets(app).amount(of: category, in: $0)?.amount }
  }

  /// Food has spent 72 percent of its budget, and transport more than all.
  private static let keys = "b Enter \"74000\" Enter Down Enter \"17000\" Enter"

  @Test func `categories get budgets, and those most used come first`() async throws {
    let app = LedgerApp()
    try await app.press("b")
    expectEqual(app.tree, "Ledger(Budgets)")
    expectEqual(
      app.content,
      [
        "  ‹ 2026년 11월 ›                                                지출 71,400원",
        "  분류       예산(원)  지출(원)  남은 금액(원)                            사용",
        "▌ 식비           없음    53,400",
        "  교통           없음    18,000",
      ])
    try await app.press("Enter")
    expectEqual(app.sheet, "Budgets")
    #expect(app.speech.contains("> 입력란 금액: 0원"))
    #expect(app.speech.contains("2026년 11월부터 매달 적용됩니다."))
    try await app.press("\"74000\" Enter")
    expectEqual(app.dependencies.notice, "저장했습니다. u로 되돌릴 수 있습니다.")
    expectEqual(amount(app, .food), 74_000)
    try await app.press("Down Enter \"17000\" Enter")
    // No line moves away under the selection, until another month is shown.
    expectEqual(app.content[2...3].map { $0.prefix(4) }, ["  식비", "▌ 교통"])
    try await app.press("Up Enter \"74000\" Enter")
    expectEqual(app.content[2...3].map { $0.prefix(4) }, ["▌ 식비", "  교통"])
    try await app.press("Down [ ]")
    expectEqual(
      app.content,
      [
        "  ‹ 2026년 11월 ›                                                지출 71,400원",
        "  분류       예산(원)  지출(원)  남은 금액(원)                            사용",
        "▌ 교통         17,000    18,000     1,000 초과  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄╷▖    105%",
        "  식비         74,000    53,400         20,600  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄      ╷      72%",
        "  ────────────────────────────────────────────────────────────────────────────",
        "  예산 합계    91,000    71,400         19,600  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖    ╷      78%",
      ])
    #expect(app.speech.contains("2026년 11월, 지출 71,400원"))
    #expect(
      app.speech.contains("> 표 예산, 1 / 2: 교통, 예산 17,000원, 지출 18,000원, 남은 금액 1,000원 초과, 사용 105%"))
    #expect(app.speech.contains("예산 합계, 예산 91,000원, 지출 71,400원, 남은 금액 19,600원, 사용 78%"))
    expectEqual(app.doubleBindings, [])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `A gives a query a budget, and a mistake says where it is`(_ language: Language) async throws
  {
    let app = LedgerApp(LedgerFixture(), .normal, language)
    func says(_ phrase: Phrase) -> Bool {
      app.speech.contains { $0.contains(phrase.text(language)) }
    }
    try await app.press("b A C-s")
    #expect(says(BudgetText.noQuery))
    // An amount takes figures alone, and its fault stands at it.
    try await app.press("\"cat:식비\" C-s")
    let error = language == .korean ? "오류" : "error"
    #expect(
      app.speech.contains("\(error): \(LedgerValidationError.noAmount.phrase.text(language))"))
    #expect(
      app.speech.contains { $0.hasPrefix("> ") && $0.contains(Won.zero.phrase.text(language)) })
    try await app.press("a c d")
    #expect(says(Won.zero.phrase))
    try await app.press("BackTab C-u \"cat:xyz\" Enter \"30000\" C-s")
    let fault = try #require(BudgetSubject(query: "cat:xyz").fault(in: .builtIn))
    #expect(fault.place == 1 && app.speech.contains("\(error): \(fault.phrase.text(language))"))
    try await app.press("C-u \"cat:식비 amt:>20000\" C-s")
    expectEqual(app.dependencies.notice, "저장했습니다. u로 되돌릴 수 있습니다.")
    let month = try #require(LedgerMonth(rawValue: 202611))
    let subject = BudgetSubject(query: "cat:식비 amt:>20000")
    expectEqual(budgets(app).amount(of: subject, in: month), Won(30_000))
    let line = try #require(app.content.first { $0.contains("amt:>20000") })
    #expect(line.contains(Won(53_400).figures.text(language)) && line.contains("178%"))
    // It counts in no sum.
    #expect(!says(BudgetText.total))
    try await app.press("Enter \"60000\" Enter")
    expectEqual(budgets(app).amount(of: subject, in: month), Won(60_000))
    try await app.press("d")
    expectEqual(budgets(app).amount(of: subject, in: month), nil)
    #expect(!app.content.contains { $0.contains("amt:>20000") })
    try await app.press("u")
    expectEqual(budgets(app).amount(of: subject, in: month), Won(60_000))
    await expectEqual(app.end(), [])
  }

  @Test func `a query whose category is gone says what is wrong with it`() async throws {
    let app = LedgerApp()
    try await app.press("b A \"분류:식비\" Enter \"30000\" C-s")
    let settings = app.dependencies.ledger.state.value.settings
    var renamed = settings
    try renamed.categories.change(.food, name: "밥", tint: 1)
    _ = try await app.dependencies.ledger.perform(.save(renamed, over: settings))
    await app.settle()
    #expect(app.speech.contains { $0.contains("‘분류:식비’: 없는 이름입니다.") })
    await expectEqual(app.end(), [])
  }

  @Test func `a change keeps the past, an end too, and both are undone`() async throws {
    let app = LedgerApp()
    try await app.press("b [ [ Enter \"50000\" Enter ] ] Enter")
    // The amount is filled in, and replaced by the first digit.
    #expect(app.speech.contains("> 입력란 금액: 50,000원"))
    try await app.press("\"6\" BackTab BackTab \"0\" C-s")
    expectEqual([202609, 202610, 202611].map { amount(app, .food, $0) }, [50_000, 50_000, 60])
    try await app.press("[ [ [ a")
    #expect(app.speech.contains("> 선택란 분류: 식비"))
    #expect(app.speech.contains("2026년 8월에만 적용됩니다."))
    try await app.press("Esc ] Enter")
    #expect(app.speech.contains("2026년 9월 – 10월에 적용됩니다."))
    try await app.press("Esc ] d")
    expectEqual(app.dependencies.notice, "2026년 10월부터 식비 예산을 종료했습니다. u로 되돌릴 수 있습니다.")
    expectEqual([202609, 202610, 202611].map { amount(app, .food, $0) }, [50_000, nil, nil])
    try await app.press("u")
    expectEqual([202609, 202610, 202611].map { amount(app, .food, $0) }, [50_000, 50_000, 60])
    try await app.press("U")
    expectEqual(amount(app, .food), nil)
    await expectEqual(app.end(), [])
  }

  @Test func `a minus is not typed, which is said while its number is`() async throws {
    let app = LedgerApp()
    let sentence = BudgetText.noSign.text(.korean)
    try await app.press("b a - 5")
    // Digits go into the amount from wherever the focus is, and take it there.
    #expect(app.speech.contains("> 입력란 금액: 5원"))
    #expect(app.speech.contains(sentence))
    try await app.press("Backspace 7")
    #expect(!app.speech.contains(sentence))
    try await app.press("Esc Esc")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: ["5만", "1천만", "1.5", "3e5", "30k"])
  func `a unit makes no other budget of the digits, and nothing is saved until it is erased`(
    typed: String
  ) async throws {
    let app = LedgerApp()
    let error = "오류: \(FormText.digitsOnly.text(.korean))"
    try await app.press("b Enter \"\(typed)\"")
    #expect(app.speech.contains(error), "\(app.speech)")
    try await app.press("C-s Enter")
    #expect(app.speech.contains(error))
    expectEqual(amount(app, .food), nil)
    // Digits of full width are digits, and do not stand beside those before the unit.
    try await app.press("Backspace \"５0000\" C-s")
    expectEqual(amount(app, .food), 50_000)
    await expectEqual(app.end(), [])
  }

  @Test func `letters refuse no amount where the focus is elsewhere`() async throws {
    let app = LedgerApp()
    let error = FormText.digitsOnly.text(.korean)
    try await app.press("b Enter \"50000\" Tab m e . k")
    #expect(!app.speech.contains(error), "\(app.speech)")
    try await app.press("C-s")
    expectEqual(amount(app, .food), 50_000)
    await expectEqual(app.end(), [])
  }

  @Test func `an amount that was refused is kept as one`() {
    var input = BudgetForm.Input(BudgetSubject(.food), nil)
    input.entry.type("5")
    input.entry.refuse()
    var kept = BudgetForm.Input(BudgetSubject(.food), nil)
    for (_, text) in BudgetForm.Input.drafted { kept[keyPath: text] = input[keyPath: text] }
    #expect(kept.entry == input.entry && kept.error(in: .amount) != nil)
  }

  @Test func `an amount of nothing and a pasted word are refused, and input is not lost`()
    async throws
  {
    let app = LedgerApp()
    try await app.press("b a C-s")
    #expect(app.speech.contains("오류: \(LedgerError.budgetAmount.phrase.text(.korean))"))
    try await app.press("Enter")
    await app.send(.paste("오만"))
    #expect(app.speech.contains("오류: \(LedgerError.budgetAmount.phrase.text(.korean))"))
    await app.send(.paste("50,000원"))
    #expect(app.speech.contains("> 입력란 금액: 50,000원"))
    try await app.press("Backspace Esc")
    #expect(app.root.hasUnsavedBelow)
    #expect(app.speech.contains("나가면 입력한 내용이 사라집니다. 나갈까요?"))
    try await app.press("Enter C-u \"7\"")
    #expect(app.speech.contains("> 입력란 금액: 7원"))
    try await app.press("BackTab Right Right C-s")
    // A category that has no budget begins with nothing.
    #expect(app.speech.contains("오류: \(LedgerError.budgetAmount.phrase.text(.korean))"))
    try await app.press("\"9\" C-s")
    expectEqual(amount(app, .movies), 9)
    #expect(app.speech.contains { $0.hasPrefix("> 표 예산, 3 / 3: 영화, 예산 9원") })
    await expectEqual(app.end(), [])
  }

  @Test func `a budget that ended leaves the selection at its position, and is selected again`()
    async throws
  {
    let app = LedgerApp()
    func selected() -> String? {
      app.speech.first { $0.hasPrefix("> 표 예산, ") }.map { String($0.dropFirst(8).prefix(9)) }
    }
    try await app.press("b a \"1\" BackTab Right Right \"9\" C-s")
    expectEqual(selected(), "3 / 3: 영화")
    try await app.press("d")
    expectEqual(selected(), "2 / 2: 교통")
    try await app.press("u")
    expectEqual(selected(), "3 / 3: 영화")
    // No row leaves its place while budgets are changed, whatever they are sorted by.
    try await app.press("s s S Down Enter \"5\" Enter")
    expectEqual(selected(), "2 / 3: 식비")
    try await app.press("[ ]")
    expectEqual(selected(), "1 / 3: 식비")
    await expectEqual(app.end(), [])
  }

  @Test func `d says that a category has no budget to end`() async throws {
    let app = LedgerApp()
    try await app.press("b d")
    expectEqual(app.dependencies.notices.last, BudgetText.nothingToEnd)
    await expectEqual(app.end(), [])
  }

  @Test func `income and top-ups are not offered, and have no budget`() async throws {
    let app = LedgerApp()
    try await app.press("b a")
    var names: Set<String> = []
    for _ in 0..<12 {
      names.formUnion(app.speech.filter { $0.hasPrefix("> 선택란 분류") })
      try await app.press("Right")
    }
    expectEqual(names.count, LedgerCategory.builtIn.count - 2)
    #expect(!names.contains { $0.hasSuffix("수입") || $0.hasSuffix("충전") })
    try await app.press("Esc Enter Esc")
    await expectEqual(app.end(), [])
  }

  @Test func `the line of all budgets says in English too that it is of budgets`() async throws {
    let app = LedgerApp(LedgerFixture(), .normal, .english)
    try await app.press(Self.keys)
    #expect(app.lines.contains { $0.hasPrefix("  Budgeted  ") })
    await expectEqual(app.end(), [])
  }

  @Test func `settings that were changed meanwhile are read, and the next try succeeds`()
    async throws
  {
    let app = LedgerApp()
    try await app.press("b Enter \"5\"")
    let settings = app.dependencies.ledger.state.value.settings
    var theirs = settings
    _ = try theirs.categories.add("여행", tint: 4)
    _ = try await app.dependencies.fixed.perform(.save(theirs, over: settings), at: 0)
    try await app.press("Enter")
    #expect(app.speech.contains(LedgerError.settingsChanged.phrase.text(.korean)))
    try await app.press("Enter")
    expectEqual(amount(app, .food), 5)
    #expect(
      app.dependencies.ledger.state.value.settings.categories.category(named: "여행") != nil)
    await expectEqual(app.end(), [])
  }

  @Test func `months without anything say so, and a link opens the budgets`() async throws {
    let app = LedgerApp()
    try await app.open("ledger/budgets")
    try await app.press("]")
    expectEqual(app.content.dropFirst(), ["  이 달에는 예산도 지출도 없습니다. a를 눌러 예산을 추가해 주세요."])
    expectEqual(app.root.navigationPath.description, "ledger/budgets;month=202612")
    let place = app.root.navigationPath
    try await app.press("Esc")
    expectEqual(app.root.navigationPath.description, "ledger")
    _ = try await app.root.open(place)
    await app.settle()
    expectEqual(app.content.first?.hasPrefix("  ‹ 2026년 12월 ›"), true)
    try await app.open("ledger/add")
    expectEqual(app.sheet, "EntryForm")
    try await app.open("ledger/budgets")
    expectEqual(app.sheet, "Budgets")
    try await app.open("ledger")
    expectEqual(app.sheet, nil)
    await expectEqual(app.end(), [])
  }

  /// Entries in March and June of 2024 only.
  private static let old = [
    ScreenEntries.row(1, 20_240_305, -1_000, "봄", .food),
    ScreenEntries.row(2, 20_240_610, -2_000, "여름", .food),
  ]

  @Test func `the newest month with entries is shown first, and empty ones are passed over`()
    async throws
  {
    let app = LedgerApp(LedgerFixture(Self.old))
    func month() -> String? { app.content.first?.components(separatedBy: "›").first }
    for (keys, expected) in [
      ("b", "2024년 6월"), ("[", "2024년 3월"), ("]", "2024년 6월"), ("]", "2026년 11월"),
      ("]", "2026년 12월"), ("[", "2026년 11월"), ("[", "2024년 6월"), ("[ [", "2024년 2월"),
      ("] Esc b", "2024년 6월"), ("Esc m End Enter b", "2024년 3월"),
    ] {
      try await app.press(keys)
      expectEqual(month(), "  ‹ \(expected) ", "\(keys)")
    }
    await expectEqual(app.end(), [])
  }

  @Test func `a link shows the newest month with entries, a remembered place its own`()
    async throws
  {
    let app = LedgerApp(LedgerFixture(Self.old))
    try await app.open("ledger/budgets")
    #expect(app.root.navigationPath.description.hasSuffix("/budgets;month=202406"))
    try await app.press("[")
    let place = app.root.navigationPath
    try await app.press("Esc")
    _ = try await app.root.open(place)
    await app.settle()
    expectEqual(app.content.first?.hasPrefix("  ‹ 2024년 3월 ›"), true)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(80, 24), (120, 30), (200, 50)], Language.allCases)
  func `no column is missing from 80 columns on`(_ size: (Int, Int), _ language: Language)
    async throws
  {
    let app = LedgerApp(LedgerFixture(), Size(columns: size.0, rows: size.1), language)
    try await app.press(Self.keys)
    let isKorean = language == .korean
    let heading = app.lines.first { $0.contains(isKorean ? "남은 금액" : "Left") }
    for title in isKorean ? ["예산", "지출", "사용"] : ["Budget", "Expense", "Used"] {
      expectEqual(heading?.contains(title), true, "\(title)")
    }
    let row = try #require(app.lines.first { $0.contains("105%") })
    #expect(row.contains("17,000") && row.contains("▄▄▄▄╷"))
    await expectEqual(app.end(), [])
  }

  @Test func `what cannot be read says why, and R tries again`() async throws {
    let app = LedgerApp()
    let sum = app.dependencies.ledger.sumMonths
    app.dependencies.ledger.sumMonths = { _ throws(LedgerError) in throw .storage(.busy) }
    try await app.press("b")
    let sentence = LedgerError.storage(.busy).phrase.text(.korean)
    #expect(app.speech.contains { $0.hasPrefix(sentence) && $0.contains("R을 눌러") })
    expectEqual(app.doubleBindings, [])
    app.dependencies.ledger.sumMonths = sum
    try await app.press("Esc b")
    #expect(app.speech.contains { $0.hasPrefix("> 표 예산") })
    await expectEqual(app.end(), [])
  }

  @Test func `the selected entry says how much of its budget is used`() async throws {
    let app = LedgerApp(LedgerFixture(), Size(columns: 200, rows: 50))
    try await app.press(Self.keys)
    try await app.press("Esc")
    #expect(app.lines.contains { $0.contains("예산          17,000원 중 105% 초과") })
    try await app.press("Down Down")
    #expect(app.lines.contains { $0.contains("예산          74,000원 중 72%") })
    // The sums of what a search finds are not those of the category.
    try await app.press("/ \"시장\" Enter")
    #expect(!app.lines.contains { $0.contains("예산          74,000원") })
    await expectEqual(app.end(), [])
  }

  @Test func `an arrow in the head takes a click`() async throws {
    let app = LedgerApp()
    try await app.press("b")
    let row = try #require(app.lines.firstIndex { $0.contains("‹ 2026년 11월 ›") })
    await app.send(.mouse(Mouse(.click, at: Point(column: 2, row: row))))
    expectEqual(app.content.first?.hasPrefix("  ‹ 2026년 10월 ›"), true)
    await app.send(.mouse(Mouse(.click, at: Point(column: 16, row: row))))
    expectEqual(app.content.first?.hasPrefix("  ‹ 2026년 11월 ›"), true)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(20, 5), (40, 12), (80, 24), (120, 40), (200, 50)])
  func `the budgets and their form fit in every size, in both languages`(
    columns: Int, rows: Int
  ) async throws {
    for language in Language.allCases {
      for symbols in [Symbols.unicode, .ascii] {
        let app = LedgerApp(
          LedgerFixture(), Size(columns: columns, rows: rows), language, symbols: symbols)
        try await app.press(Self.keys)
        // What is left is in sight, and exactly one row is selected.
        let left = language == .korean ? "1,000 초과" : "1,000 over"
        #expect(app.lines.contains { $0.contains(left) && !$0.contains("-\(left)") })
        expectEqual(app.doubleBindings, [])
        try await app.press("a")
        expectEqual(app.doubleBindings, [])
        try await app.press("Esc")
        await expectEqual(app.end(), [])
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `in few columns what was spent is shown, also without a budget`(
    language: Language
  ) async throws {
    let app = LedgerApp(LedgerFixture(), .small, language)
    try await app.press("b")
    #expect(app.content.contains { $0.contains("53,400") })
    try await app.press("Enter \"74000\" Enter")
    #expect(app.content.contains { $0.contains("53,400") && $0.contains("20,600") })
    await expectEqual(app.end(), [])
  }
}
