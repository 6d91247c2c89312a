import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import Testing

@testable import Galbi
@testable import Launch
@testable import TerminalUI

/// A notice moves nothing: what is selected, and what is open over it, stay where they are and in sight.
@MainActor
struct NoticeInPlaceTests {
  private let folder = TemporaryFolder()

  /// What a notice of several rows changes besides its own rows, a line each.
  static func faults(_ app: Headless, of program: any Program) async -> [String] {
    let window = app.window
    let before = Place(window)
    let word = Phrase(ko: "알림이 두 줄이 됩니다. ", en: "This notice has two rows. ")
    let count = window.size.columns / 20 + 1
    let notice = Array(repeating: word, count: count).joined(separator: "")
    program.notify(notice)
    await app.settle()
    let after = Place(window)
    program.withdraw(notice)
    await app.settle()
    var faults: [String] = []
    if after.placed != before.placed { faults.append("something has moved") }
    if after.corners != before.corners { faults.append("a sheet has moved") }
    if after.selected != before.selected { faults.append("the selected row is another one") }
    return faults.isEmpty ? [] : faults + after.lines
  }

  private struct Place {
    let lines: [String]
    let placed: [Rect]
    /// The rows with a corner of a sheet.
    let corners: [Int]
    /// The rows that are selected or have the focus, as they are drawn.
    let selected: [String]

    @MainActor init(_ window: Window) {
      let shown = window.frame().lines
      lines = shown
      placed = window.placements.map(\.frame)
      corners = shown.indices.filter { shown[$0].contains("╭") }
      let rows = window.passAnew().selections.flatMap { $0.origin.row..<$0.endRow }
      let all = Set(rows + [window.focusedRow?.origin.row].compactMap(\.self))
      selected = all.sorted().filter { shown.indices.contains($0) }.map { shown[$0] }
    }
  }

  @Test(
    arguments: GridTests.sizes, ["", "Down Down Down Down Down Down Down Down", "End", "a", "d"])
  func `a notice in the ledger moves nothing`(size: Size, keys: String) async throws {
    let demo = try #require(Command.demos.first { $0.name == "Ledger" })
    let program = demo.make(.offline(in: folder))
    let app = await program.launched(size, .korean)
    try await app.press(keys)
    await expectEqual(Self.faults(app, of: program), [])
    app.shutDown()
  }
}
