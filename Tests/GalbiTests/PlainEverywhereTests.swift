import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import RIBs
import TerminalRIBs
import Testing

@testable import Galbi
@testable import Launch
@testable import NcursesScreen
@testable import TerminalUI

/// What `--plain` says of each key, on all screens and in all demos.
@MainActor
@Suite(.timeLimit(.minutes(60)))
struct PlainEverywhereTests {
  private let folder = TemporaryFolder()

  /// What is said of a window whose keys are pressed.
  @MainActor private final class Ear {
    let app: Headless
    private var screens = SpokenScreens()
    private(set) var faults: [String] = []

    init(_ app: Headless) {
      self.app = app
      _ = hear()
    }

    private func hear() -> [String] {
      _ = app.window.frame()
      let spoken = app.window.spoken()
      if spoken.count(where: { $0.kind == .focused }) > 1 { faults.append("focus: \(spoken)") }
      for line in spoken where hasNoName(line.text) { faults.append("no name: \(line.text)") }
      return screens.changes(
        to: spoken, in: app.window.spokenView, isCover: app.window.hasOverlay
      ).lines
    }

    /// A list, table, chart or field without a name.
    private func hasNoName(_ line: String) -> Bool {
      ["목록", "표", "차트", "그리드", "지도", "입력란", "list", "table", "chart", "grid", "map", "field"]
        .contains { line.hasPrefix("\($0),") || line.hasPrefix("\($0):") }
    }

    func press(_ keys: String) async throws -> [String] {
      try await app.press(keys)
      return hear()
    }

    func press(_ key: Key) async -> [String] {
      app.window.send(.key(key))
      await app.settle()
      return hear()
    }

    /// Presses keys of a selection, of which only the row is said.
    func select(_ keys: String) async throws {
      for key in keys.split(separator: " ") {
        let focus = app.window.focus.responder
        let said = try await press(String(key))
        guard focus === app.window.focus.responder, focus is ListState else { continue }
        let others = said.filter { !$0.hasPrefix("> ") }
        // A wide screen says what is in the row beside it.
        if said.count > 2 || others.count > 1 { faults.append("\(key): \(said)") }
      }
    }

    /// Presses keys that open something over the screen, and Esc, after which only the focus is said.
    func cover(_ keys: String) async throws {
      let focus = app.window.spoken().first { $0.kind == .focused }?.words
      let opened = try await press(keys)
      guard app.window.hasOverlay else { return }
      if !(opened.first?.hasPrefix("> ") ?? false) { faults.append("\(keys) opens \(opened)") }
      let said = try await press("Esc")
      if let focus, said != [focus] { faults.append("\(keys) Esc: \(said)") }
      if focus == nil, said.count > 1 { faults.append("\(keys) Esc: \(said)") }
    }
  }

  static func faults(_ app: Headless) async throws -> [String] {
    let ear = Ear(app)
    try await ear.select("Down Down Up")
    for keys in ["?", "C-p", "F8"] { try await ear.cover(keys) }
    try await ear.select("Tab Down Up")
    return ear.faults
  }

  @Test(arguments: Language.allCases)
  func `in all demos`(language: Language) async throws {
    for demo in Command.demos {
      let app = await demo.make(.offline(in: folder)).launched(
        Size(columns: 80, rows: 24), language)
      try await expectEqual(Self.faults(app), [], "\(demo.name)")
      app.shutDown()
    }
  }

  /// Each key that a screen binds may open a sheet, which says its name, and after Esc the focus alone.
  @Test func `what a key opens is left with the focus alone`() async throws {
    var count = 0
    for demo in Command.demos {
      for letter in await letters(of: demo) {
        let app = await demo.make(.offline(in: folder)).launched(
          Size(columns: 80, rows: 24), .korean)
        let ear = Ear(app)
        let before = app.window.spoken()
        let opened = await ear.press(.character(letter))
        let isSheet = app.window.spoken().contains { $0.text.hasPrefix("창 ") }
        if isSheet { #expect(opened.contains { $0.hasPrefix("창 ") }, "\(demo.name) \(letter)") }
        let said = await ear.press(.escape)
        // Only where all is as it was is there nothing new to say.
        if isSheet, app.window.spoken() == before {
          count += 1
          let focus = before.filter { $0.kind == .focused }.map(\.words)
          #expect(focus == [] ? said.count == 1 : said == focus, "\(demo.name) \(letter): \(said)")
        }
        expectEqual(ear.faults, [], "\(demo.name) \(letter): \(opened)")
        app.shutDown()
      }
    }
    #expect(count > 10)
  }

  /// The letters that the first screen of a demo binds, without what quits.
  private func letters(of demo: Demo) async -> [Character] {
    let app = await demo.make(.offline(in: folder)).launched(
      Size(columns: 80, rows: 24), .korean)
    let letters = app.window.bindings.flatMap(\.keys).compactMap { key -> Character? in
      if case .character(let letter) = key { letter } else { nil }
    }
    app.shutDown()
    return letters.filter { $0 != "q" }
  }
}
