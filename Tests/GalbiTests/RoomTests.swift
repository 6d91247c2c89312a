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
@testable import TerminalUI

/// No screen of the app leaves a text or a row out of sight without a sign of it.
@MainActor
struct RoomTests {
  private let folder = TemporaryFolder()

  nonisolated static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 60, rows: 16), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 30), Size(columns: 200, rows: 50),
  ]

  /// Kept, since a regular expression is parsed each time its literal is evaluated.
  private nonisolated(unsafe) static let cutFigure = /[0-9],[0-9]{0,3}…/

  /// The texts that are cut, and the lists and areas with lines out of sight that have no bar.
  static func faults(on window: Window) -> [String] {
    let frame = window.frame()
    // The list of films has the beginning of what a film is about; all of it is on the film's screen.
    let pass = window.passAnew()
    var faults = pass.cutTexts.filter { !$0.contains("lighthouse") }.map { "cut: \($0)" }
    if frame.size.columns >= 80 {
      faults += pass.headings.filter(\.isCut).map { "cut heading: \($0.title)" }
    }
    // A figure that is cut is another figure.
    faults += frame.lines.filter { $0.contains(Self.cutFigure) }.map { "cut figure: \($0)" }
    for placement in window.placements {
      let lines: (all: Int, visible: Int)? =
        switch placement.responder {
        case let list as ListState where !list.isDriven: (list.lines.lineCount, list.pageLines)
        case let area as TextAreaState: (area.rows.rows.count, placement.frame.size.rows)
        default: nil
        }
      guard let lines, lines.all > lines.visible, !placement.frame.isEmpty else { continue }
      let place = placement.frame
      let end = place.origin.column + place.size.columns
      let hasBar = (place.origin.row..<place.origin.row + place.size.rows).contains { row in
        (max(end - 1, 0)...min(end + 1, frame.size.columns - 1)).contains {
          frame[$0, row].glyph == Character("┃").unicodeScalars.first?.value
        }
      }
      if !hasBar { faults.append("\(lines.visible) of \(lines.all) lines without a bar: \(place)") }
    }
    return faults.isEmpty ? [] : faults + frame.lines
  }

  @Test(arguments: sizes, Language.allCases)
  func `all demos, as far as a few keys lead`(size: Size, language: Language) async throws {
    for demo in Command.demos {
      let app = await demo.make(.offline(in: folder)).launched(size, language)
      for key in "Down Tab Enter Down Tab Enter Tab Esc Esc a Tab Tab Esc Esc i Esc F1 Esc".split(
        separator: " ")
      {
        expectEqual(
          Self.faults(on: app.window) + GridTests.faults(on: app.window), [],
          "\(demo.name), before \(key)")
        try await app.press(String(key))
      }
      app.shutDown()
    }
  }
}
