import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// A field with several lines: its rows, its caret and its limit.
@MainActor
struct TextAreaTests {
  private let state = TextAreaState(byteLimit: 60)

  private func picture(
    _ columns: Int, _ rows: Int, _ label: String = "", error: String? = nil,
    symbols: Symbols = .unicode
  ) -> Drawing {
    let area = TextArea(label, state, error: error)
    return Drawing(of: area, columns, rows, focus: state, symbols: symbols)
  }

  private func press(_ keys: Key...) {
    for key in keys {
      let bindings = state.bindings(in: Environment(language: .korean))
      bindings.first { $0.keys.contains(key) && !$0.isIdle }?.action()
    }
  }

  @Test func `lines stand below each other behind a mark, and the caret is behind the text`() {
    state.set("첫째 줄\n둘째")
    let drawn = picture(20, 4)
    expectEqual(drawn.lines, ["│ 첫째 줄", "▌ 둘째", "│", "│"])
    expectEqual(drawn.caret, Point(column: 6, row: 1))
    #expect(drawn.buffer.isSound)
    expectEqual(Drawing(of: TextArea("", state), 20, 2).lines, ["│ 첫째 줄", "│ 둘째"])
    expectEqual(Drawing(of: TextArea("", state), 20, 2).caret, nil)
    expectEqual(picture(30, 2, "메모").lines, ["메모  │ 첫째 줄", "      ▌ 둘째"])
    expectEqual(picture(12, 2, symbols: .ascii).lines, ["| 첫째 줄", "> 둘째"])
  }

  @Test func `an error stands below the text, which keeps a row`() {
    state.set("a\nb\nc")
    expectEqual(picture(20, 4, error: "너무 깁니다.").lines, ["│ a", "│ b", "▌ c", "  너무 깁니다."])
    expectEqual(picture(20, 1, error: "너무 깁니다.").lines, ["▌ c                ┃"])
    expectEqual(picture(20, 0).lines, [])
  }

  @Test func `long lines go on in the next row, and no wide character is split`() {
    state.set("가나다라마abc")
    // Two columns of the mark, and one that is left for the caret.
    expectEqual(picture(10, 2).lines, ["│ 가나다", "▌ 라마abc"])
    expectEqual(picture(10, 2).caret, Point(column: 9, row: 1))
    let rows = TextAreaRows([2, 2, 2, 2, nil, nil, 1, 1], columns: 5).rows
    expectEqual(rows.map(\.range), [0..<2, 2..<4, 5..<5, 6..<8])
    expectEqual(rows.map(\.goesOn), [true, false, false, false])
    // A character that is wider than the room has a row of its own.
    expectEqual(TextAreaRows([2, 2], columns: 1).rows.map(\.range), [0..<1, 1..<2])
    expectEqual(TextAreaRows([], columns: 0).rows.map(\.range), [0..<0])
  }

  @Test func `the caret keeps its column on its way up and down, also through short lines`() {
    state.set("abcdef\nxy\n가나다라")
    _ = picture(20, 4)
    press(.up)
    expectEqual(picture(20, 4).caret, Point(column: 4, row: 1))
    press(.up)
    expectEqual(picture(20, 4).caret, Point(column: 8, row: 0))
    press(.down, .down)
    expectEqual(picture(20, 4).caret, Point(column: 10, row: 2))
    press(.left, .up, .up)
    expectEqual(picture(20, 4).caret, Point(column: 8, row: 0))
    press(.home, .down)
    expectEqual(picture(20, 4).caret, Point(column: 2, row: 1))
    press(.end)
    expectEqual(picture(20, 4).caret, Point(column: 4, row: 1))
  }

  @Test func `at an end the arrows go to it, and then leave the area`() {
    state.set("ab\ncd")
    press(.left, .down)
    expectEqual(state.caret, 5)
    func leaves(_ key: Key) -> Bool {
      let bindings = state.bindings(in: Environment(language: .korean))
      return bindings.first { $0.keys.contains(key) }?.isIdle == true
    }
    #expect(leaves(.down))
    #expect(!leaves(.up))
    press(.up, .up)
    expectEqual(state.caret, 0)
    #expect(leaves(.up))
  }

  @Test func `text goes in before the caret, also several lines at once`() {
    var changes: [String] = []
    state.onChange = { changes.append($0) }
    state.insert("ab")
    press(.enter)
    state.insert("1\r\n2\r3\n\t4")
    expectEqual(state.text, "ab\n1\n2\n3\n 4")
    expectEqual(changes.last, state.text)
    press(.up, .home)
    state.insert("가")
    press(.backspace, .backspace)
    expectEqual(state.text, "ab\n1\n23\n 4")
    press(.delete, .control("k"))
    expectEqual(state.text, "ab\n1\n2 4")
    press(.control("u"), .control("w"), .control("w"), .control("w"))
    expectEqual(state.text, "ab 4")
    expectEqual(state.caret, 2)
  }

  @Test func `jamo typed one after another become one syllable, and a mark joins its letter`() {
    for jamo in ["\u{1112}", "\u{1161}", "\u{11AB}"] { state.insert(jamo) }
    expectEqual(state.characters.count, 1)
    state.insert("e")
    state.insert("\u{301}")
    expectEqual(state.characters.count, 2)
    expectEqual(state.caret, 2)
    press(.enter)
    state.insert("\u{301}")
    expectEqual(state.characters.count, 4)
  }

  @Test func `what is longer than its bytes is cut at a character, and says so`() {
    state.insert(String(repeating: "가", count: 19))
    #expect(!state.isFull)
    state.insert("나다")
    expectEqual(state.text.utf8.count, 60)
    #expect(state.text.hasSuffix("가나"))
    #expect(state.isFull)
    let full = state.text
    state.insert("a")
    expectEqual(state.text, full)
    press(.backspace)
    #expect(!state.isFull)
    state.insert("👨‍👩‍👧")
    expectEqual(state.text.utf8.count, 57)
    #expect(state.isFull)
    state.set(String(repeating: "x\n", count: 1_000_000))
    expectEqual(state.text.utf8.count, 60)
    state.insert(String(repeating: "y", count: 1_000_000))
    expectEqual(state.text.utf8.count, 60)
  }

  @Test func `a text that does not fit scrolls with a bar, and the caret stays in sight`() {
    state.set((1...9).map { "\($0)" }.joined(separator: "\n"))
    expectEqual(picture(12, 3).lines, ["│ 7", "│ 8", "▌ 9        ┃"])
    press(.pageUp)
    expectEqual(picture(12, 3).caret, Point(column: 3, row: 0))
    expectEqual(picture(12, 3).lines.first?.hasPrefix("▌ 6"), true)
    press(.pageUp, .pageUp)
    expectEqual(picture(12, 3).lines.first, "▌ 1        ┃")
    press(.pageDown)
    expectEqual(picture(12, 3).caret, Point(column: 3, row: 2))
    state.scroll(to: 5)
    expectEqual(picture(12, 3).lines.map { $0.prefix(3) }, ["▌ 6", "│ 7", "│ 8"])
    // After the room has become one row, and is there again.
    for rows in [1, 3, 1, 9] {
      #expect(picture(12, rows).caret != nil)
      #expect(picture(12, rows).lines.contains { $0.hasPrefix("▌") })
    }
  }

  @Test func `the line of the caret is spoken`() {
    func spoken() -> [String] { words(of: TextArea("메모", state), focus: state) }
    expectEqual(spoken(), ["> 입력란 메모: 비어 있음"])
    state.set("첫째\n둘째\u{1B}[31m")
    expectEqual(spoken(), ["> 입력란 메모, 2 / 2: 둘째␛[31m"])
    press(.up)
    expectEqual(spoken(), ["> 입력란 메모, 1 / 2: 첫째"])
    expectEqual(words(of: TextArea("메모", state, error: "깁니다.")).last, "오류: 깁니다.")
  }

  @Test func `it wishes for as many rows as its text has, within bounds`() {
    func rows(_ text: String) -> Int {
      let state = TextAreaState(text, byteLimit: 1_000)
      let size = Size(columns: 20, rows: 99)
      return TextArea("", state).size(in: size, Environment(language: .korean)).rows
    }
    expectEqual(rows(""), 3)
    expectEqual(rows(String(repeating: "\n", count: 4)), 5)
    expectEqual(rows(String(repeating: "\n", count: 99)), 10)
    expectEqual(rows(String(repeating: "가", count: 40)), 5)
  }

  /// Whatever is typed, the caret is in the field, and the text within its limit.
  @Test func `random keys keep the caret in sight`() {
    var random = SplitMix(seed: 7)
    let keys: [Key] = [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .backspace, .delete, .enter,
      .control("w"), .control("u"), .control("k"),
    ]
    let texts = ["a", " ", "한", "漢字", "e\u{301}", "\n\n", "👨‍👩‍👧", "\u{1B}", "\u{200B}"]
    for step in 0..<3_000 {
      if Bool.random(using: &random) {
        keys.randomElement(using: &random).map { press($0) }
      } else {
        texts.randomElement(using: &random).map { state.insert($0) }
      }
      let (columns, rows) = (3 + step % 30, 1 + step % 5)
      let drawn = picture(columns, rows)
      #expect(drawn.buffer.isSound)
      #expect(drawn.caret != nil, "\(state.text) at \(state.caret) in \(columns)×\(rows)")
      #expect(state.text.utf8.count <= 60)
    }
  }
}
