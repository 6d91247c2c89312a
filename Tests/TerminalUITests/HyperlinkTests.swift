import Expectations
import Phrases
import Testing

@testable import TerminalUI

/// Links lead to pages and letters only, and their cells are known to the frame.
@MainActor
struct HyperlinkTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org"),
    ("HTTP://a.b/c?d=e&f#g", "HTTP://a.b/c?d=e&f#g"),
    ("https://example.org/한 글", "https://example.org/%ED%95%9C%20%EA%B8%80"),
    ("https://a/\u{1B}]8;;\u{7}", "https://a/%1B]8;;%07"),
    ("https://a/\u{9C}\"<>\\", "https://a/%C2%9C%22%3C%3E%5C"),
  ])
  func `an address of the web is encoded`(text: String, address: String) {
    expectEqual(Hyperlink(web: text)?.address, address)
  }

  @Test(arguments: [
    "", "example.org", "javascript:alert(1)", "file:///etc/passwd", "https://", "https:// a",
    "https:///a", " https://a", "https://" + String(repeating: "a", count: 2_000),
  ])
  func `what is no address of the web is no link`(text: String) {
    expectEqual(Hyperlink(web: text), nil)
  }

  @Test func `an e-mail address leads to a letter`() {
    expectEqual(Hyperlink(mail: "a.b+c@example.org")?.address, "mailto:a.b+c@example.org")
    expectEqual(Hyperlink(mail: "a?cc=b@x\u{1B}")?.address, "mailto:a%3Fcc%3Db@x%1B")
    for text in ["", "a", "a@", "@a", "a@b@c", "a b@c"] { expectEqual(Hyperlink(mail: text), nil) }
  }

  private func frame(_ widget: any Widget, _ columns: Int, _ rows: Int) -> Buffer {
    Drawing(of: widget, columns, rows).buffer
  }

  @Test func `a link covers exactly the text of a label`() throws {
    let link = try #require(Hyperlink(web: "https://a"))
    let buffer = frame(Label("가 b", Style(.accent), alignment: .trailing, link: link), 8, 1)
    expectEqual(
      (0..<8).map { buffer[$0, 0].style.isLink },
      [
        false, false, false, false, true, true, true, true,
      ])
    expectEqual(
      buffer.linkedTexts(theme: .night, depth: .indexed),
      [
        LinkedText(
          frame: Rect(column: 4, row: 0, columns: 4, rows: 1), address: "https://a",
          text: "\u{1B}[0;38;5;215m가 b\u{1B}[0m")
      ])
  }

  @Test func `a link that is wrapped has a part in each row`() throws {
    let link = try #require(Hyperlink(mail: "a@example.org"))
    let buffer = frame(
      LabelledValue("e", "a@example.org", labelColumns: 2, link: link), 10, 3)
    let texts = buffer.linkedTexts(theme: .night, depth: .none)
    expectEqual(texts.map(\.frame.origin.row), [0, 1])
    #expect(texts.allSatisfy { $0.frame.origin.column == 2 && $0.address == link.address })
    expectEqual(buffer.lines.map { $0.dropFirst(2) }.joined().filter { $0 != " " }, "a@example.org")
  }

  @Test func `text with colours has no links`() throws {
    let link = try #require(Hyperlink(web: "https://a"))
    let (plain, linked) = (frame(Label("text"), 8, 1), frame(Label("text", link: link), 8, 1))
    expectEqual(
      linked.ansi(theme: .night, depth: .trueColor), plain.ansi(theme: .night, depth: .trueColor))
  }

  @Test func `a link is one in a picture too`() throws {
    let link = try #require(Hyperlink(web: "https://a?b&c"))
    let (plain, linked) = (frame(Label("text"), 8, 1), frame(Label("text", link: link), 8, 1))
    let svg = linked.svg(theme: .night)
    #expect(
      svg.contains("<a href=\"https://a?b&amp;c\"><text ") && svg.contains(">text</text></a>"))
    #expect(!plain.svg(theme: .night).contains("<a "))
  }

  @Test func `a covered part of a link is none`() throws {
    let link = try #require(Hyperlink(web: "https://a"))
    let buffer = Buffer(size: Size(columns: 6, rows: 1))
    let canvas = Canvas(
      pass: RenderPass(
        buffer: buffer, environment: Environment(language: .english), focus: nil, revision: nil))
    Label("abcdef", link: link).draw(on: canvas)
    canvas.write("XX", at: Point(column: 2), Style.plain)
    expectEqual(
      buffer.linkedTexts(theme: .night, depth: .none).map(\.text),
      ["\u{1B}[0mab\u{1B}[0m", "\u{1B}[0mef\u{1B}[0m"])
    buffer.clear(size: buffer.size)
    expectEqual(buffer.linkedTexts(theme: .night, depth: .none), [])
  }
}
