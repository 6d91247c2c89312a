/// An input event.
public enum Input: Hashable, Sendable {
  /// A key was pressed, or is repeated.
  case key(Key)
  /// The unchanged text of a bracketed paste.
  case paste(String)
  /// The terminal has another size, in cells.
  case resize(Size)
  /// The left button or the wheel of the mouse was used.
  case mouse(Mouse)
}
