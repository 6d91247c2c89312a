import Expectations
import Testing

@testable import TerminalUI

struct ThemeTests {
  @Test func `themes have names of their own`() {
    expectEqual(Theme.all.map(\.name), ["night", "day", "plain"])
  }

  @Test(arguments: [Theme.night, .day])
  func `tints are told apart by lightness too, and none is the colour of the focus`(theme: Theme) {
    // By their contrast with black, from the darkest to the lightest.
    let lightnesses = Role.tints.map { Contrast.between(theme[$0].rgb, 0) }.sorted()
    for (one, next) in zip(lightnesses, lightnesses.dropFirst()) { #expect(next > one * 1.06) }
    let colors = Role.tints.map { theme[$0] }
    expectEqual(Set(colors.map(\.indexed)).count, Role.tints.count)
    for color in colors {
      #expect(color.rgb != theme[.accent].rgb && color.indexed != theme[.accent].indexed)
      #expect(color.basic != theme[.accent].basic)
    }
    for (one, next) in zip(colors, colors.dropFirst()) { #expect(one.basic != next.basic) }
  }

  private static let depths: [ColorDepth] = [.basic, .indexed, .trueColor]

  private func value(_ color: Theme.Color, _ depth: ColorDepth) -> Int {
    switch depth {
    case .none, .basic: color.basic.map(Int.init) ?? -1
    case .indexed: Int(color.indexed)
    case .trueColor: Int(color.rgb)
    }
  }

  @Test(arguments: [Theme.night, .day, .night.painted, .day.painted], depths)
  func `the accent means the focus alone, and good news, warnings and errors differ`(
    theme: Theme, depth: ColorDepth
  ) {
    func colors(_ roles: [Role]) -> [Int] { roles.map { value(theme[$0], depth) } }
    let others = Role.allCases.filter { ![.accent, .selection, .surface].contains($0) }
    #expect(!colors(others).contains(value(theme[.accent], depth)))
    let states: [Role] = [.positive, .warning, .danger]
    expectEqual(Set(colors(states)).count, states.count)
    guard depth != .basic else { return }
    #expect(Set(colors(states)).isDisjoint(with: colors(Role.tints)))
  }

  @Test func `colours alone tell data apart where each tint has one`() throws {
    func depths(_ theme: Theme) -> [ColorDepth] { Self.depths.filter(theme.tellsTintsApart) }
    expectEqual(depths(.night), [.indexed, .trueColor])
    expectEqual(depths(.day.painted), [.indexed, .trueColor])
    expectEqual(depths(.plain), [])
    let own = Theme(name: "own", colors: ["tint2": try #require(Theme.Color("75"))])
    expectEqual(depths(own), [.trueColor])
  }

  @Test func `a style keeps any two roles and all attributes`() {
    for role in Role.allCases {
      for ground in Role.allCases {
        var style = Style(role, on: ground, bold: true, underlined: true)
        style.isFaint = true
        #expect(style.role == role && style.background == ground)
        #expect(style.isBold && style.isFaint && style.isUnderlined && !style.isLink)
        style.background = nil
        #expect(style.role == role && style.background == nil && style.isBold)
      }
    }
  }

  @Test(arguments: [
    ([:], ColorDepth.none), (["TERM": "dumb"], .none), (["TERM": "vt100"], .none),
    (["TERM": "vt420"], .none), (["TERM": "vte"], .basic), (["TERM": "vte-256color"], .indexed),
    (["TERM": "linux"], .basic), (["TERM": "xterm-256color"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-direct"], .trueColor), (["TERM": "foot"], .indexed),
    (["TERM": "alacritty"], .indexed), (["TERM": "xterm-ghostty"], .indexed),
    (["TERM": "xterm-kitty", "COLORTERM": "truecolor"], .trueColor), (["TERM": "xterm"], .basic),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
  ])
  func `the environment says how many colours there are`(
    variables: [String: String], depth: ColorDepth
  ) {
    expectEqual(ColorDepth { variables[$0] }, depth)
  }
}
