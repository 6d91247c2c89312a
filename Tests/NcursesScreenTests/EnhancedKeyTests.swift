import Expectations
import TerminalUI
import Testing

@testable import NcursesScreen

/// Keys in the protocol of kitty.
struct EnhancedKeyTests {
  private func keys(_ bytes: String) -> [Input] {
    var decoder = KeyDecoder()
    return decoder.decode(Array(bytes.utf8))
  }

  @Test(arguments: [
    ("27", Key.escape), ("27;1", .escape), ("27;129", .escape), ("13;2", .enter), ("9;2", .backTab),
    ("9;5", .tab), ("127", .backspace), ("127;5", .altBackspace),
    ("127;3", .altBackspace), ("97;3", .alt("a")), ("97;4", .alt("a")), ("12609;3", .alt("a")),
    ("44033;3", .alt("각")), ("45;6", .control("_")), ("47;5", .control("_")),
    ("95;5", .control("_")),
    ("57417;2", .shift(.left)), ("57417;3", .altLeft), ("57418;6", .shift(.wordRight)),
    ("57426;5", .altDelete), ("99;5", .control("c")), ("112;5", .control("p")),
    ("112;69", .control("p")), ("112:80;6", .control("p")), ("92;5", .control("\\")),
    ("97;2", .character("a")), ("97;65", .character("a")), ("12609;5", .control("a")),
    ("57399", .character("0")), ("57408;129", .character("9")), ("57411", .character("*")),
    ("57413", .character("+")), ("57414", .enter), ("57417", .left), ("57426", .delete),
    ("27;1:1", .escape), ("57410", .character("/")), ("57415", .character("=")),
    ("57416", .character(",")), ("57400;3", .alt("1")), ("57401;5", .control("2")),
    ("57413;3", .alt("+")),
    ("57400;2", .character("1")), ("57409;129", .character(".")), ("57410;5", .control("_")),
  ])
  func `a key has its code and its modifiers`(parameters: String, key: Key) {
    expectEqual(keys("\u{1B}[\(parameters)u"), [.key(key)])
  }

  @Test(arguments: [
    "113;9", "113;7", "13;9", "27;9", "57402;9", "57413;17", "57417;9", "127;33", "57414;9",
    "57400;7", "99;6", "12618;6", "13;3", "27;3", "9;3", "57358", "57441;2", "", ";5",
    "4294967296", "1114112",
    "0;5", "155",
    "55296",
  ])
  func `other keys bring nothing`(parameters: String) {
    expectEqual(keys("\u{1B}[\(parameters)uz"), [.key(.character("z"))])
  }

  @Test(arguments: [
    ("[99;1:1u", "[99;1:3u", Key.character("c")), ("[99;1:2u", "[99;:3u", .character("c")),
    ("[112:80;5:1u", "[112:80;5:3u", .control("p")), ("[27;1:1u", "[27;1:3u", .escape),
    ("[1;1:1B", "[1;1:3B", .down), ("[1;5:2C", "[1;5:3C", .controlRight),
    ("[3;3:1~", "[3;3:3~", .altDelete), ("[1;1:1P", "[1;1:3P", .function(1)),
    ("[5;1:1~", "[5;1:3~", .pageUp),
  ])
  func `a key that is released is not typed again`(press: String, release: String, key: Key) {
    expectEqual(keys("\u{1B}\(press)\u{1B}\(release)"), [.key(key)])
  }

  @Test func `locks are no modifiers of arrows`() {
    expectEqual(
      keys("\u{1B}[1;133C\u{1B}[1;129C\u{1B}[1;65D"),
      [.key(.controlRight), .key(.right), .key(.left)])
  }

  @Test func `escape waits for nothing`() {
    var decoder = KeyDecoder()
    expectEqual(decoder.decode(Array("\u{1B}[27u".utf8)), [.key(.escape)])
    expectEqual(decoder.unfinished, nil)
  }
}
