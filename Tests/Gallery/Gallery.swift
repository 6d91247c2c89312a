import Platform
import Raster
import TerminalUI

/// Two pictures over rows of text, and the keys pressed last.
final class Gallery: AnyView {
  private let state = PictureState(
    Raster(
      width: 40, height: 48,
      bytes: (0..<48).flatMap { y in (0..<40).flatMap { x in [UInt8(x * 6), UInt8(y * 5), 128] } }))
  private var columns: [Int] = []
  private var row = 2
  private var firstRow = 1
  private var isCovered = false
  private var keys: [String] = []

  func take(_ key: Key) {
    switch key {
    case .character("p"): columns = columns.isEmpty ? [10] : []
    case .character("2"): columns = [10, 30]
    case .character("m"): columns = columns.map { $0 + 1 }
    case .character("b"): row = row == 2 ? 18 : 2
    case .character("c"): isCovered.toggle()
    case .character("s"): firstRow += 1
    case .character("t"): print([0][Int(getpid())])
    case .character(let character): keys.append("\(character)")
    default: keys.append("\(key)")
    }
    setNeedsDisplay()
  }

  override func body(in environment: Environment) -> any Widget {
    Scene(
      picture: Picture("a gradient", state),
      frames: columns.map { Rect(column: $0, row: row, columns: 10, rows: 6) },
      firstRow: firstRow, isCovered: isCovered, keys: keys.suffix(12).joined(separator: " "))
  }
}

private struct Scene: Widget {
  let picture: Picture
  let frames: [Rect]
  let firstRow: Int
  let isCovered: Bool
  let keys: String

  func draw(on canvas: Canvas) {
    canvas.write("keys: \(keys)")
    for row in 1..<max(canvas.size.rows, 1) {
      canvas.write("row \(firstRow + row - 1)", at: Point(row: row))
    }
    for frame in frames { picture.draw(on: canvas.region(frame)) }
    if isCovered { canvas.write("covered", at: Point(column: 12, row: 4)) }
  }

  func describe(to speech: Speech) {}
}
