/// An input event.
public enum Input: Hashable, Sendable {
  case key(Key)
  /// The unchanged text of a bracketed paste.
  case paste(String)
  case resize(Size)
  case mouse(Mouse)
}
