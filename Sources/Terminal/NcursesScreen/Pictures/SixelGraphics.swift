import Raster
import TerminalUI

/// Sixels, as of xterm, foot, mlterm, Windows Terminal and tmux: pixels in place of the text.
struct SixelGraphics: TerminalGraphics {
  let cell: PixelSize

  let isErasedByText = true
  let removal = "\u{1B}[2J"

  /// The most pixels of a picture, as many as a large screen has.
  private static let limit = 1 << 23

  /// xterm scrolls when a picture reaches the last row.
  func canDraw(in frame: Rect, on screen: Size) -> Bool {
    let size = cell.times(frame.size)
    return frame.endRow < screen.rows && size.width * size.height <= Self.limit
  }

  func load(_ raster: Raster, for cells: Size, as number: Int) -> LoadedPicture {
    let size = cell.times(cells)
    let drawing = Sixel.bytes(of: raster.scaled(to: size.width, by: size.height))
    return LoadedPicture(
      number: number, raster: raster, cells: cells, drawing: drawing, cost: drawing.count)
  }

  func draw(_ picture: LoadedPicture, in frame: Rect) -> [UInt8] { picture.drawing }

  func remove(_ picture: LoadedPicture, from frame: Rect) -> [UInt8] { [] }

  func unload(_ picture: LoadedPicture) -> [UInt8] { [] }
}
