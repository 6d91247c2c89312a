import Expectations
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// What SGR sequences draw, as `Style.contrast` says.
struct ContrastTests {
  private static let depths: [ColorDepth] = [.basic, .indexed, .trueColor]

  @Test(arguments: Theme.all + [.night.painted, .day.painted], Role.allCases)
  func `every role can be read on the ground at every depth`(theme: Theme, role: Role) {
    guard role != .selection, role != .surface else { return }
    for depth in Self.depths {
      #expect(Style(role).contrast(theme, depth) >= 4.5, "\(depth)")
    }
  }

  @Test(
    arguments: Theme.all + [.night.painted, .day.painted],
    [Role.text, .dim, .accent, .positive, .warning, .danger])
  func `text can be read on surfaces at every depth`(theme: Theme, role: Role) {
    for depth in Self.depths {
      #expect(Style(role, on: .surface).contrast(theme, depth) >= 4.5, "\(depth)")
    }
  }

  @Test(
    arguments: Theme.all + [.night.painted, .day.painted],
    [Role.text, .accent, .positive, .warning, .danger, .tint1])
  func `text can be read on the selection at every depth`(theme: Theme, role: Role) {
    for depth in Self.depths {
      #expect(Style(role, on: .selection).contrast(theme, depth) >= 4.5, "\(depth)")
    }
  }

  /// WCAG 2 asks 3 of what is no text.
  @Test(arguments: Theme.all + [.night.painted, .day.painted], [Role.rule] + Role.tints)
  func `lines and tints can be seen on surfaces at every depth`(theme: Theme, role: Role) {
    for depth in Self.depths {
      #expect(Style(role, on: .surface).contrast(theme, depth) >= 3, "\(depth)")
    }
  }

  @MainActor @Test func `dim text is plain on the selection, where it could not be read`() {
    let buffer = Buffer(size: Size(columns: 2, rows: 1))
    let canvas = Canvas(
      pass: RenderPass(
        buffer: buffer, environment: Environment(language: .english), focus: nil, revision: nil,
        origin: nil))
    canvas.write("ab", Style(.dim), columns: 2)
    canvas.highlight()
    expectEqual(buffer[0, 0].style, Style(.text, on: .selection))
  }

  @Test func `black on white has the highest contrast, and a colour on itself the lowest`() {
    expectEqual(Contrast.between(0, 0xFFFFFF), 21)
    expectEqual(Contrast.between(0x3478F6, 0x3478F6), 1)
    // Of the examples of WCAG 2: the lightest grey that can be read on white.
    #expect(abs(Contrast.between(0x767676, 0xFFFFFF) - 4.54) < 0.01)
  }
}
