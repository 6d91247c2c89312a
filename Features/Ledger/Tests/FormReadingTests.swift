import Expectations
import LedgerDomain
import LedgerFixtures
import Platform
import RIBs
import RIBsTesting
import Search
import Store
import TerminalRIBs
import TerminalUI
import Testing

@testable import LedgerPresentation

/// Forms that look something up while the user types: no key waits for that, however slow the store is.
@MainActor
struct FormReadingTests {
  private let tree = Tree()
  private let dependencies = LedgerFixture()
  private let checkpoint = Checkpoint()
  private let listener = ListenerSpy()

  private final class ListenerSpy: Spy, LedgerSheetListener {
    func sheetDidEnd(_ outcome: Ledger.Outcome) { record("end") }
    func sheetDidSort(_ listing: Picker.Listing, by sort: Sort<Picker.Column>) {}
    func sheetDidClose() { record("close") }
  }

  @Test func `a form that looks for a message’s entry takes what is typed meanwhile`() async throws
  {
    var ledger = dependencies.ledger
    try await ledger.readSettings()
    let news = ledger.news
    ledger.news = { [checkpoint] entries, account throws(LedgerError) in
      await checkpoint.pass()
      return try await news(entries, account)
    }
    let presenter = PresenterSpy<EntryForm>(EntryForm.Model(LedgerDraft(day: ScreenEntries.today)))
    let form = EntryFormInteractor(
      ledger, ScreenEntries.clock, on: presenter, listener: listener)
    Router(interactor: form).launch(in: tree)
    presenter.send(
      .paste(["[Web발신]\nKB국민 견*본 6,200원 일시불 11/09 18:49 한강서점 누적1,234,567원"]))
    await checkpoint.reached()
    #expect(tree.activity.hasOnlyLongWork)
    checkpoint.open()
    await tree.activity.settled()
    #expect(!presenter.model.isKnown)
  }

  @Test func `a rule that is saved while its entries are counted is applied to all of them`()
    async throws
  {
    var ledger = dependencies.ledger
    try await ledger.readSettings()
    let matches = ledger.matches
    ledger.matches = { [checkpoint] rule throws(LedgerError) in
      await checkpoint.pass()
      return try await matches(rule)
    }
    let row = try #require(ScreenEntries.rows.first { $0.origin == .imported })
    let presenter = PresenterSpy<RuleForm>(RuleForm.Model(nil, ledger.state.value.settings))
    Router(interactor: RuleFormInteractor(ledger, on: presenter, listener: listener))
      .launch(in: tree)
    presenter.send(.type(row.text, in: .payee))
    presenter.send(.stepCategory(1))
    presenter.send(.switchApplied)
    presenter.send(.form(.save))
    await checkpoint.reached()
    #expect(presenter.model.form.isSaving)
    checkpoint.open()
    await tree.activity.settled()
    expectEqual(listener.calls, ["end"])
    let rule = try #require(try await dependencies.fixed.settings().rules.own.first)
    let changed = try await dependencies.kept().filter { $0.text == row.text }
    #expect(!changed.isEmpty && changed.allSatisfy { $0.category == rule.category })
  }

  /// Presses `keys`, of which the last asks something of a store that does not answer; then others, after which it does.
  private func press(_ keys: String, _ key: Character, then others: [Key]) async throws -> LedgerApp
  {
    let (parts, links) = (dependencies.ledger.parts, dependencies.ledger.chosenLinks)
    dependencies.ledger.parts = { [checkpoint] row throws(LedgerError) in
      await checkpoint.pass()
      return try await parts(row)
    }
    dependencies.ledger.chosenLinks = { [checkpoint] rows throws(LedgerError) in
      await checkpoint.pass()
      return try await links(rows)
    }
    let app = LedgerApp(dependencies)
    try await app.press(keys)
    app.begin(.character(key))
    await checkpoint.reached()
    for key in others { app.begin(key) }
    await MainThreadTasks.drain()
    checkpoint.open()
    await app.settle()
    return app
  }

  @Test(
    arguments: [("Down Down Down", "E"), ("Space Down Down Down Space", "P")]
      as [(String, Character)])
  func `what is typed in a form is not covered by one for which the user had waited`(
    keys: String, key: Character
  ) async throws {
    let app = try await press(
      keys, key, then: [.character("n"), .character("x"), .character("y")])
    expectEqual(app.sheet, "Note")
    #expect(app.speech.contains { $0.contains("xy") })
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
  }

  @Test func `an entry whose form is asked for twice is split in the first`() async throws {
    let app = try await press("Down Down Down", "E", then: [.character("E")])
    expectEqual(checkpoint.arrivals, 1)
    expectEqual(app.sheet, "SplitForm")
    try await app.press("Esc")
    await expectEqual(app.end(), [])
  }
}
