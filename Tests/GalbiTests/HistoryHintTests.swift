import Expectations
import Headless
import Phrases
import RIBs
import TerminalUI
import Testing

@testable import Galbi

/// Undo and redo are in the footer only where there is something to undo or to redo.
@MainActor
struct HistoryHintTests {
  private let finder = FinderApp()

  private func hints(in app: Headless) -> [String] {
    ["u undo", "U redo"].filter { app.lines.last?.contains($0) == true }
  }

  @Test func `at first no screen hints at them`() async throws {
    let app = finder.launch(.english, Size(columns: 300, rows: 50))
    await app.settle()
    for destination in Destination.all {
      _ = try await app.root.open(Link(parsing: destination.link))
      await app.settle()
      expectEqual(hints(in: app), [], "\(destination.link)")
    }
    app.shutDown()
  }

  @Test func `a change of the cart is undone and redone`() async throws {
    let app = finder.launch(.english, Size(columns: 300, rows: 50))
    _ = try await app.root.open(Link(parsing: "home/mart"))
    for (keys, expected) in [("Enter", ["u undo"]), ("u", ["U redo"]), ("U", ["u undo"])] {
      try await app.press(keys)
      expectEqual(hints(in: app), expected, "\(keys)")
    }
    app.shutDown()
  }

  @Test func `a favourite of the movies is undone and redone`() async throws {
    let app = finder.launch(.english, Size(columns: 300, rows: 50))
    _ = try await app.root.open(Link(parsing: "home/movies"))
    for (keys, expected) in [
      ("\"고양이\" Enter f", ["u undo"]), ("u", ["U redo"]), ("U", ["u undo"]),
    ] {
      try await app.press(keys)
      expectEqual(hints(in: app), expected, "\(keys)")
    }
    app.shutDown()
  }

  @Test func `an import of the ledger is undone and redone`() async throws {
    let app = finder.launch(.english, Size(columns: 300, rows: 50))
    try await finder.add([("2026-11-20", "coffee", -4_500)], to: app)
    for (keys, expected) in [("2 l", ["u undo"]), ("u", ["U redo"]), ("U", ["u undo"])] {
      try await app.press(keys)
      expectEqual(hints(in: app), expected, "\(keys)")
    }
    app.shutDown()
  }
}
