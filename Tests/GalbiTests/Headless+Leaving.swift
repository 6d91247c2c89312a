import Headless
import RIBs
import TerminalUI

extension Headless {
  /// Whether a form asks whether to discard what was typed.
  var asksToDiscard: Bool {
    window.speech().contains { $0.contains("나갈까요?") || $0.contains("Discard your changes?") }
  }

  /// Presses Esc, and discards what a form asks about then.
  func leave() async throws {
    try await press("Esc")
    if asksToDiscard { try await press("Tab Enter") }
  }

  /// Leaves what holds unsaved input, which no link would.
  func leaveUnsaved() async throws {
    for _ in 0..<12 where root.hasUnsavedBelow { try await leave() }
  }

  /// What is wrong with how a form at this place is left: no number of Esc may discard what was typed, and the
  /// question says how to answer it.
  func leavingFaults() async throws -> [String] {
    guard window.takesText else { return [] }
    try await press("\"1\"")
    guard root.hasUnsavedBelow else { return [] }
    var faults: [String] = []
    for count in 1...5 {
      try await press("Esc")
      if !root.hasUnsavedBelow { return ["\(count) Esc discard what was typed"] }
      if asksToDiscard == count.isMultiple(of: 2) {
        faults.append("\(count) Esc do not ask in turn")
      }
    }
    if lines.last?.contains("Tab ") != true { faults.append("no way to the answer: \(lines)") }
    try await press("Tab Enter")
    if root.hasUnsavedBelow { faults.append("the answer discards nothing: \(lines)") }
    return faults
  }
}
