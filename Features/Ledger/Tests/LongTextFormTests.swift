import Expectations
import Headless
import LedgerDomain
import LedgerFixtures
import Phrases
import RIBsTesting
import Store
import TerminalUI
import Testing

@testable import LedgerPresentation

/// Forms whose texts have a limit: what is longer is kept, said at once, and not saved in part.
@MainActor
struct LongTextFormTests {
  private func says(_ app: LedgerApp, _ phrase: Phrase) -> Bool {
    app.speech.contains { $0.contains(phrase.text(.korean)) }
  }

  /// The keys that open a form with the focus in a text of at most so many characters.
  nonisolated private static let forms = [
    ("C a", UserCategory.nameLimit), ("K a", LedgerAccount.nameLimit),
    ("b A", BudgetSubject.queryLimit), ("r a", LedgerEntry.textLimit),
    ("Down Down Down E BackTab", LedgerEntry.textLimit),
  ]

  @Test(arguments: forms)
  func `a text that is too long is said at once, and not saved`(
    keys: String, limit: Int
  ) async throws {
    let app = LedgerApp()
    try await app.press(keys)
    let before = app.dependencies.ledger.state.value.settings
    let tree = app.tree
    app.window.send(.paste(String(repeating: "가", count: limit)))
    await app.settle()
    let sentence = LedgerValidationError.tooLong(limit: limit).phrase
    #expect(!says(app, sentence))
    app.window.send(.paste("나"))
    await app.settle()
    #expect(says(app, sentence))
    try await app.press("C-s")
    expectEqual(app.tree, tree)
    #expect(says(app, sentence))
    expectEqual(app.dependencies.ledger.state.value.settings, before)
    try await app.press("Backspace")
    #expect(!says(app, sentence))
    try await app.press("Esc Tab Enter Esc Esc")
    await expectEqual(app.end(), [])
  }

  @Test func `a note that is too long is kept, and not saved`() async throws {
    let app = LedgerApp()
    try await app.press("n")
    app.window.send(.paste(String(repeating: "가", count: LedgerEntry.noteByteLimit / 3 + 1)))
    await app.settle()
    #expect(says(app, LedgerText.noteTooLong))
    let tree = app.tree
    try await app.press("C-s")
    expectEqual(app.tree, tree)
    try await app.press("Backspace")
    #expect(!says(app, LedgerText.noteTooLong))
    try await app.press("C-s")
    #expect(app.tree != tree)
    await expectEqual(app.end(), [])
  }
}
