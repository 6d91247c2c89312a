/// A key as reported by the terminal.
public enum Key: Hashable, Sendable {
  /// A printable character, including the blank.
  case character(Character)
  /// Ctrl with a letter, in lower case.
  case control(Character)
  /// Keys without a character; `backTab` is Shift-Tab.
  case enter, escape, tab, backTab, backspace, delete
  /// Ctrl with an arrow, which goes to the tab beside the shown one.
  case controlLeft, controlRight
  /// The arrows, and the keys that go by a page or to an end.
  case up, down, left, right, pageUp, pageDown, home, end
  /// A function key, from 1: F1 is `function(1)`.
  case function(Int)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key of a printable character: `"o"`.
  public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
