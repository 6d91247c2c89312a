import CNcurses

extension Terminal {
  /// The bytes that restore the terminal without ncurses, even in the middle of a frame.
  private var restoreBytes: [CChar] {
    // The middle of a frame may be the middle of a title, a link or a picture.
    var text = canBeAsked ? "\u{1B}\\" : ""
    text += pictures?.graphics?.removal ?? ""
    if knowsModes {
      text += TerminalMode.synchronized.off + modes.reversed().map(\.off).joined()
      // ncurses uses the scroll region, insert mode and no wrapping within a frame.
      text += "\u{1B}[r\u{1B}[4l\u{1B}[?7h"
    }
    for name in ["sgr0", "op", "cnorm", "rmkx"] {
      text += ncurses_capability(name).map { String(cString: $0) } ?? ""
    }
    if let leave = ncurses_capability("rmcup") ?? ncurses_leave_screen(), leave.pointee != 0 {
      text += String(cString: leave)
    } else {
      text += ncurses_capability("clear").map { String(cString: $0) } ?? ""
    }
    return text.utf8.map { CChar(bitPattern: $0) }
  }

  /// Makes every ending restore what is different now.
  func prepareEnding() {
    let restore = restoreBytes
    endings_prepare(restore, restore.count)
  }
}
