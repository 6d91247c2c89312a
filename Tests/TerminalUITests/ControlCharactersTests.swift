import Expectations
import TerminalUITesting
import Testing

@testable import TerminalUI

struct ControlCharactersTests {
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
    expectEqual(ControlCharacters.escaped(text), shown)
  }

  @Test(
    arguments: [
      0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200B,
      0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F,
    ] as [ClosedRange<UInt32>])
  func `every scalar that shows nothing, or moves what is shown, is marked`(
    values: ClosedRange<UInt32>
  ) {
    let scalars = values.compactMap(Unicode.Scalar.init)
    expectEqual(scalars.count, values.count)
    #expect(scalars.allSatisfy(ControlCharacters.isEscaped))
  }

  /// The flags of regions are a black flag and tags.
  @Test(arguments: ["gbeng", "gbsct", "gbwls", "usca", "fr2a"])
  func `a flag of tags stays, and is one character of two columns`(region: String) {
    let flag = Self.flag(region)
    expectEqual(ControlCharacters.escaped("a\(flag)b"), "a\(flag)b")
    expectEqual(TextWidth.columns(of: "a\(flag)b"), 4)
    expectEqual(TextWidth.cut("\(flag)\(flag)\(flag)", to: 5, .unicode), "\(flag)\(flag)…")
  }

  @Test func `tags that are no flag are visible`() {
    let tags = String(String.UnicodeScalarView(Self.flag("gbsct").unicodeScalars.dropFirst()))
    let unended = String(Self.flag("gbsct").unicodeScalars.dropLast().map(Character.init))
    for text in [
      tags, "a" + tags, unended, Self.flag("gb"), Self.flag("gbsctxyz"), Self.flag("g b"),
    ] {
      let shown = ControlCharacters.escaped(text)
      #expect(shown.contains("⟨U+E0067⟩"))
      #expect(!shown.unicodeScalars.contains { (0xE0000...0xE007F).contains($0.value) })
    }
    let twice = Self.flag("gbsct") + "\u{E0067}"
    expectEqual(ControlCharacters.escaped(twice), Self.flag("gbsct") + "⟨U+E0067⟩")
  }

  private static func flag(_ region: String) -> String {
    var text = String.UnicodeScalarView("🏴".unicodeScalars)
    text.append(contentsOf: region.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xE0000) })
    text.append("\u{E007F}")
    return String(text)
  }

  @Test func `what stands beside them in Unicode, joiners and letters stay`() {
    let beside = "\u{20}~\u{A0}¬®\u{61B}\u{61E}\u{180D}\u{200A}\u{200C}\u{200D}\u{2010}\u{2027}"
    let others = "\u{202F}\u{205F}\u{2070}\u{FE0F}！\u{FFFC}\u{FFFD}\u{E0100}가힣一鿿〇"
    for scalar in (beside + others).unicodeScalars {
      #expect(!ControlCharacters.isEscaped(scalar), "\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `marks in ASCII say the same`() {
    expectEqual(ControlCharacters.escaped("\u{1B}[\u{0}\u{7F}\u{9B}", .ascii), "^[[^@^?<U+009B>")
  }

  @Test func `no scalar passes that a terminal could take for a command`() {
    for value in (0...0x3000) where (0..<0x20).contains(value) || (0x7F...0x9F).contains(value) {
      let text = Unicode.Scalar(UInt32(value)).map { String($0) } ?? ""
      #expect(
        !ControlCharacters.escaped(text).unicodeScalars.contains { $0.value == UInt32(value) })
    }
  }

  @Test(arguments: hardTexts)
  func `making harmless twice is making harmless once`(text: String) {
    let once = ControlCharacters.escaped(text)
    expectEqual(ControlCharacters.escaped(once), once)
    #expect(!once.unicodeScalars.contains(where: ControlCharacters.isEscaped))
  }
}
