import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBsTesting
import Storage
import TerminalUI
import Testing

@testable import LedgerPresentation

/// The screens of a ledger that cannot be read.
@MainActor
struct FailedScreenTests {
  nonisolated private static let sizes = [Size(columns: 40, rows: 12), .normal, .wide]

  @Test(arguments: ["", "b", "= Right Tab C-u \"2026-11-30\" Tab \"0\" Enter"], sizes)
  func `say why, and do not mark it as a row`(keys: String, size: Size) async throws {
    let dependencies = LedgerFixture()
    if keys.isEmpty {
      dependencies.ledger.list = { _, _ throws(LedgerError) in throw .storage(.cannotRead) }
    }
    let app = LedgerApp(dependencies, size, .english)
    await app.settle()
    dependencies.ledger.sumMonths = { _ throws(LedgerError) in throw .storage(.cannotRead) }
    dependencies.ledger.reconcile = { _, _ throws(LedgerError) in throw .storage(.cannotRead) }
    try await app.press(keys)
    #expect(app.speech.contains { $0.contains("Press R to try again.") })
    expectEqual(app.lines.joined().count { $0 == "▌" }, 0)
    await expectEqual(app.end(), [])
  }
}
