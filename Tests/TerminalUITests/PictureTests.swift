import Expectations
import Headless
import Phrases
import Raster
import Testing

@testable import TerminalUI

@MainActor
struct PictureTests {
  /// 2 × 4 pixels, each row of one colour.
  private let state = PictureState(
    Raster(
      width: 2, height: 4,
      bytes: [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]].flatMap { (pixel: [UInt8]) in
        pixel + pixel
      }))
  private let halves = [
    Halves(upper: 0xFF0000, lower: 0x00FF00), Halves(upper: 0x0000FF, lower: 0xFFFFFF),
  ]

  private func buffer(
    _ size: Size = Size(columns: 4, rows: 3), pictures: Environment.Pictures = .cells,
    _ draw: (Canvas) -> Void
  ) -> Buffer {
    let buffer = Buffer(size: size)
    draw(
      Canvas(
        pass: RenderPass(
          buffer: buffer, environment: Environment(language: .english, pictures: pictures),
          focus: nil, revision: nil)))
    return buffer
  }

  private var picture: Picture { Picture("poster of Rows", state) }

  @Test func `a picture takes the room that its shape needs`() {
    let environment = Environment(language: .english)
    for (columns, rows, expected) in [
      (2, 2, Size(columns: 2, rows: 2)), (10, 1, Size(columns: 1, rows: 1)),
      (4, 9, Size(columns: 4, rows: 4)), (0, 3, .zero), (3, 0, .zero),
    ] {
      expectEqual(picture.size(in: Size(columns: columns, rows: rows), environment), expected)
    }
  }

  @Test func `each cell has two pixels, one above the other`() {
    let buffer = buffer { picture.draw(on: $0.region(rows: 0..<2)) }
    for (row, halves) in halves.enumerated() {
      for column in 0..<2 { expectEqual(buffer[column, row].halves, halves) }
    }
    expectEqual(buffer[2, 0], .blank(.plain))
    expectEqual(buffer.lines, ["▀▀", "▀▀", ""])
  }

  @Test func `a picture is clipped and covered like text`() {
    let clipped = buffer(Size(columns: 4, rows: 1)) { canvas in
      picture.draw(
        on: canvas.region(Rect(column: -1, row: -1, columns: 2, rows: 2)))
    }
    expectEqual(clipped[0, 0].halves, halves[1])
    expectEqual(clipped[1, 0], .blank(.plain))
    expectEqual(clipped.wholePictures, [])
    let covered = buffer { canvas in
      picture.draw(on: canvas.region(rows: 0..<2))
      canvas.write("x")
    }
    #expect(covered[0, 0].glyph == 0x78 && covered[1, 0].halves == halves[0])
    expectEqual(covered.wholePictures, [])
  }

  @Test func `a picture that nothing covers is whole`() throws {
    let buffer = buffer {
      picture.draw(on: $0.region(Rect(column: 1, row: 1, columns: 2, rows: 2)))
    }
    let placed = try #require(buffer.wholePictures.first)
    expectEqual(placed.frame, Rect(column: 1, row: 1, columns: 2, rows: 2))
    #expect(placed.raster == state.raster && placed.words == "poster of Rows")
    buffer.clear(size: buffer.size)
    #expect(!buffer.hasPictures)
  }

  @Test func `a picture cuts a wide character whole`() {
    let buffer = buffer { canvas in
      canvas.write("가나")
      picture.draw(on: canvas.region(Rect(column: 1, row: 0, columns: 2, rows: 2)))
    }
    #expect(buffer[0, 0] == .blank(.plain) && buffer[3, 0] == .blank(.plain))
  }

  @Test func `under a sheet a picture is darker, and the selection leaves it as it is`() {
    let buffer = buffer { canvas in
      picture.draw(on: canvas.inactive(isFaint: true).region(rows: 0..<2))
      canvas.highlight()
    }
    expectEqual(buffer[0, 0].halves, Halves(upper: 0x7F0000, lower: 0x007F00))
    expectEqual(buffer[2, 0].style.background, .selection)
  }

  @Test func `without cells of pictures there are words, or nothing`() {
    expectEqual(
      buffer(Size(columns: 20, rows: 1), pictures: .words) { picture.draw(on: $0) }.lines,
      [
        "poster of Rows"
      ])
    expectEqual(buffer(pictures: .none) { picture.draw(on: $0) }.lines, ["", "", ""])
    let speech = Speech(environment: Environment(language: .english), focus: nil)
    picture.describe(to: speech)
    expectEqual(speech.lines, ["poster of Rows"])
  }

  @Test func `a picture is written in its colours`() {
    let buffer = buffer(Size(columns: 2, rows: 1)) { picture.draw(on: $0.region(rows: 0..<2)) }
    expectEqual(
      buffer.ansi(theme: .night, depth: .trueColor),
      "\u{1B}[38;2;255;0;0;48;2;0;255;0m▀▀\u{1B}[0m\n")
    expectEqual(
      buffer.ansi(theme: .night, depth: .indexed), "\u{1B}[38;5;196;48;5;46m▀▀\u{1B}[0m\n")
  }

  @Test func `in SVG a whole picture is embedded, and another is drawn in its cells`() {
    let whole = buffer { picture.draw(on: $0.region(rows: 0..<2)) }.svg(theme: .night)
    #expect(whole.contains("<image x="))
    #expect(whole.contains("href=\"data:image/png;base64,iVBOR"))
    #expect(whole.contains("<title>poster of Rows</title>"))
    let cut = buffer(Size(columns: 2, rows: 1)) { picture.draw(on: $0.region(rows: 0..<2)) }
      .svg(theme: .night)
    #expect(!cut.contains("<image") && cut.contains("fill=\"#ff0000\""))
  }

  @Test(arguments: [
    (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67), (0x080808, 232),
    (0x808080, 244), (0x0A0A0A, 232),
  ])
  func `the nearest colour of 256 is found`(rgb: UInt32, index: UInt8) {
    expectEqual(Palette256.nearest(to: rgb), index)
  }
}
