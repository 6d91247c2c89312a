/// A private mode of the terminal that terminfo has no standard capability for.
struct TerminalMode {
  let number: Int

  /// Marks the start and end of a paste.
  static let bracketedPaste = TerminalMode(number: 2004)
  /// Reports the mouse's buttons and wheel.
  static let mouse = TerminalMode(number: 1000)
  /// Reports them in decimal digits, for any screen size (SGR).
  static let mouseDigits = TerminalMode(number: 1006)
  /// Shows output only when the mode ends.
  static let synchronized = TerminalMode(number: 2026)

  var on: String { "\u{1B}[?\(number)h" }
  var off: String { "\u{1B}[?\(number)l" }
}
