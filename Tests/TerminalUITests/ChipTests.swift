import Expectations
import Headless
import Testing

@testable import TerminalUI

@MainActor
struct ChipTests {
  @Test func `a chip has a mark in its tint before its name`() {
    let picture = Drawing(of: Chip("우리은행 0123", tint: 1), 16, 1)
    expectEqual(picture.lines, ["● 우리은행 0123"])
    expectEqual(picture.styles, ["2"])
    #expect(picture.placed.isEmpty)
    expectEqual(words(of: Chip("우리은행 0123", tint: 1)), ["우리은행 0123"])
    expectEqual(Drawing(of: Chip("우리은행 0123", tint: 10), 16, 1).styles, ["1"])
  }

  @Test func `one that can be pressed is underlined where it has the focus`() {
    let state = ButtonState()
    let chip = Chip("Visa 1111", tint: 0, state)
    expectEqual(Drawing(of: chip, 16, 1).styles, ["1"])
    expectEqual(Drawing(of: chip, 16, 1, focus: state).styles, ["1a_________"])
    expectEqual(words(of: chip, focus: state), ["> 버튼 Visa 1111"])
    expectEqual(Drawing(of: chip, 8, 1).lines, ["● Visa …"])
  }

  @Test func `a click presses it`() {
    var pressed = 0
    let state = ButtonState { pressed += 1 }
    let window = Window(Panel(Chip("Visa 1111", tint: 0, state)))
    window.click(3, 0)
    window.press(.enter)
    expectEqual(pressed, 2)
  }
}
