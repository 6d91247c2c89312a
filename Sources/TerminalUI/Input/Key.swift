/// One key as the terminal reports it.
public enum Key: Hashable, Sendable {
  /// A printable character, the blank too.
  case character(Character)
  /// A letter with Ctrl, in lower case.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case controlLeft, controlRight
  case up, down, left, right, pageUp, pageDown, home, end
  case function(Int)
}
