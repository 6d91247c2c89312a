import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBsTesting
import Testing
import WalletDomain

@testable import LedgerPresentation
@testable import TerminalUI

/// What the table of entries does with its room: nothing is cut beside blanks, and no long name costs a column.
@MainActor
struct LedgerRoomTests {
  @Test(arguments: [(80, 24), (120, 35), (40, 12)])
  func `rows without bars are shown where the chart would be`(columns: Int, rows: Int) async throws
  {
    let app = LedgerApp(LedgerFixture(), Size(columns: columns, rows: rows), .english)
    try await app.press("t / \"급여\" Enter")
    let lines = app.lines
    #expect(lines.contains { $0.contains("No expenses.") && !$0.contains("Press a") }, "\(lines)")
    let row = try #require(lines.firstIndex { $0.contains("▌") && $0.contains("급여") }, "\(lines)")
    #expect(row > (lines.firstIndex { $0.contains("No expenses.") } ?? 99))
    // Its keys are those of the row.
    try await app.press("e")
    expectEqual(app.sheet, "EntryForm")
    try await app.press("Esc t")
    #expect(!app.lines.contains { $0.contains("No expenses.") })
    try await app.press("Esc t")
    #expect(!app.lines.contains { $0.contains("No expenses.") })
    await expectEqual(app.end(), [])
  }
}
