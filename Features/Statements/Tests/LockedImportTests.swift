import Expectations
import Headless
import Phrases
import RIBsTesting
import StatementsDomain
import TerminalUI
import Testing

@testable import StatementsPresentation

/// The import of a file with a password.
@MainActor
struct LockedImportTests {
  private nonisolated static let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]

  @Test(arguments: sizes, Language.allCases)
  func `a locked file is read with its password, which is not asked for again`(
    _ size: Size, _ language: Language
  ) async throws {
    let app = ImportApp(size, language)
    try await app.press("\"~/locked.xlsx\" Enter")
    #expect(app.content.contains { $0.contains(ImportText.password.text(language)) })
    try await app.press("<secret> Enter", secrets: "900102")
    let new = language == .korean ? "새 내역 1건" : "1 new"
    #expect(app.content.contains { $0.contains(new) })
    // With another column, without the password.
    try await app.press("Shift-Tab Right")
    #expect(app.content.contains { $0.contains(new) || $0.contains("0 new") || $0.contains("0건") })
    #expect(!app.content.contains { $0.contains(ImportText.password.text(language)) })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `the third wrong password says what it usually is`(_ language: Language) async throws {
    let app = ImportApp(Size(columns: 80, rows: 24), language)
    try await app.press("\"~/locked.xlsx\" Enter")
    func says(_ error: StatementError) -> Bool {
      let words = error.phrase.text(language).prefix(20)
      return app.content.contains { $0.contains(words) }
    }
    let usual = language == .korean ? "사업자" : "registration"
    for attempt in 1...3 {
      try await app.press("<secret> Enter", secrets: "90010\(attempt + 2)")
      #expect(says(.wrongPassword(isRepeated: attempt == 3)))
      expectEqual(app.content.contains { $0.contains(usual) }, (attempt == 3))
    }
    // The screen has no sign of what was typed.
    #expect(!app.content.contains { $0.contains("90010") && !$0.contains("900102") })
    try await app.press("<secret> Enter", secrets: "900102")
    #expect(app.content.contains { $0.contains(language == .korean ? "새 내역 1건" : "1 new") })
    await expectEqual(app.end(), [])
  }

  @Test func `another path asks for no password, and the button reads with it too`() async throws {
    let app = ImportApp(Size(columns: 80, rows: 24), .english)
    try await app.press(
      "\"~/locked.xlsx\" Enter <secret> Tab Tab Enter", secrets: "900102")
    #expect(app.content.contains { $0.contains("1 new") })
    await expectEqual(app.end(), [])

    let other = ImportApp(Size(columns: 80, rows: 24), .english)
    try await other.press("\"~/locked.xlsx\" Enter")
    #expect(other.content.contains { $0.contains(ImportText.password.text(.english)) })
    try await other.press("Shift-Tab Backspace")
    #expect(!other.content.contains { $0.contains(ImportText.password.text(.english)) })
    await expectEqual(other.end(), [])
  }
}
