import Expectations
import LedgerData
import LedgerFixtures
import Phrases
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// What of the settings members change, undo and redo in a shared ledger.
@MainActor struct SharedSettingsTests {
  private func month(_ number: Int) throws -> LedgerMonth {
    try #require(LedgerMonth(rawValue: number))
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
    try await expectEqual(shared[0].undo(), Phrase(ko: "‘식비’ 분류 편집", en: "edit category “Food”"))
    var settings = try await shared[0].settings()
    expectEqual(settings.categories[.food].name, nil)
    expectEqual(settings.categories[.food].tint, 5)
    #expect(settings.categories.category(named: "여행") != nil)
    expectEqual(settings.budgets.amount(of: .food, in: november), Won(300))
    expectEqual(settings.accounts.account(named: "은행")?.opening, Won(7))
    _ = try await shared[0].redo()
    // What is no longer as it was left is told, and nothing is said to be undone.
    try await shared.change(1) { try $0.categories.change(.food, name: "먹거리", tint: 5) }
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    settings = try await shared[0].settings()
    expectEqual(settings.categories[.food].name, "먹거리")
    try await expectEqual(shared[0].undo(), nil)
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
    expectEqual(Set(settings.categories.ids).count, 11)
    expectEqual(settings.rules.own.map(\.payee).sorted(), ["가게 0", "가게 1"])
    expectEqual(Set(settings.rules.own.map(\.id)).count, 2)
    expectEqual(Set(settings.accounts.ids).count, 4)
    // A screen that has read them before gives a number a second time, and is refused.
    var stale = LedgerSettings.builtIn
    try stale.rules.save(rule)
    for _ in 0..<2 { _ = try await shared[0].undo() }
    for _ in 0..<2 { _ = try await shared[1].undo() }
    try await expectEqual(shared[0].settings(), .builtIn)
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
    let entries = (1...3).map { entry(2026_11_01, -$0, "\($0)", .movies) }
    _ = try await shared[0].perform(
      .addUnknown(stated(entries), file: "a.csv", to: .existing(.cash)))
    try await shared.change(0) { try $0.budgets.set(Won(5), of: .movies, from: november) }
    _ = try await shared[0].perform(.merge(.movies, into: .living))
    _ = try await shared[1].perform(.categorise([1], .health))
    try await shared.change(1) { try $0.budgets.set(Won(8), of: .living, from: november) }
    #expect(try await shared[0].undo() != nil)
    try await expectEqual(shared.rows().map(\.category), [.health, .movies, .movies])
    var budgets = try await shared[0].settings().budgets
    expectEqual(budgets.amount(of: .movies, in: november), Won(5))
    expectEqual(budgets.amount(of: .living, in: november), Won(8))
    _ = try await shared[1].perform(.categorise([1], .movies))
    _ = try await shared[0].redo()
    try await expectEqual(shared.rows().map(\.category), [.living, .living, .living])
    budgets = try await shared[0].settings().budgets
    expectEqual(budgets.amount(of: .living, in: november), Won(13))
    _ = try await shared[0].undo()
    try await expectEqual(shared.rows().map(\.category), [.movies, .movies, .movies])
    #expect(try await shared.isSound())
  }
}
