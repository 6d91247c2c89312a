import Expectations
import LedgerData
import LedgerDomain
import Phrases
import PostgreSQLTesting
import SQL
import SQLite
import SQLiteTesting
import Testing
import WalletDomain

/// Categories, rules and imports, in memory and in a file.
@MainActor
struct LedgerSettingsTests {
  private let fixture = LedgerFileFixture()

  @Test(arguments: RepositoryKind.allCases)
  func `categories and rules are kept, undone and redone`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    try await expectEqual(work.settings(), .builtIn)
    var settings = LedgerSettings.builtIn
    let pets = try settings.categories.add("반려동물", tint: 3)
    try settings.rules.save(
      LedgerRule(id: settings.rules.newID, words: "동물병원", least: 1, category: pets))
    try await expectEqual(work.perform(.save(settings, over: .builtIn)).count, 1)
    try await expectEqual(work.settings(), settings)
    try await expectEqual(work.perform(.save(settings, over: settings)).changes, [])
    _ = try await work.undo()
    try await expectEqual(work.settings(), .builtIn)
    _ = try await work.redo()
    try await expectEqual(work.settings(), settings)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `settings that another Galbi has changed are not replaced`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    var mine = LedgerSettings.builtIn
    var theirs = mine
    _ = try mine.categories.add("반려동물", tint: 3)
    _ = try theirs.categories.add("여행", tint: 4)
    _ = try await work.perform(.save(theirs, over: .builtIn))
    await #expect(throws: LedgerError.settingsChanged) {
      try await work.perform(.save(mine, over: .builtIn))
    }
    try await expectEqual(work.settings(), theirs)
    #expect(try await work.undo() != nil)
    try await expectEqual(work.undo(), nil)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a rule is kept and applied by one command`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let rows = try await work.addUnknown([
      entry(2026_11_01, -1, "꽃집", .other), entry(2026_11_02, -2, "서점", .other),
    ])
    var settings = LedgerSettings.builtIn
    let rule = LedgerRule(id: settings.rules.newID, payee: "꽃집", category: .living)
    try settings.rules.save(rule)
    let outcome = try await work.perform(.save(settings, over: .builtIn, applying: rule))
    expectEqual(outcome.count, 1)
    try await expectEqual(work.rows([1, 2]).map(\.category), [.living, .other])
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2]), rows)
    try await expectEqual(work.settings(), .builtIn)
  }

  @Test func `a new category takes the next colour that fewest have`() throws {
    var categories = LedgerCategories.builtIn
    let count = UserCategory.tintCount
    var used = Array(repeating: 0, count: count)
    for category in categories.list { used[category.tint] += 1 }
    for number in 1...2 * count {
      let id = try categories.take("분류 \(number)")
      let tint = categories[id].tint
      expectEqual(used[tint], used.min())
      expectEqual(used.firstIndex(of: used.min() ?? 0), tint)
      used[tint] += 1
    }
  }

  @Test func `from the eleventh category on the colour that was used least is next`() throws {
    var categories = LedgerCategories.builtIn
    #expect(!categories.hasAllTints)
    expectEqual(categories.nextTint { _ in 1 }, 9)
    _ = try categories.add("분류", tint: 9)
    #expect(categories.hasAllTints)
    let uses: [LedgerCategory: Int] = [.food: 9, .movies: 2, .shopping: 2]
    expectEqual(categories.nextTint { uses[$0] ?? 3 }, 2)
    _ = try categories.add("또", tint: 2)
    expectEqual(categories.nextTint { uses[$0] ?? 3 }, 3)
    expectEqual(categories.nextTint(), 0)
  }

  @Test func `a rule for the same entries takes the place of the earlier one`() throws {
    var rules = LedgerRules.builtIn
    let conditions: [(payee: String, words: String, kind: LedgerRule.Kind, least: Int64?)] = [
      ("CGV", "", .any, nil), ("", "CGV", .any, nil), ("CGV", "", .expense, nil),
      ("CGV", "", .any, 1_000),
    ]
    func save(_ category: LedgerCategory, _ change: (String) -> String = { $0 }) throws {
      for each in conditions {
        try rules.save(
          LedgerRule(
            id: rules.newID, payee: change(each.payee), words: change(each.words), kind: each.kind,
            least: each.least, category: category))
      }
    }
    try save(.transport)
    expectEqual(rules.own.count, 4)
    try save(.shopping) { $0.lowercased() }
    expectEqual(rules.own.map(\.category), Array(repeating: .shopping, count: 4))
    expectEqual(Set(rules.own.map(\.id)).count, 4)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a merged category's entries get the other one, and come back`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    let rows = try await work.addUnknown([
      entry(2026_11_01, -1, "a", .movies), entry(2026_11_02, -2, "b", .food),
      entry(2026_11_03, -3, "c", .movies),
    ])
    try await expectEqual(work.perform(.merge(.movies, into: .living)).count, 2)
    try await expectEqual(work.rows([1, 2, 3]).map(\.category), [.living, .food, .living])
    let categories = try await work.settings().categories
    #expect(!categories.ids.contains(.movies))
    expectEqual(categories.category(named: "영화"), .living)
    #expect(try await work.settings().rules.list.allSatisfy { $0.category != .movies })
    await #expect(throws: LedgerError.otherStays) {
      try await work.perform(.merge(.other, into: .food))
    }
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2, 3]), rows)
    try await expectEqual(work.settings(), .builtIn)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `budgets are kept, undone and redone, and follow a merging`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    let november = try #require(LedgerMonth(rawValue: 202611))
    var settings = LedgerSettings.builtIn
    try settings.budgets.set(Won(300_000), of: .food, from: november)
    try settings.budgets.set(Won(50_000), of: .movies, from: november)
    _ = try await work.perform(.save(settings, over: .builtIn))
    try await expectEqual(work.settings(), settings)
    _ = try await work.perform(.merge(.movies, into: .food))
    var budgets = try await work.settings().budgets
    expectEqual(budgets.amount(of: .food, in: november), Won(350_000))
    expectEqual(budgets.amount(of: .movies, in: november), nil)
    _ = try await work.undo()
    try await expectEqual(work.settings(), settings)
    _ = try await work.perform(.merge(.movies, into: .other))
    budgets = try await work.settings().budgets
    expectEqual(budgets.amount(of: .food, in: november), Won(300_000))
    expectEqual(budgets.amount(of: .other, in: november), nil)
    _ = try await work.undo()
    try await expectEqual(work.undo(), Phrase(ko: "예산 편집", en: "edit budgets"))
    try await expectEqual(work.settings(), .builtIn)
    _ = try await work.redo()
    try await expectEqual(work.settings(), settings)
    guard kind == .file else { return }
    await fixture.database.close()
    try await expectEqual(fixture.other.settings(), settings)
    _ = try await fixture.other.undo()
    try await expectEqual(fixture.other.settings(), .builtIn)
    #expect(try await fixture.ledger.isSound())
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a budget of a query is kept, undone and redone by its own name, and no merging changes it`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let november = try #require(LedgerMonth(rawValue: 202611))
    var settings = LedgerSettings.builtIn
    let coffee = BudgetSubject(query: " cat:식비  커피 ")
    #expect(coffee.query == "cat:식비 커피" && coffee.category == nil)
    try settings.budgets.set(Won(30_000), of: coffee, from: november)
    _ = try await work.perform(.save(settings, over: .builtIn))
    try await expectEqual(work.settings(), settings)
    _ = try await work.perform(.merge(.movies, into: .food))
    try await expectEqual(work.settings().budgets, settings.budgets)
    _ = try await work.undo()
    try await expectEqual(
      work.undo(), Phrase(ko: "‘cat:식비 커피’ 예산 추가", en: "add budget of “cat:식비 커피”"))
    try await expectEqual(work.settings(), .builtIn)
    _ = try await work.redo()
    try await expectEqual(work.settings(), settings)
    try await expectEqual(work.settings().budgets.queries, [coffee])
  }

  @Test func `settings that an earlier version has stored have no budgets`() async throws {
    _ = try await fixture.ledger.perform(.save(.withPets(), over: .builtIn))
    try await fixture.database.run(
      "UPDATE ledger_settings SET json = json_remove(json, '$.budgets')")
    try await expectEqual(fixture.ledger.settings(), .withPets())
    try await fixture.database.run(
      "UPDATE ledger_command SET changes = replace(changes, '\"budgets\":{\"steps\":[]},', '')")
    let changes: String? = try await fixture.database.scalar("SELECT changes FROM ledger_command")
    expectEqual(changes?.contains("budgets"), false)
    _ = try await fixture.ledger.undo()
    try await expectEqual(fixture.ledger.settings(), .builtIn)
  }

  @Test func `the wallet's later movements get the category into which theirs was merged`()
    async throws
  {
    _ = try await fixture.ledger.perform(.merge(.transport, into: .living))
    _ = try await fixture.ledger.perform(.merge(.living, into: .shopping))
    try await Movements.topUp(fixture.database, key: "a", day: 2026_11_20, amount: 50_000)
    try await Movements.payTaxi(fixture.database, key: "b", day: 2026_11_20, amount: 9)
    try await expectEqual(fixture.ledger.rows([1, 2]).map(\.category), [.topUp, .shopping])
    _ = try await fixture.ledger.undo()
    _ = try await fixture.ledger.undo()
    try await Movements.topUp(fixture.database, key: "c", day: 2026_11_20, amount: 9)
    _ = try await fixture.ledger.perform(.merge(.topUp, into: .income))
    _ = try await fixture.ledger.undo()
    try await Movements.topUp(fixture.database, key: "d", day: 2026_11_20, amount: 9)
    try await expectEqual(fixture.ledger.rows([3, 4]).map(\.category), [.topUp, .topUp])
    _ = try await fixture.ledger.redo()
    try await expectEqual(fixture.ledger.rows([3, 4]).map(\.category), [.income, .income])
    #expect(try await fixture.ledger.isSound())
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an import is listed, found, and taken back as a whole`(_ kind: RepositoryKind) async throws
  {
    let work = try fixture.ledger(kind)
    func statement(_ day: Int) -> [LedgerEntry] {
      (1...3).map { entry(day, Int64(-$0), "가게 \($0)") }
    }
    _ = try await work.add(entry(2026_11_01, -9, "가게"))
    _ = try await work.perform(.addUnknown(stated(statement(2026_11_02)), file: "one.csv"), at: 5)
    _ = try await work.perform(.addUnknown(stated(statement(2026_11_03)), file: "two.csv"), at: 7)
    _ = try await work.perform(.delete([6]))
    let (one, two) = (
      LedgerImport(id: 1, time: 5, file: "one.csv", account: .imports, total: 3, count: 3),
      LedgerImport(id: 2, time: 7, file: "two.csv", account: .imports, total: 3, count: 2)
    )
    try await expectEqual(work.imports(), [two, one])
    try await expectEqual(work.rows([1, 2]).map(\.importID), [nil, 1])
    let found = try await work.find(LedgerQuery(order: .amountAscending, importID: 2))
    expectEqual(found.ids, [7, 5])
    let november = try #require(LedgerMonth(rawValue: 202611))
    expectEqual(
      found.totals.total(of: november), LedgerSummary(count: 2, spent: Won(4), received: .zero))
    try await expectEqual(work.find(LedgerQuery(search: "ㄱㄱ 3", importID: 1)).ids, [4])
    let october = LedgerMonth(rawValue: 202610)
    try await expectEqual(work.find(LedgerQuery(month: october, importID: 1)).ids, [])
    try await expectEqual(work.perform(.takeBack(2)).count, 2)
    try await expectEqual(work.imports(), [one])
    await #expect(throws: LedgerError.missing) { try await work.perform(.takeBack(2)) }
    try await expectEqual(work.find(LedgerQuery(search: "가게")).ids, [4, 3, 2, 1])
    _ = try await work.undo()
    try await expectEqual(work.imports(), [two, one])
    try await expectEqual(work.find(LedgerQuery(importID: 2)).ids, [7, 5])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a rule counts and changes the rows that it matches`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let rows = try await work.addUnknown([
      entry(2026_11_01, -4_500, "스타벅스 강남", .other), entry(2026_11_02, -9_000, "스타벅스", .food),
      entry(2026_11_03, -900, "CU역삼", .living), entry(2026_11_04, 5, "스타벅스 환불", .other),
    ])
    let rule = LedgerRule(
      id: LedgerRule.ID(rawValue: "user-1"), words: "스타벅스", kind: .expense, category: .living)
    try await expectEqual(work.matches(of: rule).changing, 2)
    try await expectEqual(work.perform(.apply(rule)).count, 2)
    try await expectEqual(work.matches(of: rule).changing, 0)
    try await expectEqual(
      work.rows([1, 2, 3, 4]).map(\.category), [.living, .living, .living, .other])
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2, 3, 4]), rows)
    // All rules together change only entries of the default category.
    try await expectEqual(work.perform(.applyRules).count, 1)
    try await expectEqual(work.rows([1, 3]).map(\.category), [.food, .living])
    #expect(try await fixture.isSound(kind))
  }
}

extension LedgerSettings {
  /// With a category of the user's own.
  fileprivate static func withPets() throws -> LedgerSettings {
    var settings = LedgerSettings.builtIn
    _ = try settings.categories.add("반려동물", tint: 3)
    return settings
  }
}
