import Headless
import Launch
import Phrases
import PlatformTesting
import RIBs
import TerminalUI

@testable import Galbi
@testable import Launch

/// The whole app with Ctrl-P, without network, on a folder of its own.
@MainActor
struct FinderApp {
  let folder = TemporaryFolder()
  let program: GalbiProgram

  init() {
    program = GalbiProgram(
      .offline(
        in: folder,
        appearance: Appearance(
          language: .korean, theme: .night, depth: .trueColor, usesMouse: true)))
  }

  func launch(
    _ language: Language = .korean, _ size: Size = Size(columns: 100, rows: 30)
  ) -> Headless {
    program.launch(size, language)
  }

  /// Imports entries into the ledger, and goes home.
  func add(_ entries: [(day: String, text: String, amount: Int)], to app: Headless) async throws {
    let rows = entries.map { "\($0.day),\($0.text),\($0.amount)\n" }
    let path = "\(folder.path)/statement.csv"
    TemporaryFolder.write(Array(("날짜,내용,금액\n" + rows.joined()).utf8), to: path)
    try await app.press("2 l i \"\(path)\" Enter Enter Enter Esc Esc Esc 1")
  }

  /// What a text finds, each row with single blanks, in a window of 80 columns.
  func found(_ text: String, in app: Headless) async throws -> [String] {
    try await app.press("C-p")
    // All at once, so that it is looked for once.
    app.window.send(.paste(text))
    await app.settle()
    let inside = app.lines.compactMap { line -> String? in
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { return nil }
      let words = parts[parts.count - 2].split { " ▏▌┃".contains($0) }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    try await app.press("Esc")
    return Array(inside.dropFirst())
  }
}
