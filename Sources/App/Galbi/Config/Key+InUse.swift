import TerminalUI

extension Key {
  /// The keys that screens, lists and the frame around them bind; a test holds them against the
  /// screens.
  static let inUse = Set(
    "abcdefghijklmnopqrstuvwxyACDGIKLMNRSU0123456789?/=+-[] ".map(Key.character)
      + [
        .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .pageUp,
        .pageDown, .home, .end, .controlLeft, .controlRight, .function(1), .function(8),
        .function(9), .function(12),
      ] + "abdefklnprsuw".map(Key.control))
}
