/// What reaches the app from outside.
public enum Input: Hashable, Sendable {
  case key(Key)
  /// Text from a bracketed paste, as it came.
  case paste(String)
  case resize(Size)
  case mouse(Mouse)
}
