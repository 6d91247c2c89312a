import Expectations
import Phrases
import Testing

@testable import TerminalUI

/// The keys and buttons that all forms have.
@MainActor
struct FormControlsTests {
  private let journal = Journal()
  private let environment = Environment(language: .korean)

  private var controls: FormControls {
    func note(_ line: String) -> @MainActor () -> Void {
      { [journal] in journal.lines.append(line) }
    }
    return FormControls(
      save: note("save"), leave: note("leave"), stay: note("stay"), discard: note("discard"))
  }

  private func page(
    _ notice: FormNotice? = nil, isAsking: Bool = false
  ) -> (lines: [String], placed: [any Responder]) {
    let page = controls.page(
      [Label("칸")], notice: notice, isAsking: isAsking)
    let picture = Drawing(of: page, 30, 5)
    return (picture.lines.filter { !$0.isEmpty }, picture.placed)
  }

  @Test func `the fields stand over a notice and the answers`() {
    expectEqual(page().lines, ["칸", "            [ 취소 ]  [ 저장 ]"])
    expectEqual(page(.saving).lines, page().lines)
    expectEqual(page(.failed(Phrase(ko: "안 됩니다.", en: "No."))).lines[1], "안 됩니다.")
  }

  @Test func `the question takes their place`() {
    expectEqual(
      page(isAsking: true).lines, ["나가면 입력한 내용이", "사라집니다. 나갈까요?", "     [ 계속 입력 ]  [ 나가기 ]"])
  }

  @Test func `while the input is saved the footer names no keys, and Esc is not left to others`() {
    let bindings = controls.bindings(isAsking: false, isSaving: true)
    expectEqual(bindings.flatMap(\.keys), [.escape])
    expectEqual(bindings.map(\.isHinted), [false])
  }

  @Test func `keys and buttons do what the form gave them to do`() {
    let controls = controls
    for isAsking in [false, true] {
      for binding in controls.bindings(isAsking: isAsking)
      where !binding.keys.isEmpty { binding.action() }
      let page = controls.page([], notice: nil, isAsking: isAsking)
      for case let button as ButtonState in Drawing(of: page, 40, 5).placed { button.onPress?() }
    }
    expectEqual(journal.lines, ["save", "leave", "leave", "save", "leave", "stay", "discard"])
  }
}
