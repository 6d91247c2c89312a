/// A mode of the terminal for which terminfo has no standard name.
struct Mode {
  let number: Int

  /// A paste arrives between marks.
  static let bracketedPaste = Mode(number: 2004)
  /// The mouse's buttons and wheel are reported.
  static let mouse = Mode(number: 1000)
  /// They are reported in digits, for any size of screen.
  static let mouseDigits = Mode(number: 1006)
  /// What is written meanwhile is shown at once at the end.
  static let synchronized = Mode(number: 2026)

  var on: String { "\u{1B}[?\(number)h" }
  var off: String { "\u{1B}[?\(number)l" }
}
