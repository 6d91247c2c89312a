import Expectations
import Headless
import Launch
import Phrases
import PlatformTesting
import TerminalUITesting
import Testing

@testable import Galbi
@testable import Launch
@testable import TerminalUI

/// What screens draw in which colours can be read in every theme and at every depth.
@MainActor
struct ContrastEverywhereTests {
  private let folder = TemporaryFolder()

  /// The colours of a cell, and whether it has a text or a sign.
  private struct Pair: Hashable {
    let style: Style
    let isText: Bool
  }

  private static func pairs(on window: Window) -> Set<Pair> {
    let frame = window.frame()
    var pairs: Set<Pair> = []
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        // What is under a sheet is out of use, and a picture has the colours of its own.
        guard cell.columns > 0, cell.glyph != 0x20, cell.halves == nil, !cell.style.isFaint else {
          continue
        }
        let scalar = Unicode.Scalar(cell.glyph)
        let isText =
          scalar?.properties.isAlphabetic != false || scalar?.properties.numericType != nil
        pairs.insert(Pair(style: cell.style, isText: isText))
      }
    }
    return pairs
  }

  /// The pairs of all demos, as far as a few keys lead.
  private func pairs(_ depth: ColorDepth) async throws -> Set<Pair> {
    var pairs: Set<Pair> = []
    for size in [Size(columns: 80, rows: 24), Size(columns: 140, rows: 40)] {
      for demo in Command.demos {
        let app = await demo.make(
          .offline(
            in: folder,
            appearance: Appearance(language: .korean, theme: .night, depth: depth, usesMouse: true))
        ).launched(size, .korean)
        for key
          in "Down Space Tab Enter Down Tab Enter Tab Esc Esc t m Esc / a Esc a Tab Esc Esc i Esc F1 Esc"
          .split(separator: " ")
        {
          pairs.formUnion(Self.pairs(on: app.window))
          try await app.press(String(key))
        }
        app.shutDown()
      }
    }
    return pairs
  }

  @Test(arguments: [ColorDepth.basic, .trueColor])
  func `each pair of colours that a demo draws has the contrast of WCAG 2`(depth: ColorDepth)
    async throws
  {
    let pairs = try await pairs(depth)
    #expect(pairs.count > 20)
    var faults: Set<String> = []
    for theme in Theme.all + [.night.painted, .day.painted] {
      for depth in depth == .basic ? [.basic] : [ColorDepth.indexed, .trueColor] {
        for pair in pairs {
          // Parts of a bar stand on each other, and are told apart by their legend, too.
          if Role.tints.contains(pair.style.role),
            pair.style.background.map(Role.tints.contains) == true
          {
            continue
          }
          let contrast = pair.style.contrast(theme, depth)
          let least = pair.isText ? Contrast.forText : 3
          if contrast < least {
            let style = pair.style
            faults.insert(
              "\(theme.name) \(depth): \(style.role) on \(style.background.map { "\($0)" } ?? "ground")"
                + " \(pair.isText ? "text" : "sign") \((contrast * 10).rounded() / 10)")
          }
        }
      }
    }
    expectEqual(faults.sorted(), [])
  }
}
