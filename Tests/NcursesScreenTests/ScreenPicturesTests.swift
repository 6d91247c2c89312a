import Expectations
import Raster
import Testing

@testable import NcursesScreen
@testable import TerminalUI

/// What the terminal is told of the pictures, frame by frame.
@MainActor
struct ScreenPicturesTests {
  /// Graphics that write what they are asked for.
  private struct SpyGraphics: TerminalGraphics {
    var isErasedByText = false
    var cost = 1
    let removal = ""

    func canDraw(in frame: Rect, on screen: Size) -> Bool { frame.endRow < screen.rows }

    func load(_ raster: Raster, for cells: Size, as number: Int) -> LoadedPicture {
      LoadedPicture(
        number: number, raster: raster, cells: cells, upload: bytes("load \(number)"), cost: cost)
    }

    func draw(_ picture: LoadedPicture, in frame: Rect) -> [UInt8] {
      bytes("draw \(picture.number)")
    }

    func remove(_ picture: LoadedPicture, from frame: Rect) -> [UInt8] {
      bytes("remove \(picture.number) at \(frame.origin.column),\(frame.origin.row)")
    }

    func unload(_ picture: LoadedPicture) -> [UInt8] { bytes("unload \(picture.number)") }

    private func bytes(_ text: String) -> [UInt8] { Array("\(text)\n".utf8) }
  }

  private let pictures = ScreenPictures()
  private let screen = Size(columns: 80, rows: 24)

  private func placed(
    _ color: UInt8, column: Int = 0, row: Int = 0, columns: Int = 2, rows: Int = 2
  ) -> PlacedPicture {
    let raster = Raster(width: 1, height: 1, bytes: [color, 0, 0])
    return PlacedPicture(
      raster: raster, words: "",
      frame: Rect(column: column, row: row, columns: columns, rows: rows),
      cells: raster.scaled(to: columns, by: rows * 2))
  }

  /// What a frame with these pictures makes the terminal do, line by line.
  private func show(_ placed: PlacedPicture..., written: Rect? = nil) -> [String] {
    _ = pictures.take(placed) { written?.intersection($0).isEmpty == false }
    return lines(pictures.update(on: screen))
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "⎋")
      .split(separator: "\n").map(String.init)
  }

  @Test func `a picture is loaded and drawn once`() {
    pictures.graphics = SpyGraphics()
    #expect(pictures.isEmpty)
    let picture = placed(1, column: 3, row: 4)
    expectEqual(show(picture), ["load 1", "⎋7⎋[5;4Hdraw 1", "⎋8"])
    expectEqual(show(picture), [])
    #expect(!pictures.isEmpty)
    expectEqual(show(), ["remove 1 at 3,4"])
    #expect(pictures.isEmpty)
    expectEqual(show(picture), ["⎋7⎋[5;4Hdraw 1", "⎋8"])
  }

  @Test func `before the terminal has answered nothing is drawn`() {
    let picture = placed(1)
    expectEqual(show(picture), [])
    pictures.graphics = SpyGraphics()
    expectEqual(lines(pictures.update(on: screen)), ["load 1", "⎋7⎋[1;1Hdraw 1", "⎋8"])
  }

  @Test func `a picture moves, and one picture may be in two places`() {
    pictures.graphics = SpyGraphics()
    _ = show(placed(1))
    expectEqual(show(placed(1, column: 5)), ["remove 1 at 0,0", "⎋7⎋[1;6Hdraw 1", "⎋8"])
    expectEqual(show(placed(1, column: 5), placed(1, column: 9)), ["⎋7⎋[1;10Hdraw 1", "⎋8"])
    #expect(show(placed(1, column: 5, columns: 3)).contains("load 2"))
  }

  @Test func `another picture in the same place replaces it`() {
    pictures.graphics = SpyGraphics()
    _ = show(placed(1))
    expectEqual(show(placed(2)), ["remove 1 at 0,0", "load 2", "⎋7⎋[1;1Hdraw 2", "⎋8"])
  }

  @Test func `a picture that cannot be drawn there stays in its cells`() {
    pictures.graphics = SpyGraphics()
    expectEqual(show(placed(1, row: 22)), [])
    #expect(show(placed(1, row: 21)) != [])
  }

  @Test func `text leaves a picture above it alone, and erases others`() {
    let text = Rect(column: 1, row: 1, columns: 1, rows: 1)
    pictures.graphics = SpyGraphics()
    _ = show(placed(1))
    expectEqual(show(placed(1), written: text), [])
    pictures.graphics = SpyGraphics(isErasedByText: true)
    expectEqual(show(placed(1), written: text), ["⎋7⎋[1;1Hdraw 1", "⎋8"])
    expectEqual(show(placed(1), written: Rect(column: 2, row: 0, columns: 9, rows: 9)), [])
  }

  @Test func `where a picture of pixels goes, rows are written again with their neighbours`() {
    pictures.graphics = SpyGraphics(isErasedByText: true)
    let (left, right, below) = (placed(1), placed(2, column: 5, row: 1), placed(3, row: 3))
    _ = show(left, right, below)
    expectEqual(pictures.take([right, below]) { _ in false }, [left.frame])
    expectEqual(lines(pictures.update(on: screen)), ["remove 2", "⎋7⎋[2;6Hdraw 2", "⎋8"].suffix(2))
    expectEqual(pictures.take([right, below]) { _ in false }, [])
  }

  @Test func `when the screen is cleared everything is loaded again`() {
    pictures.graphics = SpyGraphics()
    _ = show(placed(1))
    expectEqual(lines(pictures.clear()), ["unload 1"])
    expectEqual(lines(pictures.update(on: screen)), ["load 2", "⎋7⎋[1;1Hdraw 2", "⎋8"])
    expectEqual(lines(pictures.clear() + pictures.clear()), ["unload 2"])
  }

  @Test func `the pictures seen longest ago are freed`() {
    pictures.graphics = SpyGraphics()
    for color in 1...64 { #expect(show(placed(UInt8(color))).contains("load \(color)")) }
    _ = show(placed(1))
    expectEqual(show(placed(65)).filter { $0.contains("load") }, ["load 65", "unload 2"])
    #expect(!show(placed(1)).contains { $0.contains("load") })
  }

  @Test func `large pictures are freed sooner, but not those of the frame`() {
    pictures.graphics = SpyGraphics(cost: 9 << 20)
    _ = show(placed(1))
    expectEqual(show(placed(2)).filter { $0.contains("load") }, ["load 2", "unload 1"])
    expectEqual(show(placed(2), placed(3)).filter { $0.contains("load") }, ["load 3"])
  }
}
