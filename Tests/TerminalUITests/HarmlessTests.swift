import Testing
import Trials

@testable import TerminalUI

struct HarmlessTests {
  @Test(arguments: [
    ("갈비 ok 漢字 😀 e\u{301}", "갈비 ok 漢字 😀 e\u{301}"),
    ("\u{1B}]0;PWNED\u{7}", "␛]0;PWNED␇"),
    ("\u{9B}31m", "⟨U+009B⟩31m"),
    ("\u{202E}x", "⟨U+202E⟩x"),
    ("a\tb\r\nc\u{0}\u{7F}", "a␉b␍␊c␀␡"),
    ("\u{61C}\u{200E}\u{200F}\u{2066}\u{2069}", "⟨U+061C⟩⟨U+200E⟩⟨U+200F⟩⟨U+2066⟩⟨U+2069⟩"),
    ("\u{2028}\u{2029}\u{FEFF}", "⟨U+2028⟩⟨U+2029⟩⟨U+FEFF⟩"),
    ("🏴\u{E0067}", "🏴⟨U+E0067⟩"),
    ("\u{200B}\u{AD}", "⟨U+200B⟩⟨U+00AD⟩"),
    ("\u{FFFF}", "⟨U+FFFF⟩"),
  ])
  func `controls become visible marks`(text: String, shown: String) {
    #expect(Harmless.text(text) == shown)
  }

  @Test func `marks in ASCII say the same`() {
    #expect(Harmless.text("\u{1B}[\u{0}\u{7F}\u{9B}", .ascii) == "^[[^@^?<U+009B>")
  }

  @Test func `no scalar passes that a terminal could take for a command`() {
    for value in (0...0x3000) where (0..<0x20).contains(value) || (0x7F...0x9F).contains(value) {
      let text = Unicode.Scalar(UInt32(value)).map { String($0) } ?? ""
      #expect(!Harmless.text(text).unicodeScalars.contains { $0.value == UInt32(value) })
    }
  }

  @Test(arguments: hardTexts)
  func `making harmless twice is making harmless once`(text: String) {
    let once = Harmless.text(text)
    #expect(Harmless.text(once) == once)
    #expect(!once.unicodeScalars.contains(where: Harmless.isHarmful))
  }
}
