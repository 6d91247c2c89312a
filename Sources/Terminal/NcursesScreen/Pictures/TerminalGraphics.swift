import Raster
import TerminalUI

/// A way in which a terminal draws pictures itself.
protocol TerminalGraphics {
  /// Whether text erases what it is written over, so that pictures are drawn again after it, and
  /// removed by it.
  var isErasedByText: Bool { get }

  /// Whether a picture can be drawn there on a screen of this size.
  func canDraw(in frame: Rect, on screen: Size) -> Bool

  /// The picture for a number of cells.
  func load(_ raster: Raster, for cells: Size, as number: Int) -> LoadedPicture

  /// Draws it from the cursor on, which is in the upper left corner of `frame`.
  func draw(_ picture: LoadedPicture, in frame: Rect) -> [UInt8]

  /// Removes it, if text does not.
  func remove(_ picture: LoadedPicture, from frame: Rect) -> [UInt8]

  /// Removes all pictures.
  var removal: String { get }

  /// Frees what the terminal remembers of it.
  func unload(_ picture: LoadedPicture) -> [UInt8]
}

/// A picture as a terminal takes it.
struct LoadedPicture {
  /// From 1 on.
  let number: Int
  let raster: Raster
  let cells: Size
  /// What the terminal is sent once.
  var upload: [UInt8] = []
  /// What it is sent whenever it draws the picture.
  var drawing: [UInt8] = []
  /// The bytes that it takes, here or in the terminal.
  let cost: Int
}
