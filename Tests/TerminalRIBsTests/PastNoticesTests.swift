import Expectations
import Phrases
import TerminalUI
import Testing
import Time

@testable import TerminalRIBs

/// The sheet with the last notices.
@MainActor
struct PastNoticesTests {
  private final class Past {
    var notices: [PastNotice] = []
  }

  private let past = Past()
  private let view: PastNoticesView

  init() {
    view = PastNoticesView(keys: "x") { [past] in past.notices }
  }

  /// 2:03 pm by the clocks of this place.
  private static let time: Int64 = {
    let noon: Int64 = 1_699_963_200_000
    let local = Moment(milliseconds: noon)
    return noon + Int64(14 * 60 + 3 - local.hour * 60 - local.minute) * 60_000
  }()

  private func window(_ columns: Int, _ rows: Int, _ texts: String...) -> Window {
    past.notices = texts.map { PastNotice(phrase: Phrase($0), time: Self.time) }
    return Window(
      root: view, size: Size(columns: columns, rows: rows),
      environment: Environment(language: .english))
  }

  private func sheet(_ window: Window) -> [String] { window.frame().lines.filter { !$0.isEmpty } }

  @Test func `notices stand beside their times, in a sheet as wide as they are`() {
    expectEqual(
      sheet(window(60, 14, "Saved.", "Undone.")),
      [
        "            ╭─ Notifications ──────────────────╮",
        "            │                                  │",
        "            │ ▌ 14 Nov, 2:03 pm  Saved.        │",
        "            │   14 Nov, 2:03 pm  Undone.       │",
        "            │                                  │",
        "            ╰──────────────────────────────────╯",
      ])
  }

  @Test func `before the first notice a sentence says that there are none`() {
    expectEqual(
      sheet(window(60, 14)),
      [
        "              ╭─ Notifications ─────────────╮",
        "              │                             │",
        "              │   No notifications yet.     │",
        "              │                             │",
        "              ╰─────────────────────────────╯",
      ])
  }

  @Test func `Esc and its own key close it`() {
    var count = 0
    view.back = { count += 1 }
    let window = window(60, 14, "Saved.")
    _ = window.frame()
    for key in [Key.escape, "x", "y"] { window.send(.key(key)) }
    expectEqual(count, 2)
  }

  @Test func `a text that just fits its row needs no room below`() {
    expectEqual(
      sheet(window(60, 14, "This has thirty-one columns now", "Saved.")),
      [
        "╭─ Notifications ──────────────────────────────────────────╮",
        "│                                                          │",
        "│ ▌ 14 Nov, 2:03 pm  This has thirty-one columns now       │",
        "│   14 Nov, 2:03 pm  Saved.                                │",
        "│                                                          │",
        "╰──────────────────────────────────────────────────────────╯",
      ])
  }

  @Test func `the whole text of the selected notice is below where one is cut`() {
    let window = window(60, 14, "This text has thirty-two columns.", "Saved.")
    expectEqual(
      sheet(window),
      [
        "╭─ Notifications ──────────────────────────────────────────╮",
        "│                                                          │",
        "│ ▌ 14 Nov, 2:03 pm  This text has thirty-two columns.     │",
        "│   14 Nov, 2:03 pm  Saved.                                │",
        "│   ────────────────────────────────────────────────────   │",
        "│   This text has thirty-two columns.                      │",
        "│                                                          │",
        "╰──────────────────────────────────────────────────────────╯",
      ])
    window.send(.key(.down))
    expectEqual(
      sheet(window)[2...5],
      [
        "│   14 Nov, 2:03 pm  This text has thirty-two columns.     │",
        "│ ▌ 14 Nov, 2:03 pm  Saved.                                │",
        "│   ────────────────────────────────────────────────────   │",
        "│   Saved.                                                 │",
      ])
    expectEqual(
      window.speech(),
      [
        "sheet Notifications", "> list Notifications, 2 / 2: 14 Nov, 2:03 pm, Saved.",
      ])
  }

  @Test func `the room below is that of the longest text, and none where it leaves no row`() {
    let long = "a text that is very much longer than a row of a sheet in few columns"
    expectEqual(
      sheet(window(40, 9, long, "Saved.")),
      [
        "╭─ Notifications ──────────────────────╮",
        "│ ▌ 14 Nov, 2:03 pm  a text that is…   │",
        "│   14 Nov, 2:03 pm  Saved.            │",
        "│   ────────────────────────────────   │",
        "│   a text that is very much longer    │",
        "│   than a row of a sheet in few       │",
        "│   columns                            │",
        "╰──────────────────────────────────────╯",
      ])
    expectEqual(
      sheet(window(40, 7, long, "Saved.")).prefix(4),
      [
        "╭─ Notifications ──────────────────────╮",
        "│ ▌ 14 Nov, 2:03 pm  a text that is… ┃ │",
        "│   ────────────────────────────────   │",
        "│   a text that is very much longer    │",
      ])
    expectEqual(
      sheet(window(40, 6, long, "Saved.")),
      [
        "╭─ Notifications ──────────────────────╮",
        "│ ▌ 14 Nov, 2:03 pm  a text that is…   │",
        "│   14 Nov, 2:03 pm  Saved.            │",
        "│                                      │",
        "│                                      │",
        "╰──────────────────────────────────────╯",
      ])
  }

  @Test func `it is at most 72 columns wide and 40 rows high`() {
    let window = window(100, 50)
    past.notices = (1...50).map {
      PastNotice(phrase: Phrase("\($0) " + String(repeating: "long ", count: 20)), time: Self.time)
    }
    let lines = sheet(window)
    expectEqual(lines.count, 40)
    expectEqual(
      lines.first,
      "                            ╭─ Notifications ──────────────────────────────────────────────────────╮"
    )
  }

  @Test func `notices that are forgotten while it is open take the selection along`() {
    let window = window(60, 14, "a", "b", String(repeating: "long ", count: 20))
    _ = window.frame()
    window.send(.key(.end))
    _ = window.frame()
    past.notices.removeLast()
    past.notices[0] = PastNotice(
      phrase: Phrase(String(repeating: "more ", count: 10)), time: Self.time)
    view.setNeedsDisplay()
    expectEqual(sheet(window)[3], "│ ▌ 14 Nov, 2:03 pm  b                                     │")
  }
}
