import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// A figure that is typed: its field, its keypad, and the digits wherever the focus is.
@MainActor
struct AmountTests {
  /// A field and a keypad for one figure, whose view binds the digits.
  private final class Form: AnyView {
    let amount = AmountState(submission: Phrase(ko: "충전", en: "top up"))
    let keypad = KeypadState()
    var text = ""
    private(set) var journal: [String] = []

    override init() {
      super.init()
      amount.onPaste = { [weak self] in self?.journal.append("paste \($0)") }
      amount.onSubmit = { [weak self] in self?.journal.append("submit") }
      keypad.onPress = { [weak self] in self?.journal.append("\($0)") }
    }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      KeyBinding.digits(title: "금액") { [weak self] in self?.journal.append("type \($0)") }
    }

    override func body(in environment: Environment) -> any Widget {
      Framed(
        Rows(.fixed(1, AmountField("금액", text, amount)), .fixed(4, Keypad("금액", keypad))))
    }
  }

  private let form = Form()
  private let window: Window

  init() {
    window = Window(
      root: form, size: Size(columns: 22, rows: 6), environment: Environment(language: .korean))
  }

  @Test func `the figure stands at the right, and the caret behind it`() {
    form.text = "50,000원"
    expectEqual(
      window.frame().lines,
      [
        "금액 ▌       50,000원", "  7    8    9", "  4    5    6", "  1    2    3",
        "  00   0    ⌫", "Enter  0-9  ? 도움말",
      ])
    expectEqual(window.caret, Point(column: 21, row: 0))
    expectEqual(window.speech().prefix(2), ["> 입력란 금액: 50,000원", "숫자 패드 금액: 7"])
    expectEqual(window.doubleBindings, [])
  }

  @Test(arguments: [
    (12, "금액 50,000원"), (14, "금액  50,000원"), (13, "금액 50,000원"), (11, "  50,000원"),
  ])
  func `a figure takes the columns of its label rather than being cut`(
    columns: Int, shown: String
  ) {
    let field = AmountField("금액", "50,000원", AmountState(submission: Phrase("")))
    let line = Drawing(of: field, columns, 1).lines[0]
    #expect(line.hasSuffix("50,000원"))
    expectEqual(line.hasPrefix("금액"), (columns >= 15))
  }

  @Test func `what is wrong stands below the figure`() {
    let field = AmountField(
      "금액", "0원", AmountState(submission: Phrase(ko: "충전", en: "top up")), labelColumns: 6,
      error: "1원부터 적으세요.")
    expectEqual(
      Drawing(of: field, 30, 2).lines, ["금액                      0원", "      1원부터 적으세요."])
    expectEqual(words(of: field), ["입력란 금액: 0원", "오류: 1원부터 적으세요."])
  }

  @Test func `digits are typed wherever the focus is, and no other key is`() {
    window.press(.character("5"), .character("x"), .tab, .character("0"), .character("."))
    expectEqual(form.journal, ["type 5", "type 0"])
  }

  @Test func `a paste goes to the field, as it is`() {
    window.send(.paste("50,000원"))
    window.press(.enter, .tab)
    window.send(.paste("1"))
    expectEqual(form.journal, ["paste 50,000원", "submit"])
  }

  @Test func `arrows move over the keypad, and out of it at its edges`() {
    window.press(.down, .right, .enter, .down, .down, .down, .character(" "), .right, .enter)
    expectEqual(
      form.journal,
      [
        "digits(\"8\")", "digits(\"0\")", "erase",
      ])
    expectEqual(window.frame().lines[4], "  00   0  [▌⌫ ]")
    window.press(.right, .enter, .up, .up, .up, .up, .enter)
    expectEqual(form.journal.dropFirst(3), ["erase", "submit"])
  }

  @Test func `a click presses a key`() {
    window.click(7, 3)
    window.click(12, 4)
    window.click(20, 2)
    expectEqual(form.journal, ["digits(\"2\")", "erase"])
    expectEqual(window.frame().lines[4], "  00   0  [▌⌫ ]")
  }

  @Test func `without other characters the keypad is drawn in ASCII`() {
    let keypad = KeypadState()
    let window = Window(
      root: Panel(Keypad("amount", keypad)), size: Size(columns: 16, rows: 4),
      environment: Environment(language: .english, symbols: .ascii))
    expectEqual(
      window.frame().lines, ["[>7 ]  8    9", "  4    5    6", "  1    2    3", "  00   0    <-"])
    expectEqual(window.speech(), ["> keypad amount: 7"])
  }

  @Test(arguments: [(0, 0), (3, 1), (1, 4), (15, 2)])
  func `a place that is too small breaks nothing`(columns: Int, rows: Int) {
    let state = AmountState(submission: Phrase(""))
    let widgets: [any Widget] = [
      Keypad("금액", KeypadState()), AmountField("금액", "1원", state, error: "x"),
      Chip("우리은행 0123", tint: 7, ButtonState()),
    ]
    for widget in widgets {
      let drawing = Drawing(of: widget, columns, rows, focus: state)
      #expect(drawing.buffer.isSound)
      // A caret outside of the screen is none.
      let caret = drawing.caret ?? Point(column: 0, row: 0)
      #expect(columns == 0 || rows == 0 || caret.column < columns && caret.row < rows)
    }
  }
}
