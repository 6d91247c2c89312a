import CWchar
import Expectations
import Phrases
import Platform
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
    expectEqual(TextWidth.columns(of: text), columns)
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], true), (["LANG": "ko_KR.utf8"], true),
    (["LANG": "ko_KR.EUC-KR"], false),
    (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], false), (["LC_CTYPE": "xx_YY.UTF8@euro"], true),
    (["LANG": "ko_KR.UTF-8", "LC_ALL": ""], true), ([:], false), (["LANG": "UTF-8"], false),
  ])
  func `the name of a locale says whether it is UTF-8`(variables: [String: String], isUTF8: Bool) {
    expectEqual(TextWidth.namesUTF8 { variables[$0] }, isUTF8)
  }

  @Test(arguments: ["C", "POSIX", "xx", "ko_KR.EUC-KR", ""])
  func `marks are the same in a locale that is not UTF-8`(_ locale: String) async {
    await #expect(processExitsWith: .success) { [locale] in
      setenv("LC_ALL", locale, 1)
      unsetenv("LANG")
      #expect(TextWidth.isUnicode)
      expectEqual(TextWidth.columns(of: "갈비─"), 5)
    }
  }

  @Test(arguments: [
    ("bank-2026-november.csv", 22, "bank-2026-november.csv"),
    ("bank-2026-november.csv", 14, "bank-2…ber.csv"), ("거래내역_국민은행.csv", 12, "거래…행.csv"),
    ("abcdef", 3, "a…f"), ("abcdef", 1, "…"), ("abcdef", 0, "…"), ("", 4, ""),
  ])
  func `a name that is cut in its middle keeps both ends`(
    text: String, columns: Int, shown: String
  ) {
    let cut = TextWidth.cutInMiddle(text, to: columns, .unicode)
    expectEqual(cut, shown)
    #expect(TextWidth.columns(of: cut) <= max(columns, 1))
  }

  @Test func `every control is as wide as its mark`() {
    for value in Array(0...0x1F) + [0x7F] {
      let text = String(decoding: [UInt8(value)], as: UTF8.self)
      expectEqual(TextWidth.columns(of: text), 1)
      expectEqual(TextWidth.columns(of: text, .ascii), 2)
    }
    expectEqual(TextWidth.columns(of: " ~", .ascii), 2)
  }

  @Test func `scalars are decoded from one to four bytes`() {
    let borders = [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
    for value in borders + Array(stride(from: 1, through: 0x10FFFF, by: 1_009)) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let decoded = Array(String(scalar).utf8).withUnsafeBufferPointer {
        UTF8Scalar.decode($0, at: 0)
      }
      expectEqual(decoded.scalar, scalar)
      expectEqual(decoded.length, UTF8.width(scalar))
    }
  }

  /// The fast ways for common characters agree with the slow ones.
  @Test func `a character is as wide alone as beside others`() {
    for block in [0x20...0x24F, 0x2010...0x2600, 0x3000...0x3190, 0x4DF0...0xA010, 0xABF0...0xD7AF]
    {
      for value in block {
        guard let scalar = Unicode.Scalar(value), !ControlCharacters.isEscaped(scalar) else {
          continue
        }
        let columns = Int(wcwidth(wchar_t(value)))
        expectEqual(TextWidth.columns(of: String(scalar)), max(columns, columns == 0 ? 1 : 0))
        expectEqual(TextWidth.columns(of: "…a\(scalar)b"), 3 + columns)
      }
    }
  }

  @Test func `ASCII symbols make wider marks`() {
    expectEqual(TextWidth.columns(of: "\u{1B}[", .ascii), 3)
  }

  @Test(arguments: [
    ("김하늘", 6, "김하늘"), ("김하늘", 5, "김하…"), ("김하늘", 4, "김…"), ("ab", 1, "…"), ("", 3, ""),
    ("e\u{301}e\u{301}e", 2, "e\u{301}…"), ("a\u{1B}bc", 3, "a␛…"),
    (String(repeating: "नमस्ते ", count: 400), 9, "नमस्ते नम…"),
  ])
  func `what does not fit is cut between characters`(text: String, columns: Int, cut: String) {
    expectEqual(Environment(language: .korean).cut(text, to: columns), cut)
    #expect(TextWidth.columns(of: cut) <= columns)
  }
}
