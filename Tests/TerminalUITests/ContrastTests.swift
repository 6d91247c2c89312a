import Phrases
import Testing

@testable import TerminalUI

/// What SGR sequences draw, with the colours that xterm has where no one has chosen others.
///
/// A terminal's own palette decides on the first 16 colours, and its own background on the ground of
/// text without one: of both, only the defaults can be tested. With eight colours bright ones are the
/// dark ones in bold, which xterm shows bright.
struct ContrastTests {
  private static let depths: [ColorDepth] = [.basic, .indexed, .trueColor]

  /// The colour that the parameters of an SGR sequence set; `base` is 30 or 40.
  private static func color(in codes: [Int], _ base: Int) -> UInt32? {
    for (place, code) in codes.enumerated() {
      if (base..<base + 8).contains(code) { return Palette256.basic[code - base] }
      if (base + 60..<base + 68).contains(code) { return Palette256.basic[code - base - 52] }
      guard code == base + 8 else {
        if code == 38 {
          return color(in: Array(codes[(place + (codes[place + 1] == 5 ? 3 : 5))...]), base)
        }
        continue
      }
      if codes[place + 1] == 5 { return Palette256.color(at: UInt8(codes[place + 2])) }
      return codes[(place + 2)...(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    return nil
  }

  private static func ground(of theme: Theme, _ depth: ColorDepth) -> UInt32 {
    switch depth {
    case .none, .basic: theme.isLight ? 0xFFFFFF : 0
    case .indexed: Palette256.color(at: theme.ground.indexed)
    case .trueColor: theme.ground.rgb
    }
  }

  private func contrast(of style: Style, _ theme: Theme, _ depth: ColorDepth) -> Double {
    let codes = style.sgr(theme, depth)
    let ground = Self.ground(of: theme, depth)
    // The text of a terminal on white is black, and that on black a light grey.
    let text: UInt32 = ground > 0x808080 ? 0 : Palette256.basic[7]
    return Contrast.between(
      Self.color(in: codes, 30) ?? text, Self.color(in: codes, 40) ?? ground)
  }

  @Test(arguments: Theme.all + [.night.painted, .day.painted], Role.allCases)
  func `every role can be read on the ground at every depth`(theme: Theme, role: Role) {
    guard role != .selection, role != .surface else { return }
    for depth in Self.depths {
      #expect(contrast(of: Style(role), theme, depth) >= 4.5, "\(depth)")
    }
  }

  @Test(
    arguments: Theme.all + [.night.painted, .day.painted],
    [Role.text, .dim, .accent, .positive, .warning, .danger])
  func `text can be read on surfaces at every depth`(theme: Theme, role: Role) {
    for depth in Self.depths {
      #expect(contrast(of: Style(role, on: .surface), theme, depth) >= 4.5, "\(depth)")
    }
  }

  @Test(
    arguments: Theme.all + [.night.painted, .day.painted],
    [Role.text, .accent, .positive, .warning, .danger, .tint1])
  func `text can be read on the selection at every depth`(theme: Theme, role: Role) {
    for depth in Self.depths {
      #expect(contrast(of: Style(role, on: .selection), theme, depth) >= 4.5, "\(depth)")
    }
  }

  /// WCAG 2 asks 3 of what is no text.
  @Test(arguments: Theme.all + [.night.painted, .day.painted], [Role.rule] + Role.tints)
  func `lines and tints can be seen on surfaces at every depth`(theme: Theme, role: Role) {
    for depth in Self.depths {
      #expect(contrast(of: Style(role, on: .surface), theme, depth) >= 3, "\(depth)")
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
    #expect(buffer[0, 0].style == Style(.text, on: .selection))
  }

  @Test func `black on white has the highest contrast, and a colour on itself the lowest`() {
    #expect(Contrast.between(0, 0xFFFFFF) == 21)
    #expect(Contrast.between(0x3478F6, 0x3478F6) == 1)
    // Of the examples of WCAG 2: the lightest grey that can be read on white.
    #expect(abs(Contrast.between(0x767676, 0xFFFFFF) - 4.54) < 0.01)
  }
}
