import Expectations
import LedgerFixtures
import Phrases
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// What undoing says that it has undone.
@MainActor
struct UndoTitleTests {
  private let ledger = InMemoryLedger()

  /// The titles of changed settings, in Korean and in English.
  private func saved(_ change: (inout LedgerSettings) throws -> Void) async throws -> [String] {
    let before = try await ledger.settings()
    var after = before
    try change(&after)
    _ = try await ledger.perform(.save(after, over: before))
    return try await undone()
  }

  private func undone() async throws -> [String] {
    let title = try #require(try await ledger.undo())
    _ = try await ledger.redo()
    return [title.text(.korean), title.text(.english)]
  }

  @Test func `a rule is named`() async throws {
    var rule = LedgerRule(id: LedgerRules.builtIn.newID, payee: "스타벅스", category: .food)
    try await expectEqual(saved { try $0.rules.save(rule) }, ["‘스타벅스’ 규칙 추가", "add rule “스타벅스”"])
    rule.category = .living
    try await expectEqual(saved { try $0.rules.save(rule) }, ["‘스타벅스’ 규칙 편집", "edit rule “스타벅스”"])
    rule.isOn = false
    try await expectEqual(
      saved { try $0.rules.save(rule) }, ["‘스타벅스’ 규칙 끄기", "turn off rule “스타벅스”"])
    rule.isOn = true
    try await expectEqual(
      saved { try $0.rules.save(rule) }, ["‘스타벅스’ 규칙 켜기", "turn on rule “스타벅스”"])
    let other = LedgerRule(id: .init(rawValue: "user-2"), least: 1_000, category: .food)
    try await expectEqual(
      saved { try $0.rules.save(other) }, ["‘1,000–’ 규칙 추가", "add rule “1,000–”"])
    let moved = try await saved { $0.rules.move(rule.id, by: -1) }
    expectEqual(moved.first?.hasSuffix("규칙 순서 변경"), true)
    try await expectEqual(
      saved { $0.rules.remove(rule.id) }, ["‘스타벅스’ 규칙 삭제", "delete rule “스타벅스”"])
    _ = try await ledger.add(entry(2026_11_01, -1, "스타벅스", .other))
    _ = try await ledger.perform(.apply(rule))
    try await expectEqual(undone(), ["‘스타벅스’ 규칙 적용", "apply rule “스타벅스”"])
  }

  @Test func `a category is named, also one that is merged`() async throws {
    var snacks = LedgerCategory.other
    try await expectEqual(
      saved { snacks = try $0.categories.add("간식", tint: 1) }, ["‘간식’ 분류 추가", "add category “간식”"])
    try await expectEqual(
      saved { $0.categories.move(snacks, by: -1) }.first?.hasSuffix("분류 순서 변경"), true)
    _ = try await ledger.perform(.merge(snacks, into: .food))
    try await expectEqual(undone(), ["‘간식’ 분류를 ‘식비’에 합치기", "merge category “간식” into “Food”"])
  }

  @Test func `a budget is named by its category`() async throws {
    let november = LedgerMonth(of: try #require(Day(rawValue: 2026_11_01)))
    try await expectEqual(
      saved { try $0.budgets.set(Won(1_000), of: .food, from: november) },
      ["‘식비’ 예산 추가", "add budget of “Food”"])
    try await expectEqual(
      saved { try $0.budgets.set(Won(2_000), of: .food, from: november) },
      ["‘식비’ 예산 편집", "edit budget of “Food”"])
    try await expectEqual(
      saved { $0.budgets.end(BudgetSubject(.food), from: november) },
      ["‘식비’ 예산 종료", "end budget of “Food”"])
  }

  @Test func `an import is named by its file, an account by its name`() async throws {
    let entries = [entry(2026_11_01, -1, "a"), entry(2026_11_02, -2, "b")]
    _ = try await ledger.perform(
      .addUnknown(stated(entries), file: "bank.csv", to: .new("은행")))
    try await expectEqual(undone(), ["‘bank.csv’ 2건 가져오기", "import 2 entries from “bank.csv”"])
    let id = try #require(try await ledger.settings().accounts.account(named: "은행")).id
    _ = try await ledger.perform(.account(.set(id, name: "새 은행")))
    try await expectEqual(undone(), ["‘은행’ 계좌 편집", "edit account “은행”"])
    _ = try await ledger.perform(
      .account(.clear(id, upTo: try #require(Day(rawValue: 2026_11_30)))))
    try await expectEqual(undone(), ["‘새 은행’ 2건 확인", "mark 2 entries of “새 은행” as cleared"])
    _ = try await ledger.perform(.account(.move([1], to: .cash)))
    try await expectEqual(undone(), ["‘현금’ 계좌로 1건 이동", "move 1 entry to “Cash”"])
    _ = try await ledger.perform(.account(.remove(id, movingTo: .cash)))
    try await expectEqual(undone(), ["‘새 은행’ 계좌 삭제", "delete account “새 은행”"])
    _ = try await ledger.perform(.takeBack(try #require(try await ledger.imports().first).id))
    try await expectEqual(undone(), ["‘bank.csv’ 가져온 내역 삭제", "delete import “bank.csv”"])
  }

  @Test func `one row is named by its text, several by their number`() async throws {
    for text in ["점심", "버스"] { _ = try await ledger.add(entry(2026_11_01, -1, text, .other)) }
    _ = try await ledger.perform(.note([1], "메모"))
    try await expectEqual(undone(), ["‘점심’ 메모", "note of “점심”"])
    _ = try await ledger.perform(.categorise([1, 2], .food))
    try await expectEqual(undone(), ["2건 → ‘식비’ 분류", "put 2 entries into “Food”"])
    let long = String(repeating: "가", count: 100)
    _ = try await ledger.add(entry(2026_11_01, -1, long, .other))
    #expect(try await undone().allSatisfy { $0.count < 50 })
  }

  @Test func `what is too long for a title ends with an ellipsis`() async throws {
    let name = "Bartholomew-Maximilian Featherstonehaugh"
    _ = try await ledger.add(entry(2026_11_01, -1, name, .other))
    let title = try #require(try await ledger.undo()).text(.english)
    expectEqual(title, "add “Bartholomew-Maximilian Feathe…”")
  }
}
