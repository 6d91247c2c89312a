import Expectations
import Testing

@testable import TerminalUI

/// Themes that the user defines.
struct OwnThemeTests {
  private func color(_ text: String) throws -> Theme.Color { try #require(Theme.Color(text)) }

  @Test func `a colour has the nearest one at each depth`() throws {
    try expectEqual(color("#5fd7ff"), Theme.Color(0x5FD7FF, indexed: 81, basic: 14))
    try expectEqual(color("#FF0000"), Theme.Color(0xFF0000, indexed: 196, basic: 9))
    try expectEqual(color("#f08"), color("#ff0088"))
    try expectEqual(color("81"), Theme.Color(0x5FD7FF, indexed: 81, basic: 14))
    try expectEqual(color("9"), Theme.Color(0xFF0000, indexed: 9, basic: 9))
    try expectEqual(color("244").rgb, 0x808080)
    for text in [
      "", "#", "#12", "#12345", "#1234567", "256", "-1", "123456", "#12345g", "red", "#+12345",
    ] {
      expectEqual(Theme.Color(text), nil)
    }
  }

  @Test func `what is left out is that of the light or the dark theme`() throws {
    let dark = Theme(name: "sea", colors: ["accent": try color("#5fd7ff")])
    expectEqual(dark[.accent].rgb, 0x5FD7FF)
    #expect((dark[.text], dark.ground) == (Theme.night[.text], Theme.night.ground))
    let light = Theme(name: "snow", colors: ["ground": try color("#ffffff")])
    expectEqual(light[.text], Theme.day[.text])
    expectEqual(light.ground.rgb, 0xFFFFFF)
  }

  @Test func `on every ground the selection has another colour, at each depth`() throws {
    for index in 0...255 {
      for own in [[:], ["selection": try color("\(index)"), "text": try color("16")]] {
        let colors = own.merging(["ground": try color("\(index)")]) { $1 }
        let theme = Theme(name: "own", colors: colors).painted
        let (ground, selection) = (theme.ground, theme[.selection])
        #expect(ground.rgb != selection.rgb && ground.indexed != selection.indexed, "\(index)")
        #expect(ground.basic != selection.basic && selection.basic != nil, "\(index)")
      }
    }
    let sand = Theme(name: "sand", colors: ["ground": try color("230"), "text": try color("16")])
    func codes(_ background: Role?) -> [Int] { Style(on: background).sgr(sand.painted, .basic) }
    #expect(codes(nil).last != codes(.selection).last)
    #expect(Theme.day.painted[.selection] == Theme.day[.selection])
  }

  @Test func `roles that cannot be read are told`() throws {
    #expect(Theme.night.weakRoles.isEmpty && Theme.day.weakRoles.isEmpty)
    let theme = Theme(name: "fog", colors: ["dim": try color("#333333")])
    expectEqual(theme.weakRoles.map(\.role), [.dim])
  }
}
