import Testing

@testable import TerminalUI

struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("갈비", 4), ("漢字", 4), ("가a나", 5), ("…", 1), ("é", 1),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}\u{1161}", 2), ("e\u{301}", 1), ("\u{301}", 1),
    ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("❤️", 1), ("1️⃣", 1), ("🇰🇷", 2),
    ("\u{1B}", 1), ("\u{9B}", 8), ("\u{202E}", 8),
  ])
  func `a text is as wide as its cells`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test func `ASCII symbols make wider marks`() {
    #expect(TextWidth.columns(of: "\u{1B}[", .ascii) == 3)
  }
}
