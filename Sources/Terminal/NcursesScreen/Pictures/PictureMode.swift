/// Who draws pictures, and how.
public enum PictureMode: String, CaseIterable, Sendable {
  /// The terminal, by the graphics of kitty.
  case kitty
  /// The terminal, by sixels.
  case sixel
  /// Half blocks in two colours.
  case cells
  /// Nothing.
  case off = "none"

  /// Nil unless the terminal draws them; sixels need the size of a cell.
  func graphics(_ cell: PixelSize?) -> (any TerminalGraphics)? {
    switch self {
    case .kitty: KittyGraphics(cell: cell)
    case .sixel: cell.map(SixelGraphics.init)
    case .cells, .off: nil
    }
  }
}
