import LedgerDomain
import RIBsTesting
import ResourceKit
import TerminalUI
import Testing

@testable import LedgerPresentation

/// The ledger's screen in several sizes and both languages.
@MainActor
struct LedgerScreenTests {
  private func app(
    _ columns: Int, _ rows: Int, _ language: Language = .korean,
    _ dependencies: LedgerDependencies = LedgerDependencies(), symbols: Symbols = .unicode
  ) -> LedgerApp {
    LedgerApp(dependencies, Size(columns: columns, rows: rows), language, symbols: symbols)
  }

  @Test func `dump`() async throws {
    func dump(_ name: String, _ app: LedgerApp, _ keys: String) async throws {
      try await app.press(keys)
      print("## \(name)")
      for line in app.lines { print("|" + line) }
      for line in app.headless.window.speech() { print("%" + line) }
      print(app.headless.window.doubleBindings)
      app.headless.shutDown()
    }
    try await dump("80ko", app(80, 24), "Space Down Space")
    try await dump("80en", app(80, 24, .english), "Tab Right Down")
    try await dump("200ko", app(200, 50), "Space Tab Right Right Right Right Right Right")
    try await dump("200en", app(200, 50, .english), "Down")
    try await dump("40ko", app(40, 12), "Space")
    try await dump("40en", app(40, 12, .english), "t Right")
    try await dump("20", app(20, 5), "Down")
    try await dump("ascii", app(80, 24, .english, symbols: .ascii), "Space Tab Right")
    try await dump("empty", app(80, 24, .korean, LedgerDependencies([])), "Wait 1s")
    try await dump("nothing", app(80, 24, .english), "/ \"xyz\" Enter")
    let failing = LedgerDependencies()
    failing.listLedger = { _, _ throws(LedgerError) in throw .busy }
    try await dump("failed", app(80, 24, .korean, failing), "Wait 1s")
    let later = LedgerDependencies()
    let stale = app(80, 24, .english, later)
    try await stale.press("Down")
    later.listLedger = { _, _ throws(LedgerError) in throw .busy }
    try await dump("stale", stale, "R")
    try await dump("choice", app(80, 24), "c")
    try await dump("note", app(80, 24), "n \"x\"")
    try await dump("question", app(80, 24), "n \"x\" Esc")
    try await dump("form", app(80, 24, .english), "a C-s")
    try await dump("form20", app(20, 5), "a C-s")
    try await dump("import", app(80, 24), "i \"~/bank.csv\" Enter")
    try await dump("import path en", app(80, 24, .english), "i")
    try await dump("import20", app(20, 5), "i \"~/bank.csv\" Enter")
    try await dump("export", app(80, 24), "Tab Enter x")
    try await dump("replace", app(40, 12, .english), "x C-u \"~/bank.csv\" Enter")
    try await dump("entry", app(80, 24, .english), "Enter")
  }
}
