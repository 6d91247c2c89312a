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

/// The category that rules propose for an entry while it is typed.
@MainActor
struct EntryProposalTests {
  private func draft(_ text: String) -> LedgerDraft {
    var draft = LedgerDraft(day: ScreenEntries.today)
    draft[.text] = text
    return draft
  }

  private let own = LedgerRule(
    id: LedgerRule.ID(rawValue: "user-1"), words: "점심", account: .cash, least: 10_000,
    category: .living)

  @Test func `the first rule that matches what is typed proposes its category`() {
    let matcher = RuleMatcher([own] + BuiltInRules.all)
    var draft = draft("스타벅스")
    draft.propose(by: matcher, .builtIn)
    #expect(draft.category == .food && draft.isProposed)
    draft[.note] = "점심"
    draft.propose(by: matcher, .builtIn)
    // No bounds hold for an amount that is not typed yet.
    expectEqual(draft.category, .food)
    draft[.amount] = "12,000"
    draft.propose(by: matcher, .builtIn)
    expectEqual(draft.category, .living)
    draft.account = LedgerAccount.ID(rawValue: "other")
    draft.propose(by: matcher, .builtIn)
    expectEqual(draft.category, .food)
    draft.isReceived = true
    draft.propose(by: matcher, .builtIn)
    #expect(draft.category == .income && !draft.isProposed)
    draft.isReceived = false
    draft[.text] = "어느 가게"
    draft.propose(by: matcher, .builtIn)
    expectEqual(draft.category, .other)
  }

  @Test func `a rule names the payee of what is typed, also where the category is chosen`() {
    var rule = own
    (rule.words, rule.least, rule.name) = ("스타벅스", nil, "별다방")
    let matcher = RuleMatcher([rule])
    var draft = draft("스타벅스 역삼")
    draft[.amount] = "5,000"
    draft.choose(.shopping)
    draft.propose(by: matcher, .builtIn)
    #expect(draft.proposedName == "별다방" && draft.category == .shopping)
    #expect(draft.entry?.payee == "별다방" && draft.entry?.text == "스타벅스 역삼")
    draft[.text] = "칼국수"
    draft.propose(by: matcher, .builtIn)
    #expect(draft.proposedName == nil && draft.entry?.payee == nil)
  }

  @Test func `the form of a new entry shows the name and keeps it`() async throws {
    let app = LedgerApp()
    try await app.press("r a Tab \"역삼\" Tab Tab Tab Tab Tab Tab Tab \"우리 역\" C-s Esc")
    expectEqual(app.dependencies.ledger.state.value.settings.rules.own.first?.name, "우리 역")
    try await app.press("a Tab Tab \"5000\" Tab \"역삼 국수\"")
    #expect(app.speech.contains { $0.contains("거래처: 우리 역 (규칙)") })
    try await app.press("C-s")
    let kept = try await app.dependencies.kept().first { $0.text == "역삼 국수" }
    expectEqual(kept?.entry.payee, "우리 역")
    await expectEqual(app.end(), [])
  }

  @Test func `no proposal overwrites what the user has chosen`() {
    let matcher = RuleMatcher(BuiltInRules.all)
    var draft = draft("스타벅스")
    draft.choose(.shopping)
    for text in ["스타벅스", "택시", ""] {
      draft[.text] = text
      draft.propose(by: matcher, .builtIn)
      #expect(draft.category == .shopping && !draft.isProposed)
    }
    draft.choose(.other)
    draft[.text] = "스타벅스"
    draft.propose(by: matcher, .builtIn)
    expectEqual(draft.category, .other)
  }

  @Test func `the form shows the proposal, keeps a choice, and saves what it shows`() async throws {
    let app = LedgerApp()
    func category() -> String? { app.speech.first { $0.contains("선택란 분류") } }
    try await app.press("a")
    expectEqual(category()?.hasSuffix("분류: 기타"), true)
    try await app.press("Tab Tab \"5000\" Tab \"스타벅스\"")
    expectEqual(category()?.hasSuffix("분류: 식비 (규칙)"), true)
    try await app.press("C-u \"칼국수\"")
    expectEqual(category()?.hasSuffix("분류: 기타"), true)
    try await app.press("C-u \"스타벅스\" Tab Right")
    expectEqual(category()?.hasSuffix("분류: 교통"), true)
    try await app.press("BackTab C-u \"이마트\"")
    expectEqual(category()?.hasSuffix("분류: 교통"), true)
    try await app.press("C-s")
    let kept = try await app.dependencies.kept().first { $0.text == "이마트" }
    expectEqual(kept?.category, .transport)
    try await app.press("a Tab Tab \"5000\" Tab \"이마트\" C-s")
    #expect(
      try await app.dependencies.kept().contains { $0.text == "이마트" && $0.category == .shopping })
    await expectEqual(app.end(), [])
  }

  @Test func `letters in a choice of the form change nothing`() async throws {
    let app = LedgerApp()
    for form in ["a", "r a"] {
      try await app.press(form)
      let fields = Set(
        app.speech.filter { $0.contains("선택란") }.map { $0.drop { ">| ".contains($0) } }
      ).count
      for _ in 0..<fields + 8 {
        try await app.press("Tab")
        guard app.speech.contains(where: { $0.hasPrefix("> 선택란") }) else { continue }
        let before = app.speech
        try await app.press("x")
        expectEqual(app.speech, before, "\(form)")
      }
      try await app.press("Esc")
      if app.speech.contains(where: { $0.contains("저장하지") }) { try await app.press("Enter") }
      try await app.press("Esc")
    }
    await expectEqual(app.end(), [])
  }
}
