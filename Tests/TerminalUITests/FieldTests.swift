import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor
struct FieldTests {
  private let state = FieldState()

  private func row(_ field: TextField, _ columns: Int) -> (line: String, caret: Int?) {
    let picture = Drawing(of: field, columns, 1, focus: state)
    #expect(picture.buffer.isSound)
    return (picture.buffer.lines[0], picture.caret?.column)
  }

  @Test func `a text that is selected as a whole is replaced by what is typed, and stays else`() {
    let state = FieldState("Busan")
    state.selectAll()
    state.insert("S")
    expectEqual(state.text, "S")
    state.selectAll()
    press(.right, state)
    state.insert("eoul")
    expectEqual(state.text, "Seoul")
  }

  @Test func `a field shows label, text, caret and what is wrong`() {
    state.set("50,000원")
    let field = TextField("금액", state, labelColumns: 8, error: "잔고가 부족합니다")
    let picture = Drawing(of: field, 26, 3, focus: state)
    expectEqual(picture.lines, ["금액   ▌50,000원", "        잔고가 부족합니다"])
    expectEqual(picture.styles, ["dddd...a__________________", "........xxxxxxxxxxxxxxxxx"])
    expectEqual(picture.caret, Point(column: 16, row: 0))
    expectEqual(words(of: field, focus: state), ["> 입력란 금액: 50,000원", "오류: 잔고가 부족합니다"])
  }

  @Test func `a long sentence on what is wrong takes the rows it needs`() {
    state.set("x")
    let field = TextField("전자우편", state, labelColumns: 10, error: "이름@주소 꼴로 적어 주세요.")
    let environment = Environment(language: .korean)
    expectEqual(
      Drawing(of: field, 34, 3).lines,
      [
        "전자우편  x", "          이름@주소 꼴로 적어", "          주세요.",
      ])
    expectEqual(field.size(in: Size(columns: 34, rows: 9), environment), Size(columns: 34, rows: 3))
    expectEqual(Drawing(of: field, 20, 3).lines, ["전자우편  x", "  이름@주소 꼴로", "  적어 주세요."])
    expectEqual(field.size(in: Size(columns: 80, rows: 9), environment).rows, 2)
  }

  @Test func `without the focus there is no caret, and an empty field shows what belongs there`() {
    let field = TextField("", state, placeholder: " 이름")
    let picture = Drawing(of: field, 8, 1)
    expectEqual(picture.lines, ["  이름"])
    expectEqual(picture.caret, nil)
    expectEqual(picture.buffer[1, 0].style, Style(.dim, underlined: true))
    expectEqual(words(of: field), ["입력란  이름: 비어 있음"])
    expectEqual(words(of: TextField("별명", state)), ["입력란 별명: 비어 있음"])
  }

  @Test func `the caret moves by graphemes and text goes in before it`() {
    state.set("가e\u{301}👨‍👩‍👧")
    expectEqual(state.caret, 3)
    press(.left, state)
    state.insert("나")
    expectEqual(state.text, "가e\u{301}나👨‍👩‍👧")
    expectEqual(state.caret, 3)
    press(.home, state)
    press(.left, state)
    press(.right, state)
    expectEqual(state.caret, 1)
    press(.control("e"), state)
    press(.right, state)
    expectEqual(state.caret, 4)
    press(.control("a"), state)
    expectEqual(state.caret, 0)
  }

  @Test func `backspace takes one whole syllable, composed or not`() {
    state.set("가\u{1112}\u{1161}\u{11AB}")
    press(.backspace, state)
    expectEqual(state.text, "가")
    press(.backspace, state)
    press(.backspace, state)
    expectEqual(state.text, "")
  }

  @Test func `jamo typed one after another become one syllable`() {
    for jamo in ["\u{1112}", "\u{1161}", "\u{11AB}"] { state.insert(jamo) }
    expectEqual(state.caret, 1)
    expectEqual(row(TextField("", state), 8).line, "▌한")
  }

  @Test func `keys erase words, starts and ends`() {
    var seen: [String] = []
    state.onChange = { seen.append($0) }
    state.set("one two  three")
    press(.control("w"), state)
    press(.control("w"), state)
    state.insert("둘 셋")
    press(.left, state)
    press(.delete, state)
    press(.delete, state)
    press(.home, state)
    press(.right, state)
    press(.control("u"), state)
    press(.right, state)
    press(.control("k"), state)
    expectEqual(seen, ["one two  ", "one ", "one 둘 셋", "one 둘 ", "ne 둘 ", "n"])
  }

  @Test func `a paste becomes one line`() {
    state.insert("one\r\ntwo\nthree\tfour")
    expectEqual(state.text, "one two three four")
  }

  @Test func `a field takes no more than its limit`() {
    let state = FieldState("가나", limit: 4)
    press(.home, state)
    state.insert("abcdef")
    expectEqual(state.text, "ab가나")
    expectEqual(state.caret, 2)
    state.insert("x")
    expectEqual(state.text, "ab가나")
  }

  @Test func `a field that has cut what was typed or pasted says its limit until that changes`() {
    let state = FieldState("가나", limit: 4)
    var field: TextField { TextField("이름", state) }
    func says() -> Bool { words(of: field, focus: state).contains { $0.contains("4자까지") } }
    state.insert("다라")
    #expect(!says())
    state.insert("마")
    expectEqual(state.text, "가나다라")
    #expect(says())
    expectEqual(
      Drawing(of: field, 40, 2, focus: state).lines, ["이름 ▌가나다라", "      4자까지 입력할 수 있습니다."])
    // Where there is no row below, it stands behind the text.
    expectEqual(
      Drawing(of: field, 48, 1, focus: state).lines,
      ["이름 ▌가나다라       4자까지 입력할 수 있습니다."])
    #expect(Drawing(of: field, 30, 1, focus: state).buffer.isSound)
    press(.backspace, state)
    #expect(!says())
    state.paste(String(repeating: "x", count: 3_000))
    expectEqual(state.text, "가나다x")
    #expect(says())
    press(.control("_"), state)
    #expect(!says())
    state.paste("가나다라마")
    state.set("가")
    #expect(!says())
  }

  @Test func `of a paste without end only the beginning is read`() {
    state.insert("가" + String(repeating: "\u{301}", count: 1_000_000))
    expectEqual(state.text.unicodeScalars.count, 8_000)
    state.set("")
    state.insert(String(repeating: "끝", count: 1_000_000))
    expectEqual(state.characters.count, 1_000)
  }

  @Test func `controls in a field are marks and break nothing`() {
    state.insert("a\u{1B}[31m")
    expectEqual(row(TextField("", state), 12).line, "▌a␛[31m")
    expectEqual(state.text, "a\u{1B}[31m")
  }

  @Test func `long text scrolls as little as keeps the caret in sight`() {
    state.set("가나다라마바")
    let field = TextField("", state)
    #expect(row(field, 7) == ("▌마바", 5))
    for _ in 0..<3 { press(.left, state) }
    #expect(row(field, 7) == ("▌라마바", 1))
    press(.left, state)
    #expect(row(field, 7) == ("▌다라마", 1))
    press(.end, state)
    #expect(row(field, 7) == ("▌마바", 5))
    press(.home, state)
    #expect(row(field, 7) == ("▌가나다", 1))
  }

  @Test func `long text comes back into sight when the field widens or the end is erased`() {
    state.set("가나다라마바")
    let field = TextField("", state)
    #expect(row(field, 7) == ("▌마바", 5))
    #expect(row(field, 10) == ("▌다라마바", 9))
    press(.backspace, state)
    #expect(row(field, 10) == ("▌나다라마", 9))
    #expect(row(field, 20) == ("▌가나다라마", 11))
  }

  @Test func `without the focus long text is shown from its start, and cut`() {
    state.set("가나다라마바")
    let field = TextField("", state)
    expectEqual(row(field, 7).line, "▌마바")
    expectEqual(Drawing(of: field, 7, 1).lines, [" 가나…"])
  }

  @Test(arguments: hardTexts)
  func `any text in a field of any width is sound`(text: String) {
    state.set(text)
    for columns in 0...12 {
      for _ in 0...state.characters.count {
        _ = row(TextField("표", state), columns)
        press(.left, state)
      }
      press(.end, state)
    }
  }

  @Test func `enter submits, and is not the field's without an action`() {
    #expect(!press(.enter, state))
    var sent: [String] = []
    state.onSubmit = { sent.append($0) }
    state.insert("50000")
    press(.enter, state)
    expectEqual(sent, ["50000"])
  }
}
