/// What a read of the terminal is that brings no input, as `galbi doctor keys` says of it.
package enum SilentRead: Equatable {
  /// Ctrl-Z, which suspends the program.
  case suspension
  /// Ctrl with a character for which there is no key: a blank, `\`, `]` or `^`.
  case control(Character)
  /// The window has got the focus, or lost it.
  case focus(Bool)
  /// The window has another size.
  case size(Size)
  /// The terminal has told something else of itself.
  case answer
  /// No characters of UTF-8, which are left out.
  case invalid
  /// A whole sequence or string that means nothing.
  case unknown
}
