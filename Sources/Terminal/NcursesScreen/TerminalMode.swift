/// What the terminal can be told to do and, later, not to do any more, beside what terminfo has a
/// standard capability for.
struct TerminalMode {
  let on: String
  /// Identifies the mode.
  let off: String
  /// Asks whether the terminal has the mode (DECRQM); empty where that cannot be asked.
  private(set) var question = ""

  init(on: String, off: String) {
    self.on = on
    self.off = off
  }

  /// Private modes of the terminal, which end in the opposite order.
  private init(_ numbers: Int...) {
    on = numbers.map { "\u{1B}[?\($0)h" }.joined()
    off = numbers.reversed().map { "\u{1B}[?\($0)l" }.joined()
    question = numbers.map { "\u{1B}[?\($0)$p" }.joined()
  }

  /// Marks the start and end of a paste.
  static let bracketedPaste = TerminalMode(2004)
  /// Reports the mouse's buttons, its wheel, and where it is dragged, in decimal digits for any screen size (SGR).
  static let mouse = TerminalMode(1000, 1002, 1006)
  /// Shows output only when the mode ends.
  static let synchronized = TerminalMode(2026)

  static let reports = [1004: focusReports, 2031: groundReports, 2048: sizeReports]

  /// Reports when the window gets and loses the focus.
  static let focusReports = TerminalMode(1004)
  /// Reports when the background becomes light or dark.
  static let groundReports = TerminalMode(2031)
  /// Reports the size, now and whenever it changes: not every line tells a change to the kernel.
  static let sizeReports = TerminalMode(2048)
  /// Asks for keys in the protocol of kitty where they would look the same, Esc among them.
  static let keyProtocol = TerminalMode(on: "\u{1B}[>1u", off: "\u{1B}[<u")
  /// Ends a link that was cut short.
  static let links = TerminalMode(on: "", off: "\u{1B}]8;;\u{1B}\\")
  /// Removes a progress that is shown beside the title.
  static let progress = TerminalMode(on: "", off: "\u{1B}]9;4;0\u{1B}\\")

  /// Saves the window's title, and restores it; a terminal that has no stack of titles is left with
  /// its own.
  static let titleStack = TerminalMode(
    on: "\u{1B}[22;2t", off: "\u{1B}]2;\u{1B}\\\u{1B}[23;2t")
}
