import Expectations
import FoundationEssentials
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import PostgreSQLTesting
import RIBs
import RIBsTesting
import Search
import Store
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// What a rule may look for, and what it says of itself.
@MainActor
struct RuleConditionTests {
  private let fixture = LedgerFileFixture()

  @Test(arguments: RepositoryKind.allCases)
  func `a rule sees payee, note, account, amount and sign`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.perform(.account(.set(nil, name: "은행")))
    let bank = try #require(try await work.settings().accounts.list.last?.id)
    let entries = [
      entry(2026_11_01, -4_500, "커피", note: "Lunch with 민수"), entry(2026_11_02, -4_500, "커피"),
      entry(2026_11_03, 4_500, "커피", note: "lunch"), entry(2026_11_04, -9_000, "lunch"),
    ]
    for account in [LedgerAccount.ID.cash, bank] {
      for entry in entries { _ = try await work.perform(.add(entry, to: account)) }
    }
    func matched(_ change: (inout LedgerRule) -> Void) async throws -> [LedgerRow.ID] {
      var rule = LedgerRule(id: LedgerRule.ID(rawValue: "user-1"), category: .health)
      change(&rule)
      let matches = try await work.matches(of: rule)
      let outcome = try await work.perform(.apply(rule))
      #expect(matches.all == outcome.count && matches.changing == outcome.count)
      let ids = try await work.find(LedgerQuery(category: .health)).ids.sorted()
      try await expectEqual(work.matches(of: rule), RuleMatches(all: ids.count))
      if outcome.count > 0 { _ = try await work.undo() }
      return ids
    }
    try await expectEqual(matched { $0.note = "LUNCH" }, [1, 3, 5, 7])
    try await expectEqual(matched { $0.account = bank }, [5, 6, 7, 8])
    try await expectEqual(matched { ($0.note, $0.kind) = ("lunch", .expense) }, [1, 5])
    try await expectEqual(
      matched { ($0.payee, $0.account, $0.most) = ("커피", .cash, 4_500) }, [1, 2, 3])
    try await expectEqual(matched { ($0.words, $0.note, $0.account) = ("커피", "민수", bank) }, [5])
    try await expectEqual(
      matched { ($0.account, $0.least) = (LedgerAccount.ID(rawValue: "none"), 1) }, [])
    // What is locked keeps its amount, not its category.
    let row = try #require(try await work.rows([6]).first)
    _ = try await work.perform(.account(.mark([5, 6, 7, 8], isCleared: true)))
    _ = try await work.perform(
      .account(.lock(bank, AccountStatement(day: row.day, balance: Won(-9_000)))))
    let rule = LedgerRule(
      id: LedgerRule.ID(rawValue: "user-1"), account: bank, category: .health)
    try await expectEqual(work.matches(of: rule), RuleMatches(all: 4, changing: 4))
    // It is saved, undone and redone with all that it says.
    let before = try await work.settings()
    var after = before
    let saved = try after.rules.add(
      LedgerRule(
        id: rule.id, note: "점심", account: bank, least: 1, category: .food))
    _ = try await work.perform(.save(after, over: before))
    try await expectEqual(work.settings().rules.own, [saved])
    _ = try await work.undo()
    try await expectEqual(work.settings().rules.own, [])
    _ = try await work.redo()
    try await expectEqual(work.settings().rules.own.first?.note, "점심")
    try await expectEqual(work.settings().rules.own.first?.account, bank)
    // Undoing a change of what it says changes that alone.
    let kept = try await work.settings()
    var changed = saved
    (changed.note, changed.account) = ("저녁", .cash)
    after = kept
    try after.rules.save(changed)
    _ = try await work.perform(.save(after, over: kept))
    try await expectEqual(work.settings().rules.own, [changed])
    _ = try await work.undo()
    try await expectEqual(work.settings().rules.own, [saved])
    // Who removes its account says where its entries go, and its rules go with them.
    _ = try await work.perform(.account(.unlock(bank)))
    _ = try await work.perform(.account(.remove(bank, movingTo: .cash)))
    try await expectEqual(work.settings().rules.own.first?.account, .cash)
    _ = try await work.undo()
    try await expectEqual(work.settings().rules.own, [saved])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a rule names the payee, and undo takes the name back`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    for text in ["GS25 역삼점", "GS25 강남점", "커피"] {
      _ = try await work.perform(.add(entry(2026_11_01, -4_500, text, .other), to: .cash))
    }
    let first = try #require(try await work.rows([1]).first)
    var edit = EntryEdit(first)
    edit.marks.payee = "우리 동네"
    _ = try await work.perform(.edit(first, to: edit))
    func names() async throws -> [String] { try await work.rows([1, 2, 3]).map(\.entry.name) }
    let before = try await names()
    let rule = LedgerRule(
      id: LedgerRule.ID(rawValue: "user-1"), words: "gs25", category: first.category, name: "지에스")
    try await expectEqual(work.matches(of: rule), RuleMatches(all: 2, changing: 2))
    // All rules together name nothing that the user has named; one that he applies himself does.
    let old = try await work.settings()
    var new = old
    let saved = try new.rules.add(rule)
    _ = try await work.perform(.save(new, over: old))
    _ = try await work.perform(.applyRules)
    try await expectEqual(names(), ["우리 동네", "지에스", "커피"])
    _ = try await work.undo()
    try await expectEqual(names(), before)
    try await expectEqual(work.perform(.apply(saved)).count, 2)
    try await expectEqual(names(), ["지에스", "지에스", "커피"])
    try await expectEqual(work.rows([1]).first?.text, "GS25 역삼점")
    try await expectEqual(work.matches(of: saved), RuleMatches(all: 2))
    _ = try await work.undo()
    try await expectEqual(names(), before)
    try await expectEqual(work.settings().rules.own, [saved])
    #expect(try await fixture.isSound(kind))
  }

  @Test func `rules of earlier versions stay as they are`() throws {
    let old = #"{"id":"user-1","payee":"","words":"버스","kind":"any","category":"food","isOn":true}"#
    let rule = try JSONRule.read(old)
    expectEqual(
      rule, LedgerRule(id: LedgerRule.ID(rawValue: "user-1"), words: "버스", category: .food))
    try expectEqual(JSONRule.names(of: rule), ["category", "id", "isOn", "kind", "payee", "words"])
  }

  @Test func `a rule says in one sentence what it does`() {
    var rule = LedgerRule(
      id: LedgerRule.ID(rawValue: "user-1"), payee: "커피", note: "점심", kind: .expense,
      account: .cash, least: 1_000, category: .food)
    let sentence = rule.sentence(.builtIn, .builtIn)
    expectEqual(
      sentence.text(.korean), "다음에 모두 맞는 지출의 분류는 ‘식비’입니다: 내용이 ‘커피’, 메모에 ‘점심’ 포함, 계좌가 현금, 1,000원 이상."
    )
    expectEqual(
      sentence.text(.english),
      "Puts expenses into Food where the description is “커피”, the note contains “점심”, the account is Cash, the amount is 1,000 won or more."
    )
    rule = LedgerRule(id: rule.id, words: "GS25", category: .food, name: "지에스")
    expectEqual(
      rule.sentence(.builtIn, .builtIn).text(.korean),
      "다음에 모두 맞는 내역의 분류는 ‘식비’, 거래처는 ‘지에스’입니다: 내용이나 메모에 ‘GS25’ 포함.")
    expectEqual(
      rule.sentence(.builtIn, .builtIn).text(.english),
      "Puts entries into Food and names the payee “지에스” where the description or note contains “GS25”."
    )
    rule.isOn = false
    expectEqual(rule.sentence(.builtIn, .builtIn), RuleText.isOff)
  }

  @Test func `the form has note and account, a count and the sentence`() async throws {
    let app = LedgerApp()
    try await app.press("r a Tab \"시장\"")
    #expect(app.speech.contains { $0.contains("지금 2건이 이 조건에 맞습니다.") })
    #expect(app.speech.contains { $0.contains("내용이나 메모에 ‘시장’ 포함") })
    try await app.press("Tab Tab Tab Tab \"김장\"")
    #expect(app.speech.contains { $0.contains("> 입력란 메모에 포함: 김장") })
    #expect(app.speech.contains { $0.contains("지금 1건이 이 조건에 맞습니다.") })
    try await app.press("Tab Right C-s")
    let rule = try #require(app.dependencies.ledger.state.value.settings.rules.own.first)
    expectEqual(rule.note, "김장")
    expectEqual(rule.account, app.dependencies.ledger.state.value.settings.accounts.ids.first)
    await expectEqual(app.end(), [])
  }
}

/// Rules in the form in which they are kept.
private enum JSONRule {
  static func read(_ text: String) throws -> LedgerRule {
    try JSONDecoder().decode(LedgerRule.self, from: Data(text.utf8))
  }

  static func names(of rule: LedgerRule) throws -> [String] {
    let object = try JSONDecoder().decode([String: Anything].self, from: JSONEncoder().encode(rule))
    return object.keys.sorted()
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
