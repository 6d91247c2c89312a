import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct ControlTests {
  /// What the hints call the keys of a button.
  private func titles(of state: ButtonState) -> [String] {
    state.bindings(in: Environment(language: .korean)).map { $0.title.text(.korean) }
  }

  @Test func `a button is in brackets, and underlined with the focus`() {
    let state = ButtonState()
    let button = Button("충전", state)
    expectEqual(Drawing(of: button, 12, 1).lines, ["[ 충전 ]"])
    expectEqual(Drawing(of: button, 12, 1).styles, ["d......d"])
    expectEqual(Drawing(of: button, 12, 1, focus: state).styles, ["aa____.a"])
    expectEqual(words(of: button, focus: state), ["> 버튼 충전"])
    expectEqual(words(of: button, language: .english), ["button 충전"])
  }

  @Test func `a button that is off is dim and out of reach`() {
    let state = ButtonState()
    let button = Button("충전", state, isEnabled: false)
    let picture = Drawing(of: button, 12, 1, focus: state)
    #expect(picture.placed.isEmpty)
    expectEqual(picture.styles, ["d.dddd.d"])
    expectEqual(words(of: button), ["버튼 충전: 사용할 수 없음"])
  }

  @Test(arguments: [(7, "[ 충… ]"), (6, "[ … ]"), (5, "[ … ]"), (4, "["), (1, "["), (0, "")])
  func `a narrow button is cut`(columns: Int, shown: String) {
    expectEqual(Drawing(of: Button("충전", ButtonState()), columns, 1).buffer.lines, [shown])
  }

  @Test(arguments: [(5, "[▌… ]"), (4, "[▌"), (2, "[▌"), (1, "▌"), (0, "")])
  func `the focus of a button is seen however narrow it is`(columns: Int, shown: String) {
    let state = ButtonState()
    let picture = Drawing(of: Button("충전", state), columns, 1, focus: state)
    expectEqual(picture.buffer.lines, [shown])
  }

  @Test func `a group of buttons stands at the right, or below each other where it is narrow`() {
    let group = ButtonGroup(Button("취소", ButtonState()), Button("충전", ButtonState()))
    expectEqual(Drawing(of: group, 20, 2).lines, ["  [ 취소 ]  [ 충전 ]"])
    expectEqual(Drawing(of: group, 17, 2).lines, ["[ 취소 ]", "[ 충전 ]"])
    expectEqual(Drawing(of: group, 17, 1).lines, ["[ 취소 ]"])
    let environment = Environment(language: .korean)
    expectEqual(group.size(in: Size(columns: 40, rows: 5), environment), Size(columns: 18, rows: 1))
    expectEqual(group.size(in: Size(columns: 17, rows: 5), environment), Size(columns: 17, rows: 2))
    expectEqual(words(of: group), ["버튼 취소", "버튼 충전"])
  }

  @Test func `enter and the blank press a button, and hints name it`() {
    var pressed = 0
    let state = ButtonState { pressed += 1 }
    _ = Drawing(of: Button("MOVE", state))
    press(.enter, state)
    press(.character(" "), state)
    expectEqual(pressed, 2)
    expectEqual(titles(of: state), ["MOVE"])
  }

  @Test func `a toggle shows and says its state, and is pressed like a button`() {
    var pressed = 0
    let state = ButtonState { pressed += 1 }
    let picture = Drawing(of: Toggle("지역", isOn: true, state), 12, 1, focus: state)
    expectEqual(picture.lines, ["지역▌●"])
    expectEqual(picture.styles, ["____a"])
    expectEqual(Drawing(of: Toggle("지역", isOn: false, state), 12, 1).lines, ["지역 ○"])
    press(.character(" "), state)
    press(.enter, state)
    expectEqual(pressed, 2)
    expectEqual(titles(of: state), ["지역"])
    expectEqual(words(of: Toggle("지역", isOn: true, state), focus: state), ["> 스위치 지역: 켬"])
    expectEqual(
      words(of: Toggle("region", isOn: false), language: .english), ["switch region: off"])
    #expect(Drawing(of: Toggle("지역", isOn: true), 12, 1).placed.isEmpty)
  }
}
