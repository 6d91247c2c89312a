import CNcurses
import Platform
import TerminalUI

extension Terminal {
  /// The pixels of a cell, as far as the terminal has told the kernel.
  var cell: PixelSize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return PixelSize(
      width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
  }

  /// Takes the pictures of the window for the next refresh; `isWritten` says of a rectangle whether
  /// its cells have changed since the last one.
  func place(_ placed: [PlacedPicture], isWritten: (Rect) -> Bool) {
    guard let pictures else { return }
    keepsRows = pictures.graphics != nil
    for rect in pictures.take(placed, isWritten: isWritten) {
      wredrawln(ncurses_window(), Int32(rect.origin.row), Int32(rect.size.rows))
    }
  }

  /// The rows of the window that the next update has to write one by one.
  ///
  /// ncurses scrolls where several rows have moved, and the terminal moves pictures with them; where it
  /// has more rows than the screen it does not scroll.
  func takeFixedRows() -> [Int32] {
    guard keepsRows || ncurses_has_rows_below() else { return [] }
    keepsRows = false
    let window = ncurses_window()
    let rows = (0..<Int32(size.rows)).filter { is_linetouched(window, $0) }
    guard rows.count > 1 else { return [] }
    untouchwin(window)
    return rows
  }

  /// Lets the terminal draw the pictures of the window; does nothing without `graphics`.
  func draw(with graphics: (any TerminalGraphics)?) {
    guard let pictures else { return }
    guard let graphics else { return self.pictures = nil }
    let isFirst = pictures.graphics == nil
    pictures.graphics = graphics
    if isFirst { prepareEnding() }
    if isFirst { update() } else { redraw() }
  }
}
