/// A key as reported by the terminal.
public enum Key: Hashable, Sendable {
  /// A printable character, including the blank.
  case character(Character)
  /// Ctrl with a letter, in lower case.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case controlLeft, controlRight
  case up, down, left, right, pageUp, pageDown, home, end
  case function(Int)
}
