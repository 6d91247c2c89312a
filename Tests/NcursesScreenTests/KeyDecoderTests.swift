import Expectations
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
    ("\u{1B}[1;2C", .shift(.right)), ("\u{1B}[1;5C", .controlRight),
    ("\u{1B}[1;6D", .shift(.wordLeft)), ("\u{1B}[1;4D", .shift(.wordLeft)),
    ("\u{1B}[1;3D", .altLeft), ("\u{1B}\u{1B}[C", .altRight), ("\u{1B}\u{1B}OC", .altRight),
    ("\u{1B}[1;2A", .shift(.up)), ("\u{1B}[1;3B", .down), ("\u{1B}[a", .shift(.up)),
    ("\u{1B}[1;2H", .shift(.home)), ("\u{1B}[7$", .shift(.home)), ("\u{1B}[8;2~", .shift(.end)),
    ("\u{1B}[3;5~", .altDelete), ("\u{1B}[3^", .altDelete), ("\u{1B}\u{1B}[3~", .altDelete),
    ("\u{1B}\u{7F}", .altBackspace), ("\u{1B}\u{8}", .altBackspace),
    ("\u{1B}[27;3;98~", .alt("b")), ("\u{1F}", .control("_")), ("\u{1B}b", .alt("b")),
    ("\u{1B}D", .alt("d")), ("\u{1B}ㅇ", .alt("d")), ("\u{1B}é", .alt("é")), ("\u{1B}1", .alt("1")),
    ("\u{1B} ", .alt(" ")),
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
    expectEqual(decode(bytes), [[.key(key)]])
  }

  @Test(arguments: [
    "\u{1B}[99~", "\u{1B}[?62;22c", "\u{1B}[>1;2c", "\u{1B}[24;80R", "\u{1B}[I", "\u{1B}[<2;1;2m",
    "\u{1B}[<0;0;2M", "\u{1B}[<0;1M", "\u{1B}[<;;M", "\u{1B}[<0;1;2;3M",
    "\u{1B}[<2;1;2M", "\u{1B}[<35;1;2M", "\u{1B}[<66;1;2M", "\u{1B}[<0;99999999999999999999;1M",
    "\u{1B}[M !!", "\u{1B}[?2026;2$y", "\u{1B}[201~", "\u{1B}O~", "\u{1B}]11;rgb:1/2/3\u{7}",
    "\u{1B}]11;rgb:1/2/3\u{1B}\\", "\u{1B}P>|name\u{1B}\\", "\u{1B}_Gi=1\u{1B}\\", "\u{0}",
    "\u{1E}",
    "\u{9B}", "\u{1B}\r", "\u{1B}\t", "\u{1B}\u{4}", "\u{1B}\u{1A}", "\u{1B}\u{1B}OS",
    "\u{1B}[1;3S", "\u{1B}[15;3~", "\u{1B}[27;3;13~",
  ])
  func `what no key sends brings nothing`(bytes: String) {
    expectEqual(decode(bytes + "z"), [[.key(.character("z"))]])
  }

  @Test(arguments: [
    ("0;1;1", Mouse(.press, at: .zero)),
    ("0;200;50", Mouse(.press, at: Point(column: 199, row: 49))),
    ("16;3;4", Mouse(.press, at: Point(column: 2, row: 3))),
    ("32;3;4", Mouse(.drag, at: Point(column: 2, row: 3))),
    ("64;1;2", Mouse(.wheel(-1), at: Point(column: 0, row: 1))),
    ("69;1;2", Mouse(.wheel(1), at: Point(column: 0, row: 1))),
  ])
  func `a press and a notch of the wheel are reported in digits`(numbers: String, mouse: Mouse) {
    expectEqual(
      decode("a\u{1B}[<\(numbers)Mb"),
      [
        [.key(.character("a")), .mouse(mouse), .key(.character("b"))]
      ])
  }

  @Test func `only the last point of a drag in one read counts, and its end is reported`() {
    let point = Point(column: 4, row: 7)
    expectEqual(
      decode("\u{1B}[<0;5;6M\u{1B}[<32;5;7M\u{1B}[<32;5;8M\u{1B}[<0;5;8m"),
      [
        [
          .mouse(Mouse(.press, at: Point(column: 4, row: 5))), .mouse(Mouse(.drag, at: point)),
          .mouse(Mouse(.release, at: point)),
        ]
      ])
  }

  @Test func `the notches of one read at one place are one turn of the wheel`() {
    let (up, down) = ("\u{1B}[<64;5;6M", "\u{1B}[<65;5;6M")
    let point = Point(column: 4, row: 5)
    expectEqual(
      decode(down + down + down + up, down + down),
      [
        [.mouse(Mouse(.wheel(2), at: point))], [.mouse(Mouse(.wheel(2), at: point))],
      ])
    expectEqual(
      decode(down + "\u{1B}[<65;5;7M" + "j" + "\u{1B}[<65;5;7M"),
      [
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
    expectEqual(decoder.decode(Array(start.utf8)), [])
    expectEqual(decoder.expire(), [])
    expectEqual(decoder.unfinished, nil)
    expectEqual(decoder.decode(Array(";7;8Mq".utf8)), [.key(.character("q"))])
  }

  @Test func `after half a report of the mouse a letter is a letter again`() {
    var decoder = KeyDecoder()
    _ = decoder.decode(Array("\u{1B}[<0;1".utf8))
    _ = decoder.expire()
    expectEqual(decoder.decode(Array("j5".utf8)), [.key(.character("j")), .key(.character("5"))])
    _ = decoder.decode(Array("\u{1B}[<0;1".utf8))
    _ = decoder.expire()
    expectEqual(
      decoder.decode(Array((String(repeating: "1", count: 17)).utf8)), [.key(.character("1"))])
  }

  @Test func `a sequence may be cut anywhere`() {
    expectEqual(decode("\u{1B}", "[1", ";5", "A"), [[], [], [], [.key(.up)]])
  }

  @Test func `a character may be cut anywhere`() {
    var decoder = KeyDecoder()
    let reads = Array("한👍".utf8).map { decoder.decode([$0]) }
    expectEqual(
      reads,
      [
        [], [], [.key(.character("한"))], [], [], [], [.key(.character("👍"))],
      ])
  }

  @Test func `bytes that are not UTF-8 are dropped`() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] = [0xFF, 0xED, 0x95, 0x61, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0x62]
    expectEqual(decoder.decode(bytes), [.key(.character("a")), .key(.character("b"))])
  }

  @Test func `what arrives together is cut in clusters`() {
    expectEqual(
      decode("e\u{301}👨‍👩‍👧가"),
      [
        [
          .key(.character("e\u{301}")), .key(.character("👨‍👩‍👧")), .key(.character("가")),
        ]
      ])
  }

  @Test func `escape alone is a key when nothing follows in time`() {
    expectEqual(decode("\u{1B}"), [[]])
    expectEqual(decodeAndExpire("\u{1B}"), [.key(.escape)])
  }

  @Test func `escape and a letter that came together are the letter with Alt`() {
    expectEqual(
      decode("\u{1B}j\u{1B}\u{1B}j\u{1B}\u{1B}\u{1B}k"),
      [
        [
          .key(.alt("j")), .key(.escape), .key(.alt("j")), .key(.escape), .key(.escape),
          .key(.alt("k")),
        ]
      ])
    expectEqual(decodeAndExpire("\u{1B}\u{1B}"), [.key(.escape), .key(.escape)])
  }

  @Test(arguments: ["d", "q", "[", "O", "]", "1", "ㅇ"])
  func `escape and a letter that comes later are two keys`(letter: String) {
    var decoder = KeyDecoder()
    expectEqual(decoder.decode([0x1B]), [])
    expectEqual(decoder.expire(), [.key(.escape)])
    expectEqual(decoder.decode(Array(letter.utf8)), [.key(.character(Character(letter)))])
    expectEqual(decoder.unfinished, nil)
  }

  @Test(arguments: ["[", "O", "P", "]", "X", "^", "_"])
  func `Alt with what sequences begin with is a key of its own`(introducer: String) {
    var decoder = KeyDecoder()
    expectEqual(decoder.decode(Array("\u{1B}\(introducer)".utf8)), [])
    expectEqual(decoder.expire(), [])
    expectEqual(
      decoder.decode(Array("j".utf8)),
      [.key(.alt(typed: Character(introducer))), .key(.character("j"))])
  }

  /// A key or an answer, cut at every place, with a pause there that ends the wait.
  @Test(
    arguments: [
      ("\u{1B}[A", [.key(.up)]), ("\u{1B}OB", [.key(.down)]),
      ("\u{1B}[1;5C", [.key(.controlRight)]),
      ("\u{1B}[3~", [.key(.delete)]), ("\u{1B}[15~", [.key(.function(5))]),
      ("\u{1B}[Z", [.key(.backTab)]), ("\u{1B}[[A", [.key(.function(1))]),
      ("\u{1B}[27u", [.key(.escape)]), ("\u{1B}[98;3u", [.key(.alt("b"))]),
      ("\u{1B}[200~dq\u{1B}[201~", [.paste("dq")]), ("\u{1B}[?62;22c", []), ("\u{1B}[24;80R", []),
      ("\u{1B}[6;20;10t", []), ("\u{1B}[I", []), ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", []),
      ("\u{1B}]11;rgb:1/2/3\u{7}", []), ("\u{1B}P>|kitty(0.26.5)\u{1B}\\", []),
      ("\u{1B}_Gi=31;OK\u{1B}\\", []), ("\u{1B}[?2026;2$y", []),
    ] as [(String, [Input])])
  func `what has begun is never escape and letters, however long it pauses`(
    text: String, inputs: [Input]
  ) {
    let bytes = Array(text.utf8)
    for cut in 1..<bytes.count {
      var decoder = KeyDecoder()
      decoder.awaitsAnswers = true
      var came = decoder.decode(Array(bytes[..<cut])) + decoder.expire() + decoder.expire()
      came += decoder.decode(Array(bytes[cut...])) + decoder.expire()
      // A lone Esc that was waited for in vain is one.
      if cut == 1 { expectEqual(came.removeFirst(), .key(.escape)) }
      expectEqual(came, inputs, "cut after \(cut)")
      expectEqual(decoder.decode(Array("z".utf8)), [.key(.character("z"))])
    }
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;rgb:1/2/3\u{7}",
    "\u{1B}P>|kitty(0.26.5)\u{1B}\\", "\u{1B}P1+r524742\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
  ])
  func `an answer that nothing waits for any more is no letters, wherever it pauses`(text: String) {
    let bytes = Array(text.utf8)
    for cut in 2..<bytes.count {
      var decoder = KeyDecoder()
      var came = decoder.decode(Array(bytes[..<cut])) + decoder.expire() + decoder.expire()
      came += decoder.decode(Array(bytes[cut...])) + decoder.expire()
      expectEqual(came, [], "cut after \(cut)")
      expectEqual(decoder.decode(Array("z".utf8)), [.key(.character("z"))])
    }
  }

  @Test func `an answer that comes byte by byte, with a pause after each, is no letters`() {
    for text in ["\u{1B}]11;rgb:1/2/3\u{7}", "\u{1B}P>|foot\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\"] {
      var decoder = KeyDecoder()
      decoder.awaitsAnswers = true
      var came: [Input] = []
      for byte in text.utf8 { came += decoder.decode([byte]) + decoder.expire() }
      expectEqual(came, [.key(.escape)])
      expectEqual(decoder.decode(Array("z".utf8)), [.key(.character("z"))])
    }
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:1/2/3\u{7}", "\u{1B}P>|foot\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}[?62;22c",
    "\u{1B}[24;80R", "\u{1B}[<64;10;16M",
  ])
  func `an answer in three pieces is no letters, also if the second is one byte`(text: String) {
    let bytes = Array(text.utf8)
    for cut in 2..<bytes.count {
      var decoder = KeyDecoder()
      decoder.awaitsAnswers = true
      var came: [Input] = []
      for piece in [bytes[..<1], bytes[1..<cut], bytes[cut...]] {
        came += decoder.decode(Array(piece)) + decoder.expire()
      }
      // What is left of a report that has paused is dropped.
      let isWheel = text.hasSuffix("M") && cut == 2
      expectEqual(
        came,
        [.key(.escape)]
          + (isWheel ? [.mouse(Mouse(.wheel(-1), at: Point(column: 9, row: 15)))] : []),
        "cut after \(cut)")
      expectEqual(decoder.decode(Array("z".utf8)), [.key(.character("z"))])
    }
  }

  @Test(arguments: ["[", "]", "P", "_", "]1", "P>"])
  func `what is typed after an escape while an answer is due comes when none does`(text: String) {
    let keys = text.map { Input.key(.character($0)) }
    for isFollowed in [true, false] {
      var decoder = KeyDecoder()
      decoder.awaitsAnswers = true
      var came = decoder.decode([0x1B]) + decoder.expire()
      for byte in text.utf8 { came += decoder.decode([byte]) + decoder.expire() }
      expectEqual(came, [.key(.escape)])
      expectEqual(decoder.unfinished, .introducer)
      if isFollowed {
        expectEqual(decoder.decode(Array("j".utf8)), keys + [.key(.character("j"))])
      } else {
        expectEqual(decoder.expireIntroducer(), keys)
        expectEqual(decoder.decode(Array("j".utf8)), [.key(.character("j"))])
      }
    }
  }

  @Test(arguments: [true, false])
  func `what is typed after Alt and a bracket is all there, also if it began like an answer`(
    isDue: Bool
  ) {
    func keys(_ text: String) -> [Input] { text.map { .key(.character($0)) } }
    let alt = Input.key(.alt("]"))
    for pauses in [true, false] {
      var decoder = KeyDecoder()
      decoder.awaitsAnswers = isDue
      var came = decoder.decode(Array("\u{1B}]".utf8))
      if pauses { came += decoder.expire() }
      for byte in "12j;".utf8 { came += decoder.decode([byte]) }
      expectEqual(came, [alt] + keys("12j;"))
      came = decoder.decode(Array("\u{1B}]".utf8))
      if pauses { came += decoder.expire() }
      for byte in "1\r".utf8 { came += decoder.decode([byte]) }
      expectEqual(came, [alt] + keys("1") + [.key(.enter)])
    }
  }

  @Test func `a digit after Alt and a bracket comes after a while by itself`() {
    var decoder = KeyDecoder()
    expectEqual(decoder.decode(Array("\u{1B}]".utf8)) + decoder.decode(Array("1".utf8)), [])
    expectEqual(decoder.unfinished, .string)
    expectEqual(decoder.expire(), [.key(.alt("]")), .key(.character("1"))])
  }

  @Test func `an answer that never ends is left with Enter, and with any key of several bytes`() {
    for (key, input) in [("\r", Key.enter), ("\u{1B}[A", .up), ("\u{1B}[27u", .escape)] {
      var decoder = KeyDecoder()
      expectEqual(decoder.decode(Array("\u{1B}]11;rgb:ff".utf8)), [])
      expectEqual(decoder.expire(), [])
      expectEqual(decoder.decode(Array(key.utf8)), [.key(input)])
      expectEqual(decoder.decode(Array("z".utf8)), [.key(.character("z"))])
    }
  }

  @Test(
    arguments: [
      ("\u{1B}[<65;10;5M", [.mouse(Mouse(.wheel(1), at: Point(column: 9, row: 4)))]),
      ("\u{1B}[200~dq\u{1B}[201~", [.paste("dq")]), ("\u{1B}[48;24;80;480;800t", []),
      ("\u{1B}[O", []),
      ("\u{1B}[?997;1n", []),
    ] as [(String, [Input])])
  func `escape before a report or a paste is a key`(report: String, inputs: [Input]) {
    expectEqual(decode("\u{1B}" + report), [[.key(.escape)] + inputs])
    expectEqual(decode("\u{1B}", report), [[], [.key(.escape)] + inputs])
  }

  @Test(arguments: ["P", "]", "X", "^", "_"])
  func `Alt with what strings begin with swallows nothing that is typed then`(introducer: String) {
    let typed = "hello".map { [Input.key(.character($0))] }
    let alt = Input.key(.alt(typed: Character(introducer)))
    expectEqual(
      decode("\u{1B}\(introducer)", "h", "e", "l", "l", "o"),
      [[], [alt] + typed[0]] + typed.dropFirst())
  }

  @Test func `a string that nothing has asked for ends after a while`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}]1".utf8)) == [] && decoder.unfinished == .string)
    #expect(decoder.decode(Array("25".utf8)) == [] && decoder.unfinished == .string)
    expectEqual(decoder.expire(), [])
    expectEqual(decoder.decode(Array("a".utf8)), [.key(.character("a"))])
  }

  @Test(arguments: ["[2026] 점심", "[A] 항목", "O.K."])
  func `what is pasted plainly after an escape is text`(text: String) {
    var decoder = KeyDecoder()
    expectEqual(decoder.decode([0x1B]) + decoder.expire(), [.key(.escape)])
    expectEqual(decoder.decode(Array(text.utf8)), text.map { .key(.character($0)) })
  }

  @Test func `what is behind Ctrl-C in a paste that has paused is no key`() {
    var decoder = KeyDecoder()
    expectEqual(decoder.decode(Array("\u{1B}[200~one".utf8)) + decoder.expire(), [])
    expectEqual(decoder.decode(Array("\u{1B}[99;5ud\r".utf8)), [])
    expectEqual(decoder.decode(Array("\u{1B}[201~".utf8)), [.paste("one\u{1B}[99;5ud\r")])
  }

  @Test(arguments: ["\u{1B}[1;", "\u{1B}]0;x", "\u{1B}[M "])
  func `a sequence that never ends brings nothing`(bytes: String) {
    #expect(decodeAndExpire(bytes).isEmpty)
  }

  @Test func `a control character breaks a sequence off and counts`() {
    expectEqual(decode("\u{1B}[1\r"), [[.key(.enter)]])
  }

  @Test func `a paste is one input, whatever it holds`() {
    expectEqual(
      decode("a\u{1B}[200~q\r\u{1B}[A\u{3}한\u{1B}[201~b"),
      [
        [.key(.character("a")), .paste("q\r\u{1B}[A\u{3}한"), .key(.character("b"))]
      ])
  }

  @Test func `a paste may be cut anywhere`() {
    expectEqual(decode("\u{1B}[200", "~on", "e\u{1B}[2", "01~"), [[], [], [], [.paste("one")]])
  }

  @Test func `the end of a paste inside of it does not end it`() {
    expectEqual(
      decode("\u{1B}[200~one\u{1B}[201~q\r\u{1B}[201~\u{1B}[200~two\u{1B}[201~"),
      [
        [.paste("one\u{1B}[201~q\r"), .paste("two")]
      ])
  }

  @Test(arguments: ["", "o", "one\r", "one\u{1B}", "one\u{1B}[201"])
  func `a paste that pauses goes on until its end`(start: String) {
    var decoder = KeyDecoder()
    expectEqual(decoder.decode(Array("\u{1B}[200~\(start)".utf8)), [])
    for _ in 0..<3 {
      expectEqual(decoder.expire(), [])
      expectEqual(decoder.unfinished, .paste)
    }
    let rest = start.hasSuffix("201") ? "~" : "dq\r\u{1B}[201~"
    let text = start.hasSuffix("201") ? "one" : start + "dq\r"
    expectEqual(decoder.decode(Array(rest.utf8)), [.paste(text)])
    expectEqual(decoder.decode(Array("j".utf8)), [.key(.character("j"))])
  }

  @Test func `Ctrl-C and Ctrl-backslash are keys, after whatever has begun, and not in a paste`() {
    for start in ["", "a", "\u{1B}", "\u{1B}[1;", "\u{1B}]52;c;", "\u{1B}_G", "\u{1B}\u{1B}"] {
      for (byte, key) in [(0x03 as UInt8, Key.control("c")), (0x1C, .control("\\"))] {
        var decoder = KeyDecoder()
        expectEqual(decoder.decode(Array(start.utf8) + [byte]).last, .key(key))
        expectEqual(decoder.decode(Array("j".utf8)), [.key(.character("j"))])
      }
    }
    expectEqual(
      decode("\u{1B}[200~x\u{03}y\u{1C}\u{1B}[201~z"),
      [[.paste("x\u{03}y\u{1C}"), .key(.character("z"))]])
  }

  @Test(arguments: ["\u{1B}[99;5u", "\u{03}"])
  func `of a paste that has paused Ctrl-C is no part, and ends it`(_ key: String) {
    let interrupt = Array(key.utf8)
    var decoder = KeyDecoder()
    expectEqual(decoder.decode(Array("\u{1B}[200~one".utf8)), [])
    expectEqual(decoder.decode(interrupt), [])
    expectEqual(decoder.expire(), [])
    expectEqual(decoder.decode(interrupt), [.key(.control("c"))])
    expectEqual(decoder.decode(Array("j".utf8)), [.key(.character("j"))])
  }

  @Test func `a paste is cut at its limit and its end is still found`() {
    let limit = String(repeating: "x", count: PasteBytes.limit)
    let inputs = decode("\u{1B}[200~\(limit)\(limit.prefix(70_000))\u{1B}[201~z")
    expectEqual(inputs, [[.paste(limit), .key(.character("z"))]])
  }

  @Test func `a paste is not cut within a character`() {
    let fitting = String(repeating: "x", count: PasteBytes.limit - 1)
    expectEqual(decode("\u{1B}[200~\(fitting)한\u{1B}[201~"), [[.paste(fitting)]])
  }

  @Test func `where Esc has a sequence of its own, a lone one waits long for the rest of a key`() {
    let set = Duration.milliseconds(25)
    expectEqual(KeyDecoder.Unfinished.escape.patience(set, tellsEscape: false), set)
    expectEqual(KeyDecoder.Unfinished.escape.patience(set, tellsEscape: true), .seconds(3))
    expectEqual(KeyDecoder.Unfinished.escape.patience(.seconds(9), tellsEscape: true), .seconds(9))
    for other in [KeyDecoder.Unfinished.sequence, .paste, .string] {
      expectEqual(
        other.patience(set, tellsEscape: true), other.patience(set, tellsEscape: false))
    }
    var decoder = KeyDecoder()
    expectEqual(decoder.decode([0x1B]), [])
    expectEqual(decoder.decode(Array("[1;5D".utf8)), [.key(.controlLeft)])
  }

  @Test func `only what is unfinished is waited for`() {
    let reads: [(String, KeyDecoder.Unfinished?)] = [
      ("x", nil), ("\u{1B}", .escape), ("[", .sequence), ("20", nil), ("0~", .paste),
      ("y\u{1B}[201~", nil), ("\u{1B}]", .sequence), ("1", .string), ("\u{7}", nil),
      ("\u{1B}[", .sequence), ("?", nil), ("62c", nil), ("\u{1B}P", .sequence),
      (">", .string), ("\u{1B}\\", nil), ("\u{1B}\u{1B}", .escape), ("[A", nil),
    ]
    var decoder = KeyDecoder()
    for (bytes, unfinished) in reads {
      _ = decoder.decode(Array(bytes.utf8))
      expectEqual(decoder.unfinished, unfinished, "after \(bytes.debugDescription)")
    }
  }
}
