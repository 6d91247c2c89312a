import Testing

@testable import TerminalUI

struct ThemeTests {
  /// As WCAG 2 defines it, from 1 to 21.
  private func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    func channel(_ value: UInt32) -> Double {
      let share = Double(value & 0xFF) / 255
      guard share > 0.03928 else { return share / 12.92 }
      // ((share + 0.055) / 1.055) to the power 2.4, by interpolation that errs below 0.5 %.
      let base = (share + 0.055) / 1.055
      return base * base * fifthRoot(base * base)
    }
    func luminance(_ rgb: UInt32) -> Double {
      0.2126 * channel(rgb >> 16) + 0.7152 * channel(rgb >> 8) + 0.0722 * channel(rgb)
    }
    let (one, two) = (luminance(first), luminance(second))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - value) / (5 * root * root * root * root)
    }
    return root
  }

  @Test(arguments: Theme.all, [Role.text, .dim, .accent, .positive, .warning, .danger])
  func `every text can be read on the ground`(theme: Theme, role: Role) {
    #expect(contrast(theme[role].rgb, theme.ground.rgb) >= 4.5)
    #expect(contrast(theme[role].rgb, theme[.surface].rgb) >= 4.5)
  }

  @Test(arguments: Theme.all, [Role.text, .accent, .positive, .warning, .danger])
  func `every text but the dim one can be read on the selection`(theme: Theme, role: Role) {
    #expect(contrast(theme[role].rgb, theme[.selection].rgb) >= 4.5)
  }

  @Test func `themes have names of their own`() {
    #expect(Theme.all.map(\.name) == ["night", "day", "plain"])
  }

  @Test(arguments: [
    ([:], ColorDepth.none), (["TERM": "dumb"], .none), (["TERM": "vt100"], .none),
    (["TERM": "linux"], .basic), (["TERM": "xterm-256color"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
  ])
  func `the environment says how many colours there are`(
    variables: [String: String], depth: ColorDepth
  ) {
    #expect(ColorDepth { variables[$0] } == depth)
  }
}
