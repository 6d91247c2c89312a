import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// Windows of so few columns and rows that sheets have hardly any room.
@MainActor
struct TinyWindowTests {
  private let list = ListState()
  private let field = FieldState("우리집")
  private let option = OptionState()
  private let controls = FormControls(save: {}, leave: {}, stay: {}, discard: {})

  private var table: any Widget { Framed(List("", list, count: 30) { Label("\($0)") }) }

  private func form(isAsking: Bool) -> any Widget {
    let page = controls.page(
      [TextField("출발", field), OptionField("분류", "식비", option, labelColumns: 6)], notice: nil,
      isAsking: isAsking)
    // A frame says that a window without a row for both is too small.
    return Sheet(title: "새 내역", content: page, over: List("", list, count: 30) { Label("\($0)") })
  }

  @Test(arguments: ["?", "Ctrl-P", "/", "form", "question", "discard"])
  func `what has the focus is marked once in whatever is open`(open: String) {
    let content = ["form", "discard"].contains(open) ? form(isAsking: open == "discard") : table
    let window = Window(Panel(content), 40, 16)
    window.commands = Commands({ [Destination(Phrase("집"), link: "home")] }) { _ in }
    switch open {
    case "?": window.press(.character("?"))
    case "/":
      window.press(.character("?"))
      window.press(.character("/"))
    case "Ctrl-P": window.press(.control("p"))
    case "question":
      window.ask(
        Question(title: Phrase("확인"), text: Phrase("삭제할까요?"), answer: Phrase("삭제")) {})
    default: break
    }
    expectEqual(window.focusFault, nil)
    for columns in 1...12 {
      for rows in 1...12 {
        window.send(.resize(Size(columns: columns, rows: rows)))
        expectEqual(window.focusFault, nil, "\(columns)×\(rows)")
      }
    }
  }
}
