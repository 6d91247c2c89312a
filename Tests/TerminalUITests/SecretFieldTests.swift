import Expectations
import Phrases
import Secrets
import Testing

@testable import TerminalUI

@MainActor
struct SecretFieldTests {
  /// A field, and what was submitted.
  private final class Entrance: AnyView {
    let pin = SecretState()
    var takesActs = true
    private(set) var acts = 0
    private(set) var taken: [[Character]] = []

    override init() {
      super.init()
      pin.onSubmit = { [weak self] secret in
        var characters: [Character] = []
        secret.forEachCharacter { characters.append($0) }
        self?.taken.append(characters)
      }
    }

    override func userWillAct() -> Bool {
      acts += 1
      return takesActs
    }

    override func body(in environment: Environment) -> any Widget {
      SecretField("PIN", pin, error: "틀림")
    }
  }

  private let view = Entrance()
  private let window: Window

  init() {
    window = Window(
      root: view, size: Size(columns: 12, rows: 2), environment: Environment(language: .korean))
  }

  private func press(_ keys: Key...) { for key in keys { window.send(.key(key)) } }

  @Test func `it shows and says how many characters there are, and none of them`() {
    press(.character("1"), .character("가"), .character("?"))
    expectEqual(window.frame().lines, ["PIN ▌•••", "     틀림"])
    expectEqual(window.caret, Point(column: 8, row: 0))
    expectEqual(window.speech(), ["> 입력란 PIN: •••", "오류: 틀림"])
    #expect(window.takesSecret)
  }

  @Test func `more characters than columns leave the caret in sight`() {
    window.send(.paste("1234567890"))
    expectEqual(window.frame().lines[0], "PIN ▌••••••")
    expectEqual(window.caret, Point(column: 11, row: 0))
  }

  @Test func `Enter hands it over once and empties the field`() {
    window.send(.paste("12\n\u{1B}3"))
    press(.enter, .character("4"), .enter)
    expectEqual(view.taken, [["1", "2", "3"], ["4"]])
    expectEqual(view.pin.count, 0)
  }

  @Test func `it can be erased, by the character and wholly`() {
    press(.character("1"), .character("2"), .backspace, .character("3"), .enter)
    press(.character("4"), .control("u"), .backspace, .enter)
    expectEqual(view.taken, [["1", "3"], []])
  }

  @Test func `the root is asked before each key and paste, and may have it dropped`() {
    press(.character("1"))
    window.send(.resize(Size(columns: 20, rows: 2)))
    expectEqual(view.acts, 1)
    view.takesActs = false
    press(.character("2"), .enter)
    window.send(.paste("3"))
    expectEqual(view.acts, 4)
    expectEqual(view.pin.count, 1)
    expectEqual(view.taken, [])
  }

  /// Two secrets of one form, the second of which ends it.
  private final class Form: AnyView {
    let number = SecretState()
    let code = SecretState()
    private(set) var journal: [String] = []

    override init() {
      super.init()
      number.onChange = { [weak self] in self?.journal.append("number \(Self.text($0))") }
      number.onLeave = { [weak self] in self?.journal.append("left number") }
      code.onEnter = { [weak self] in self?.journal.append("enter") }
      code.onLeave = { [weak self] in self?.journal.append("left code") }
    }

    override func body(in environment: Environment) -> any Widget {
      Rows(
        .fixed(1, SecretField("번호", number, group: 4)), .fixed(1, SecretField("CVC", code)))
    }

    private static func text(_ secret: Secret) -> String {
      var text = ""
      secret.forEachCharacter { text.append($0) }
      return text
    }
  }

  @Test func `in a form it tells what is typed, keeps it, and tells when it was left`() {
    let form = Form()
    let window = Window(
      root: form, size: Size(columns: 20, rows: 2), environment: Environment(language: .korean))
    window.press(.character("1"), .character("2"), .backspace)
    window.send(.paste("3456"))
    window.press(.enter, .character("7"), .enter, .control("u"), .tab, .control("u"))
    expectEqual(
      form.journal,
      [
        "number 1", "number 12", "number 1", "number 13456", "left number", "enter", "left code",
        "number ",
      ])
  }

  @Test func `its masks can stand in groups`() {
    let form = Form()
    let window = Window(
      root: form, size: Size(columns: 20, rows: 2), environment: Environment(language: .korean))
    window.send(.paste("123456789"))
    expectEqual(window.frame().lines, ["번호 ▌•••• •••• •", "CVC"])
    expectEqual(window.speech(), ["> 입력란 번호: •••• •••• •", "입력란 CVC: 비어 있음"])
    window.send(.paste("1234567"))
    expectEqual(window.frame().lines, ["번호 ▌•••• •••• •••", "CVC"])
  }

  /// A number that is shown while it is typed, and another field.
  private final class Card: AnyView {
    let number = SecretState(ignoring: [" "], isShown: true)
    private let code = SecretState()

    override func body(in environment: Environment) -> any Widget {
      Rows(
        .fixed(1, SecretField("번호", number, group: 4)), .fixed(1, SecretField("CVC", code)))
    }
  }

  @Test func `it can be shown and moved in while it is typed, and is never spoken`() {
    let window = Window(
      root: Card(), size: Size(columns: 20, rows: 2), environment: Environment(language: .korean))
    window.send(.paste("1234 689"))
    expectEqual(window.frame().lines[0], "번호 ▌1234 689")
    window.press(.left, .left, .left, .character("5"), .delete)
    expectEqual(window.frame().lines[0], "번호 ▌1234 589")
    expectEqual(window.caret, Point(column: 12, row: 0))
    expectEqual(window.speech()[0], "> 입력란 번호: •••• •••")
    #expect(window.takesSecret)
    window.press(.home, .delete, .right, .backspace, .end)
    expectEqual(window.frame().lines[0], "번호 ▌3458 9")
    window.send(.paste("1234567890"))
    expectEqual(window.frame().lines[0], "번호 ▌123 4567 890")
    expectEqual(window.caret, Point(column: 18, row: 0))
    window.press(.tab)
    expectEqual(window.frame().lines[0], "번호  •••• •••• •••")
  }

  @Test func `what is ignored is not taken`() {
    let number = SecretState(ignoring: [" ", "-"])
    number.insert("12-3 4")
    expectEqual(number.count, 4)
  }
}
