import LedgerData
import LedgerFixtures
import Phrases
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// The undoing of one member never takes the work of another.
@MainActor struct SharedHistoryTests {
  private let statement = (1...10).map { entry(2026_11_00 + $0, Int64(-$0), "가게 \($0)") }

  private func month(_ number: Int) throws -> LedgerMonth {
    try #require(LedgerMonth(rawValue: number))
  }

  private func bring(
    _ entries: [LedgerEntry], to account: AccountChoice = .existing(.cash), file: String = "a.csv"
  ) -> LedgerCommand {
    .addUnknown(stated(entries), file: file, to: account)
  }

  @Test(arguments: SharedLedger.kinds)
  func `undoing a name leaves the categories, budgets and accounts of others`(
    _ kind: RepositoryKind
  )
    async throws
  {
    let shared = try await SharedLedger(kind)
    let november = try month(202611)
    try await shared.change(0) { try $0.categories.change(.food, name: "밥", tint: 0) }
    try await shared.change(1) {
      _ = try $0.categories.add("여행", tint: 2)
      try $0.budgets.set(Won(300), of: .food, from: november)
      try $0.categories.change(.food, name: "밥", tint: 5)
    }
    _ = try await shared[1].perform(.account(.set(nil, name: "은행", opening: Won(7))))
    #expect(
      try await shared[0].undo() == Phrase(ko: "‘식비’ 분류 편집", en: "edit category “Food”"))
    var settings = try await shared[0].settings()
    #expect(settings.categories[.food].name == nil)
    #expect(settings.categories[.food].tint == 5)
    #expect(settings.categories.category(named: "여행") != nil)
    #expect(settings.budgets.amount(of: .food, in: november) == Won(300))
    #expect(settings.accounts.account(named: "은행")?.opening == Won(7))
    _ = try await shared[0].redo()
    // What is no longer as it was left is told, and nothing is said to be undone.
    try await shared.change(1) { try $0.categories.change(.food, name: "먹거리", tint: 5) }
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    settings = try await shared[0].settings()
    #expect(settings.categories[.food].name == "먹거리")
    #expect(try await shared[0].undo() == nil)
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `an account with entries of others survives the undoing of the import that has made it`(
    _ kind: RepositoryKind
  ) async throws {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring([entry(2026_12_01, -9, "먼저")], to: .new("은행")))
    let id = try #require(try await shared[1].settings().accounts.account(named: "은행")).id
    _ = try await shared[1].perform(bring(statement, to: .existing(id)))
    let title = try #require(try await shared[0].undo())
    #expect(
      title.text(.korean) == "‘a.csv’ 1건 가져오기 (그사이 바뀌어 그대로 둔 것: ‘은행’ 계좌)")
    #expect(
      title.text(.english)
        == "import 1 entry from “a.csv” (left, as it has changed since: account “은행”)")
    #expect(try await shared[0].settings().accounts.contains(id))
    #expect(try await shared[0].accountSums()[id]?.total.count == 10)
    _ = try await shared[0].redo()
    #expect(try await shared.rows().count == 11)
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `redoing an import brings nothing that another has imported since`(_ kind: RepositoryKind)
    async throws
  {
    let shared = try await SharedLedger(kind)
    let all = statement + [entry(2026_11_30, -11, "끝")]
    _ = try await shared[0].perform(bring(all, to: .existing(.imports)))
    _ = try await shared[0].undo()
    _ = try await shared[1].perform(bring(statement, to: .existing(.imports)))
    #expect(try await shared[0].redo() != nil)
    #expect(try await shared.rows().count == 11)
    // What is redone now is that one entry.
    _ = try await shared[0].undo()
    #expect(try await shared.rows().count == 10)
    _ = try await shared[1].undo()
    _ = try await shared[1].redo()
    #expect(try await shared.rows().count == 10)
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `an entry that was deleted or undone is not there twice when another has imported it`(
    _ kind: RepositoryKind
  ) async throws {
    let shared = try await SharedLedger(kind)
    let all = statement + [entry(2026_11_30, -11, "끝")]
    _ = try await shared[0].perform(.add(all[0]))
    _ = try await shared[0].undo()
    _ = try await shared[1].perform(bring(all, to: .new("은행")))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].redo() }
    #expect(try await shared.rows().count == 11)
    let id = try #require(try await shared.rows().first).id
    _ = try await shared[0].perform(.delete([id]))
    let account = try #require(try await shared[1].settings().accounts.account(named: "은행")).id
    _ = try await shared[1].perform(bring(all, to: .existing(account)))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    #expect(try await shared.rows().count == 11)
    // Of two that are equal in a statement both come back.
    let bus = [entry(2026_11_03, -1_500, "버스"), entry(2026_11_03, -1_500, "버스")]
    _ = try await shared[0].perform(bring(bus, to: .existing(account)))
    let ids = try await shared.rows().filter { $0.text == "버스" }.map(\.id)
    _ = try await shared[0].perform(.delete([ids[0]]))
    _ = try await shared[0].undo()
    #expect(try await shared.rows().count == 13)
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `redoing does not bring back what another has deleted`(_ kind: RepositoryKind) async throws {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring(Array(statement.prefix(2))))
    _ = try await shared[1].perform(.delete([1]))
    #expect(try await shared[0].undo()?.text(.english).hasSuffix("1 entry)") == true)
    _ = try await shared[0].redo()
    #expect(try await shared.texts() == ["가게 2"])
    _ = try await shared[1].perform(.delete([2]))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    #expect(try await shared[0].redo() == nil)
    for _ in 0..<2 { _ = try await shared[1].undo() }
    #expect(try await shared.texts() == ["가게 1", "가게 2"])
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `who has added an entry is known after its deletion by another and the undoing`(
    _ kind: RepositoryKind
  ) async throws {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(.add(statement[0]))
    _ = try await shared[1].perform(.delete([1]))
    _ = try await shared[1].undo()
    #expect(try await shared.rows().map(\.member) == ["ann"])
    _ = try await shared[1].redo()
    _ = try await shared[1].undo()
    _ = try await shared[0].undo()
    _ = try await shared[0].redo()
    #expect(try await shared.rows().map(\.member) == ["ann"])
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `the note of another on an entry survives the undoing of its adding`(_ kind: RepositoryKind)
    async throws
  {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring(Array(statement.prefix(3))))
    _ = try await shared[1].perform(.note([2], "영수증"))
    #expect(try await shared[0].undo() != nil)
    #expect(try await shared.rows().map(\.note) == ["영수증"])
    _ = try await shared[0].redo()
    #expect(try await shared.rows().map(\.note) == ["", "영수증", ""])
    _ = try await shared[1].undo()
    #expect(try await shared.rows().map(\.note) == ["", "", ""])
    // A mark of another on an entry, and one's own.
    _ = try await shared[0].perform(.note([1], "나"))
    _ = try await shared[1].perform(.categorise([1], .health))
    _ = try await shared[0].undo()
    #expect(try await shared.rows().first?.marks == LedgerMarks(category: .health, note: ""))
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `undoing puts nothing into a category that was merged or is gone`(_ kind: RepositoryKind)
    async throws
  {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring([entry(2026_11_01, -1, "영화", .movies), statement[0]]))
    _ = try await shared[0].perform(.categorise([1], .food))
    _ = try await shared[0].perform(.delete([2]))
    _ = try await shared[1].perform(.merge(.movies, into: .living))
    _ = try await shared[1].perform(.merge(.food, into: .health))
    _ = try await shared[0].undo()
    #expect(try await shared.rows().map(\.category) == [.health, .health])
    _ = try await shared[0].undo()
    #expect(try await shared.rows().map(\.category) == [.living, .health])
    #expect(try await shared.isSound())
    // A category of one's own, into which another has put something, stays.
    var pets = LedgerCategory.other
    try await shared.change(0) { pets = try $0.categories.add("반려동물", tint: 1) }
    _ = try await shared[1].perform(.categorise([2], pets))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    #expect(try await shared.rows().map(\.category) == [.living, pets])
    #expect(try await shared[0].settings().categories.ids.contains(pets))
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `no number of what was undone is given to another`(_ kind: RepositoryKind) async throws {
    let shared = try await SharedLedger(kind)
    let rule = LedgerRule(id: LedgerRules.builtIn.newID, payee: "가게", category: .food)
    for member in 0..<2 {
      try await shared.change(member) { settings in
        _ = try settings.categories.add("분류 \(member)", tint: 0)
        var rule = LedgerRule(id: settings.rules.newID, payee: "가게 \(member)", category: .food)
        rule.least = 1
        try settings.rules.save(rule)
      }
      _ = try await shared[member].perform(.account(.set(nil, name: "계좌 \(member)")))
      if member == 0 { for _ in 0..<2 { _ = try await shared[0].undo() } }
    }
    for _ in 0..<2 { #expect(try await shared[0].redo() != nil) }
    let settings = try await shared[0].settings()
    #expect(Set(settings.categories.ids).count == 11)
    #expect(settings.rules.own.map(\.payee).sorted() == ["가게 0", "가게 1"])
    #expect(Set(settings.rules.own.map(\.id)).count == 2)
    #expect(Set(settings.accounts.ids).count == 4)
    // A screen that has read them before gives a number a second time, and is refused.
    var stale = LedgerSettings.builtIn
    try stale.rules.save(rule)
    for _ in 0..<2 { _ = try await shared[0].undo() }
    for _ in 0..<2 { _ = try await shared[1].undo() }
    #expect(try await shared[0].settings() == .builtIn)
    await #expect(throws: LedgerError.settingsChanged) {
      try await shared[0].perform(.save(stale, over: .builtIn))
    }
  }

  @Test(arguments: SharedLedger.kinds)
  func `a merging is undone but for what others have made of it, and redone with all that is there`(
    _ kind: RepositoryKind
  ) async throws {
    let shared = try await SharedLedger(kind)
    let november = try month(202611)
    _ = try await shared[0].perform(bring((1...3).map { entry(2026_11_01, -$0, "\($0)", .movies) }))
    try await shared.change(0) { try $0.budgets.set(Won(5), of: .movies, from: november) }
    _ = try await shared[0].perform(.merge(.movies, into: .living))
    _ = try await shared[1].perform(.categorise([1], .health))
    try await shared.change(1) { try $0.budgets.set(Won(8), of: .living, from: november) }
    #expect(try await shared[0].undo() != nil)
    #expect(try await shared.rows().map(\.category) == [.health, .movies, .movies])
    var budgets = try await shared[0].settings().budgets
    #expect(budgets.amount(of: .movies, in: november) == Won(5))
    #expect(budgets.amount(of: .living, in: november) == Won(8))
    _ = try await shared[1].perform(.categorise([1], .movies))
    _ = try await shared[0].redo()
    #expect(try await shared.rows().map(\.category) == [.living, .living, .living])
    budgets = try await shared[0].settings().budgets
    #expect(budgets.amount(of: .living, in: november) == Won(13))
    _ = try await shared[0].undo()
    #expect(try await shared.rows().map(\.category) == [.movies, .movies, .movies])
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `a reconciliation is undone as a whole, and only while it agrees`(_ kind: RepositoryKind)
    async throws
  {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring(Array(statement.prefix(2))))
    _ = try await shared[0].perform(.account(.mark([1, 2], isCleared: true)))
    let balance = AccountStatement(day: try #require(Day(rawValue: 2026_11_30)), balance: Won(-3))
    _ = try await shared[0].perform(.account(.lock(.cash, balance)))
    _ = try await shared[1].perform(.account(.unlock(.cash)))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    _ = try await shared[2].perform(.note([1], "아직"))
    _ = try await shared[2].perform(.account(.set(.cash, name: "", opening: Won(5))))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[1].undo() }
    #expect(try await shared[0].reconciliations() == [])
    #expect(try await shared.isSound())
  }
}
