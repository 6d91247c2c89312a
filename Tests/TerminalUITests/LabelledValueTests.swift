import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct LabelledValueTests {
  private func value(_ text: String) -> LabelledValue {
    LabelledValue("이름", text, labelColumns: 6, mostRows: 2)
  }

  private func rows(_ text: String, in columns: Int) -> Int {
    value(text).size(in: Size(columns: columns, rows: 9), Environment(language: .korean)).rows
  }

  @Test func `a value is behind its dim label`() {
    let picture = Drawing(of: value("박지훈"), 14, 1)
    expectEqual(picture.lines, ["이름  박지훈"])
    expectEqual(picture.styles, ["dddd"])
  }

  @Test func `a long value has more rows, but not more than it may have`() {
    expectEqual(["", "one", "one two", "one two three"].map { rows($0, in: 11) }, [1, 1, 2, 2])
    expectEqual(Drawing(of: value("one two three"), 11, 2).lines, ["이름  one", "      two…"])
  }

  @Test func `a line feed in a value begins no line`() {
    expectEqual(rows("a\nb", in: 14), 1)
    expectEqual(Drawing(of: value("a\nb"), 14, 1).lines, ["이름  a␊b"])
  }

  @Test func `it is spoken in one line`() {
    expectEqual(words(of: value("박지훈")), ["이름: 박지훈"])
  }
}
