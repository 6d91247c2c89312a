import Expectations
import Headless
import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor
struct DrawingTests {
  /// Draws with a closure.
  private struct Sketch: Widget {
    let strokes: (Canvas) -> Void

    func size(in offered: Size, _ environment: Environment) -> Size { offered }
    func draw(on canvas: Canvas) { strokes(canvas) }
    func describe(to speech: Speech) {}
  }

  private func picture(
    _ columns: Int, _ rows: Int = 1, symbols: Symbols = .unicode,
    _ strokes: @escaping (Canvas) -> Void
  ) -> Drawing {
    Drawing(of: Sketch(strokes: strokes), columns, rows, symbols: symbols)
  }

  @Test(arguments: [
    (0, ""), (1, "…"), (2, "…"), (3, "갈…"), (4, "갈…"), (5, "갈비…"), (6, "갈비…"), (7, "갈비탕a"),
    (8, "갈비탕a"),
  ])
  func `text is cut before the syllable that does not fit`(columns: Int, shown: String) {
    var used = -1
    let picture = picture(10) { used = $0.write("갈비탕a", columns: columns) }
    expectEqual(picture.buffer.lines, [shown])
    expectEqual(used, TextWidth.columns(of: shown))
  }

  @Test func `text is cut with a tilde where only ASCII is drawn`() {
    expectEqual(picture(4, symbols: .ascii) { $0.write("갈비탕") }.lines, ["갈~"])
  }

  @Test func `text stands where it is aligned`() {
    let picture = picture(12, 3) { canvas in
      canvas.write("1,000원", at: .zero, columns: 11)
      canvas.write("1,000원", at: Point(column: 0, row: 1), columns: 11, alignment: .center)
      canvas.write("1,000원", at: Point(column: 0, row: 2), columns: 11, alignment: .trailing)
    }
    expectEqual(picture.lines, ["1,000원", "  1,000원", "    1,000원"])
  }

  @Test func `a wide character that the edge cuts becomes blank`() {
    expectEqual(picture(3) { $0.write("가나", columns: 9) }.lines, ["가"])
    expectEqual(
      picture(4) { $0.write("가나다", at: Point(column: -1, row: 0), columns: 9) }.lines, [" 나"])
  }

  @Test func `writing over half of a wide character blanks the other half`() {
    expectEqual(
      picture(8) { canvas in
        canvas.write("가나다")
        canvas.write("x", at: Point(column: 1, row: 0))
        canvas.write("y", at: Point(column: 4, row: 0))
      }.lines, [" x나y"])
  }

  @Test func `a region blanks the half outside of it too`() {
    let picture = picture(8) { canvas in
      canvas.write("가나다라")
      canvas.region(Rect(column: 1, row: 0, columns: 4, rows: 1)).fill(with: "-")
    }
    expectEqual(picture.lines, [" ---- 라"])
    #expect(picture.buffer.isSound)
  }

  @Test func `what lies outside draws nothing and does no harm`() {
    let picture = picture(4, 2) { canvas in
      for place in [-1_000_000, -3, 2, 4, 1_000_000] {
        canvas.write("가", at: Point(column: 0, row: place), columns: 5)
        canvas.write("가", at: Point(column: place + 1, row: 1), columns: 2)
        canvas.fill(in: Rect(column: place, row: place, columns: 2, rows: 2))
        canvas.region(Rect(column: place, row: place, columns: 9, rows: 9)).write("no")
      }
    }
    #expect(picture.buffer.isSound)
    expectEqual(picture.buffer.lines, ["", ""])
  }

  @Test func `a region neither draws beyond itself nor beyond the one around it`() {
    let picture = picture(10, 3) { canvas in
      let outer = canvas.region(Rect(column: 2, row: 1, columns: 4, rows: 1))
      let inner = outer.region(Rect(column: 1, row: 0, columns: 20, rows: 20))
      inner.fill(with: "x")
      outer.write("abcdefgh", columns: 8)
    }
    expectEqual(picture.buffer.lines, ["", "  abcd", ""])
  }

  @Test(arguments: hardTexts)
  func `no text at any width or place leaves its columns or breaks a character`(text: String) {
    for columns in 0...24 {
      for start in -3...6 {
        var used = 0
        let picture = picture(14, 2) { canvas in
          canvas.write("가가가가가가가")
          used = canvas.write(text, at: Point(column: start, row: 0), columns: columns)
        }
        #expect(used <= columns)
        #expect(picture.buffer.isSound)
        expectEqual(picture.buffer.lines[1], "")
      }
    }
  }

  @Test func `a decomposed syllable is drawn as the composed one`() {
    let buffer = picture(4) { $0.write("\u{1112}\u{1161}\u{11AB}") }.buffer
    expectEqual(buffer[0, 0], Cell(glyph: 0xD55C, style: .plain, columns: 2))
  }

  @Test(arguments: [
    ("👨‍👩‍👧", "👨"), ("👍🏽", "👍"), ("❤️", "\u{2764}"), ("1️⃣", "1"), ("🇰🇷", "KR"), ("e\u{301}", "e\u{301}"),
    ("a\u{301}\u{302}\u{303}\u{304}\u{305}", "a"), ("\u{301}", " \u{301}"),
  ])
  func `a cluster on which terminals disagree is drawn as its base`(text: String, shown: String) {
    expectEqual(picture(9) { $0.write(text + "|") }.lines, [shown + "|"])
  }

  @Test func `clusters beyond the limit lose their marks`() {
    let clusters = Clusters()
    for value in 0..<UInt32(Clusters.limit) {
      if let base = Unicode.Scalar(0x4E00 + value) { _ = clusters.glyph(of: [base, "\u{301}"]) }
    }
    expectEqual(clusters.glyph(of: ["a", "\u{301}"]), 0x61)
    expectEqual(
      clusters.scalars(of: clusters.glyph(of: ["\u{4E00}", "\u{301}"])), ["\u{4E00}", "\u{301}"])
  }

  @Test func `a faint canvas draws everything faint`() {
    let picture = picture(6, 2) { canvas in
      let faint = canvas.inactive(isFaint: true)
      faint.write("ab", Style(.accent))
      faint.fill(in: Rect(column: 0, row: 1, columns: 2, rows: 1))
      canvas.write("cd", at: Point(column: 2, row: 0), Style(.accent, bold: true))
    }
    expectEqual(picture.styles, ["--AA", "--"])
  }

  @Test func `restyling keeps the text`() {
    let picture = picture(6) { canvas in
      canvas.write("가b")
      canvas.restyle(in: Rect(column: 0, row: 0, columns: 4, rows: 1)) {
        $0.background = .selection
      }
    }
    expectEqual(picture.lines, ["가b"])
    expectEqual(picture.styles, ["ssss"])
  }
}
