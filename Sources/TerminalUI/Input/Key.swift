/// A key as reported by the terminal.
public enum Key: Hashable, Sendable {
  /// A printable character, including the blank.
  case character(Character)
  /// Ctrl with a letter, in lower case.
  case control(Character)
  /// Keys with names; `backTab` is Shift-Tab.
  case enter, escape, tab, backTab, backspace, delete
  /// Ctrl with an arrow, which moves by words.
  case controlLeft, controlRight
  /// The arrows, and the keys of pages and ends.
  case up, down, left, right, pageUp, pageDown, home, end
  /// A function key, from 1: F1 is `function(1)`.
  case function(Int)
}
