import Expectations
import TerminalUI
import Testing

@testable import NcursesScreen

/// What a terminal says of itself is understood, and never becomes a key.
struct TerminalAnswerTests {
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;16;8t\u{1B}[?62;c"
  private static let xterm = "\u{1B}[?63;1;4;22c"

  /// The answers and the inputs of bytes that come in pieces.
  private func decode(_ bytes: String, by length: Int) -> ([TerminalAnswer], [Input]) {
    var decoder = KeyDecoder()
    var answers: [TerminalAnswer] = []
    var inputs: [Input] = []
    let bytes = Array(bytes.utf8)
    for start in stride(from: 0, to: bytes.count, by: length) {
      inputs += decoder.decode(Array(bytes[start..<min(start + length, bytes.count)]))
      answers += decoder.takeAnswers()
    }
    return (answers, inputs)
  }

  @Test(arguments: [1, 2, 3, 100])
  func `answers come in pieces of any length`(length: Int) throws {
    let cell = try #require(PixelSize(width: 8, height: 16))
    let (answers, inputs) = decode("a\(Self.kitty)b", by: length)
    expectEqual(
      answers,
      [
        .kittyGraphics, .cell(cell), .attributes(level: 62, hasSixels: false, hasClipboard: false),
      ])
    expectEqual(inputs, [.key(.character("a")), .key(.character("b"))])
    let (others, keys) = decode("\u{1B}[A\(Self.xterm)\u{1B}[B", by: length)
    expectEqual(others, [.attributes(level: 63, hasSixels: true, hasClipboard: false)])
    expectEqual(keys, [.key(.up), .key(.down)])
  }

  @Test(arguments: [
    "\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\", "\u{1B}_Gi=3;OK\u{1B}\\", "\u{1B}PGi=31;OK\u{1B}\\",
    "\u{1B}[4;480;640t", "\u{1B}[6;16t", "\u{1B}[6;0;8t", "\u{1B}[6;16;99999999999999999999t",
    "\u{1B}[>1;4c", "\u{1B}[4c", "\u{1B}[?2026;0$y", "\u{1B}[?2026;4$y", "\u{1B}[?2026$y",
    "\u{1B}[2026;1$y", "\u{1B}[?1;2;3$y", "\u{1B}O?1c",
  ])
  func `other reports are no answers`(bytes: String) {
    #expect(decode("\(bytes)z", by: 2) == ([], [.key(.character("z"))]))
  }

  @Test(arguments: [
    ("\u{1B}[?62;52c", TerminalAnswer.attributes(level: 62, hasSixels: false, hasClipboard: true)),
    ("\u{1B}[?1u", .keyProtocol), ("\u{1B}P>|kitty(0.26.5)\u{1B}\\", .name("kitty(0.26.5)")),
    ("\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{1B}\\", .ground(isLight: false)),
    ("\u{1B}]11;rgb:fb/fa/f7\u{7}", .ground(isLight: true)),
    ("\u{1B}]11;rgba:ffff/ffff/e000/8000\u{7}", .ground(isLight: true)),
    ("\u{1B}]11;rgb:0/8/0\u{7}", .ground(isLight: false)),
    ("\u{1B}[?997;1n", .ground(isLight: false)), ("\u{1B}[?997;2n", .ground(isLight: true)),
    ("\u{1B}[?1004;2$y", .mode(1004)), ("\u{1B}[?2031;1$y", .mode(2031)),
    ("\u{1B}[?2031;3$y", .mode(2031)), ("\u{1B}[?2048;2$y", .mode(2048)),
    ("\u{1B}[48;30;100;600;1000t", .size(Size(columns: 100, rows: 30))),
    ("\u{1B}[48;1:2;7;0;0t", .size(Size(columns: 7, rows: 1))),
    ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)),
  ])
  func `what a terminal says of itself comes in pieces too`(bytes: String, answer: TerminalAnswer) {
    for length in 1...4 {
      #expect(decode("\(bytes)z", by: length) == ([answer], [.key(.character("z"))]))
    }
  }

  @Test(arguments: [
    "\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:1/2\u{7}", "\u{1B}]11;rgb:12345/1/1\u{7}",
    "\u{1B}]11;rgb:g/1/1\u{7}", "\u{1B}]10;rgb:1/2/3\u{7}", "\u{1B}]11;white\u{7}",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?998;1n", "\u{1B}[?997n", "\u{1B}[1I",
  ])
  func `what has another form says nothing`(bytes: String) {
    #expect(decode("\(bytes)z", by: 3) == ([], [.key(.character("z"))]))
  }

  @Test func `only a number of its own is that of sixels`() {
    for (attributes, level, hasSixels) in [
      ("62;4", 62, true), ("62;14;44", 62, false), ("4", 4, false), ("", 0, false),
      ("1;2;4;9", 1, true),
    ] {
      expectEqual(
        decode("\u{1B}[?\(attributes)c", by: 100).0,
        [
          .attributes(level: level, hasSixels: hasSixels, hasClipboard: false)
        ])
    }
  }

  @Test(arguments: [("\u{1B}[2;2R", 1), ("\u{1B}[2;3R", 2)])
  func `the place of the cursor is the width of a lone jamo`(bytes: String, columns: Int) {
    let (answers, inputs) = decode("a\(bytes)b", by: 1)
    expectEqual(answers, [.jamo(columns: columns)])
    expectEqual(inputs, [.key(.character("a")), .key(.character("b"))])
  }

  @Test func `behind each lone jamo stands a blank, and behind nothing else`() {
    let text = "a\u{3130}ㄱㅎㆎ\u{318F}가ㅁ\u{1B}[1mあ。ㅏ"
    let padded = LoneJamo.padded(Array(text.utf8))
    expectEqual(String(decoding: padded, as: UTF8.self), "a\u{3130}ㄱ ㅎ ㆎ \u{318F}가ㅁ \u{1B}[1mあ。ㅏ ")
    expectEqual(LoneJamo.padded([0xE3, 0x84]), [0xE3, 0x84])
  }
}
