import Expectations
import Testing

@testable import TerminalUI

/// The roles that tell things apart: drawn as bars and stripes, never as text.
struct TintTests {
  /// WCAG 2 asks 3 of what is no text.
  @Test(arguments: Theme.all, Role.tints)
  func `every tint can be seen on the ground and on a surface`(theme: Theme, role: Role) {
    for ground in [theme.ground.rgb, theme[.surface].rgb] {
      #expect(Contrast.between(theme[role].rgb, ground) >= 3)
    }
  }

  @Test(arguments: [Theme.night, .day])
  func `tints differ from one another at every depth`(theme: Theme) {
    expectEqual(Set(Role.tints.map { theme[$0].rgb }).count, Role.tints.count)
    expectEqual(Set(Role.tints.map { theme[$0].indexed }).count, Role.tints.count)
    // Of 16 colours only a few can be read on white.
    expectEqual(Set(Role.tints.map { theme[$0].basic }).count, (theme == .day ? 4 : 9))
  }

  @Test(arguments: Role.allCases, Role.allCases)
  func `a style keeps any role on any other`(role: Role, background: Role) {
    let style = Style(role, on: background, bold: true, underlined: true)
    expectEqual(style.role, role)
    expectEqual(style.background, background)
    #expect(style.isBold && style.isUnderlined && !style.isFaint)
    expectEqual(Style(role).background, nil)
  }
}
