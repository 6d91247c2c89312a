import TerminalUI
import Testing

@testable import NcursesScreen

/// What each read of `reads` brings, read by read.
private func decode(_ reads: String...) -> [[Input]] {
  var decoder = KeyDecoder()
  return reads.map { decoder.decode(Array($0.utf8)) }
}

/// What bytes bring and, after a time-out, what is still unfinished brings.
private func decodeAndExpire(_ bytes: String) -> [Input] {
  var decoder = KeyDecoder()
  let inputs = decoder.decode(Array(bytes.utf8))
  return inputs + decoder.expire()
}

struct KeyDecoderTests {
  @Test(arguments: [
    ("\r", Key.enter), ("\n", .enter), ("\t", .tab), ("\u{1B}[Z", .backTab),
    ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1B}[3~", .delete), (" ", .character(" ")),
    ("\u{1}", .control("a")), ("\u{1A}", .control("z")), ("\u{1B}[A", .up), ("\u{1B}OB", .down),
    ("\u{1B}[1;2C", .right), ("\u{1B}[1;5C", .controlRight), ("\u{1B}[1;6D", .controlLeft),
    ("\u{1B}Oc", .controlRight), ("\u{1B}Od", .controlLeft), ("\u{1B}OD", .left),
    ("\u{1B}[5~", .pageUp),
    ("\u{1B}[6;2~", .pageDown),
    ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}OF", .end),
    ("\u{1B}[4~", .end), ("\u{1B}[8~", .end), ("\u{1B}OP", .function(1)),
    ("\u{1B}[11~", .function(1)), ("\u{1B}[[A", .function(1)), ("\u{1B}[[E", .function(5)),
    ("\u{1B}[15~", .function(5)), ("\u{1B}[17~", .function(6)), ("\u{1B}[21~", .function(10)),
    ("\u{1B}[24~", .function(12)), ("\u{1B}[1;2R", .function(3)), ("\u{1B}OM", .enter),
    ("\u{1B}Oj", .character("*")), ("\u{1B}Oy", .character("9")), ("ㄱ", .character("ㄱ")),
    ("\u{1100}", .character("\u{1100}")), ("👍", .character("👍")),
  ])
  func `a key has one name however it is sent`(bytes: String, key: Key) {
    #expect(decode(bytes) == [[.key(key)]])
  }

  @Test(arguments: [
    "\u{1B}[99~", "\u{1B}[?62;22c", "\u{1B}[>1;2c", "\u{1B}[24;80R", "\u{1B}[I", "\u{1B}[<2;1;2m",
    "\u{1B}[<0;0;2M", "\u{1B}[<0;1M", "\u{1B}[<;;M", "\u{1B}[<0;1;2;3M",
    "\u{1B}[<2;1;2M", "\u{1B}[<35;1;2M", "\u{1B}[<66;1;2M", "\u{1B}[<0;99999999999999999999;1M",
    "\u{1B}[M !!", "\u{1B}[?2026;2$y", "\u{1B}[201~", "\u{1B}O~", "\u{1B}]11;rgb:1/2/3\u{7}",
    "\u{1B}]11;rgb:1/2/3\u{1B}\\", "\u{1B}P>|name\u{1B}\\", "\u{1B}_Gi=1\u{1B}\\", "\u{0}",
    "\u{1F}",
    "\u{9B}",
  ])
  func `what no key sends brings nothing`(bytes: String) {
    #expect(decode(bytes + "z") == [[.key(.character("z"))]])
  }

  @Test(arguments: [
    ("0;1;1", Mouse(.click, at: .zero)),
    ("0;200;50", Mouse(.click, at: Point(column: 199, row: 49))),
    ("16;3;4", Mouse(.click, at: Point(column: 2, row: 3))),
    ("32;3;4", Mouse(.drag, at: Point(column: 2, row: 3))),
    ("64;1;2", Mouse(.wheel(-1), at: Point(column: 0, row: 1))),
    ("69;1;2", Mouse(.wheel(1), at: Point(column: 0, row: 1))),
  ])
  func `a click and a notch of the wheel are reported in digits`(numbers: String, mouse: Mouse) {
    #expect(
      decode("a\u{1B}[<\(numbers)Mb") == [
        [.key(.character("a")), .mouse(mouse), .key(.character("b"))]
      ])
  }

  @Test func `only the last point of a drag in one read counts, and its end is reported`() {
    let point = Point(column: 4, row: 7)
    #expect(
      decode("\u{1B}[<0;5;6M\u{1B}[<32;5;7M\u{1B}[<32;5;8M\u{1B}[<0;5;8m") == [
        [
          .mouse(Mouse(.click, at: Point(column: 4, row: 5))), .mouse(Mouse(.drag, at: point)),
          .mouse(Mouse(.release, at: point)),
        ]
      ])
  }

  @Test func `the notches of one read at one place are one turn of the wheel`() {
    let (up, down) = ("\u{1B}[<64;5;6M", "\u{1B}[<65;5;6M")
    let point = Point(column: 4, row: 5)
    #expect(
      decode(down + down + down + up, down + down) == [
        [.mouse(Mouse(.wheel(2), at: point))], [.mouse(Mouse(.wheel(2), at: point))],
      ])
    #expect(
      decode(down + "\u{1B}[<65;5;7M" + "j" + "\u{1B}[<65;5;7M") == [
        [
          .mouse(Mouse(.wheel(1), at: point)),
          .mouse(Mouse(.wheel(1), at: Point(column: 4, row: 6))), .key(.character("j")),
          .mouse(Mouse(.wheel(1), at: Point(column: 4, row: 6))),
        ]
      ])
  }

  @Test(arguments: ["\u{1B}[<", "\u{1B}[<0", "\u{1B}[<0;12;", "\u{1B}[<65;120;30"])
  func `a report of the mouse that comes in two halves, far apart, is no text`(start: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(start.utf8)) == [])
    #expect(decoder.expire() == [])
    #expect(decoder.unfinished == nil)
    #expect(decoder.decode(Array(";7;8Mq".utf8)) == [.key(.character("q"))])
  }

  @Test func `after half a report of the mouse a letter is a letter again`() {
    var decoder = KeyDecoder()
    _ = decoder.decode(Array("\u{1B}[<0;1".utf8))
    _ = decoder.expire()
    #expect(decoder.decode(Array("j5".utf8)) == [.key(.character("j")), .key(.character("5"))])
    _ = decoder.decode(Array("\u{1B}[<0;1".utf8))
    _ = decoder.expire()
    #expect(
      decoder.decode(Array((String(repeating: "1", count: 17)).utf8)) == [.key(.character("1"))])
  }

  @Test func `a sequence may be cut anywhere`() {
    #expect(decode("\u{1B}", "[1", ";5", "A") == [[], [], [], [.key(.up)]])
  }

  @Test func `a character may be cut anywhere`() {
    var decoder = KeyDecoder()
    let reads = Array("한👍".utf8).map { decoder.decode([$0]) }
    #expect(
      reads == [
        [], [], [.key(.character("한"))], [], [], [], [.key(.character("👍"))],
      ])
  }

  @Test func `bytes that are not UTF-8 are dropped`() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] = [0xFF, 0xED, 0x95, 0x61, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0x62]
    #expect(decoder.decode(bytes) == [.key(.character("a")), .key(.character("b"))])
  }

  @Test func `what arrives together is cut in clusters`() {
    #expect(
      decode("e\u{301}👨‍👩‍👧가") == [
        [
          .key(.character("e\u{301}")), .key(.character("👨‍👩‍👧")), .key(.character("가")),
        ]
      ])
  }

  @Test func `escape alone is a key when nothing follows in time`() {
    #expect(decode("\u{1B}") == [[]])
    #expect(decodeAndExpire("\u{1B}") == [.key(.escape)])
  }

  @Test func `escape and a key that came together are two keys`() {
    #expect(
      decode("\u{1B}j\u{1B}\u{1B}[A") == [
        [.key(.escape), .key(.character("j")), .key(.escape), .key(.up)]
      ])
  }

  @Test(arguments: ["[", "O", "P", "]"])
  func `a bracket typed after escape is a key`(bracket: String) {
    #expect(
      decodeAndExpire("\u{1B}\(bracket)") == [.key(.escape), .key(.character(Character(bracket)))])
  }

  @Test(arguments: ["\u{1B}[1;", "\u{1B}]0;x", "\u{1B}[M "])
  func `a sequence that never ends brings nothing`(bytes: String) {
    #expect(decodeAndExpire(bytes).isEmpty)
  }

  @Test func `a control character breaks a sequence off and counts`() {
    #expect(decode("\u{1B}[1\r") == [[.key(.enter)]])
  }

  @Test func `a paste is one input, whatever it holds`() {
    #expect(
      decode("a\u{1B}[200~q\r\u{1B}[A\u{3}한\u{1B}[201~b") == [
        [.key(.character("a")), .paste("q\r\u{1B}[A\u{3}한"), .key(.character("b"))]
      ])
  }

  @Test func `a paste may be cut anywhere`() {
    #expect(
      decode("\u{1B}[200", "~on", "e\u{1B}[2", "01~") == [[], [], [], [.paste("one")]])
  }

  @Test func `the end of a paste inside of it does not end it`() {
    #expect(
      decode("\u{1B}[200~one\u{1B}[201~q\r\u{1B}[201~\u{1B}[200~two\u{1B}[201~") == [
        [.paste("one\u{1B}[201~q\r"), .paste("two")]
      ])
  }

  @Test func `a paste that does not end is what has come of it`() {
    #expect(decodeAndExpire("\u{1B}[200~one") == [.paste("one")])
    #expect(decodeAndExpire("\u{1B}[200~").isEmpty)
  }

  @Test func `a paste is cut at its limit and its end is still found`() {
    let limit = String(repeating: "x", count: PasteBytes.limit)
    let inputs = decode("\u{1B}[200~\(limit)\(limit.prefix(70_000))\u{1B}[201~z")
    #expect(inputs == [[.paste(limit), .key(.character("z"))]])
  }

  @Test func `a paste is not cut within a character`() {
    let fitting = String(repeating: "x", count: PasteBytes.limit - 1)
    #expect(decode("\u{1B}[200~\(fitting)한\u{1B}[201~") == [[.paste(fitting)]])
  }

  @Test func `only what is unfinished is waited for`() {
    let reads: [(String, KeyDecoder.Unfinished?)] = [
      ("x", nil), ("\u{1B}", .escape), ("[", .sequence), ("20", .sequence), ("0~", .paste),
      ("y\u{1B}[201~", nil), ("\u{1B}]", .sequence), ("1", .answer), ("\u{7}", nil),
      ("\u{1B}[", .sequence), ("?", .answer), ("62c", nil), ("\u{1B}P", .sequence),
      (">", .answer), ("\u{1B}\\", nil),
    ]
    var decoder = KeyDecoder()
    for (bytes, unfinished) in reads {
      _ = decoder.decode(Array(bytes.utf8))
      #expect(decoder.unfinished == unfinished, "after \(bytes.debugDescription)")
    }
  }
}
