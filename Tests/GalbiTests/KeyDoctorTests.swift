import Expectations
import NcursesScreen
import Phrases
import RIBsTesting
import TerminalUI
import Testing

@testable import Galbi

/// What `galbi doctor keys` says.
@MainActor
struct KeyDoctorTests {
  @Test func `bytes are shown in digits, and never act on the terminal`() {
    expectEqual(KeyDoctor.shown([0x1B, 0x5B, 0x41]), "1b 5b 41  ␛[A")
    expectEqual(KeyDoctor.shown(Array("ㅁ".utf8)), "e3 85 81  ㅁ")
    #expect(KeyDoctor.shown(Array(repeating: 0x61, count: 65)).contains("61 …"))
  }

  @Test(arguments: [20, 40, 80])
  func `a long line goes on to the right of where it began`(columns: Int) {
    let bytes = KeyDoctor.shown(Array(repeating: 0x61, count: 65))
    let meaning = KeyDoctor.meaning(of: .key(.function(1))).text(.korean)
    for (text, indent) in [(bytes, 0), (meaning, 2), (bytes, 2)] {
      let lines = KeyDoctor.lines(of: text, indent: indent, columns: columns)
        .split(separator: "\n").map(String.init)
      for (number, line) in lines.enumerated() {
        #expect(TextWidth.columns(of: line) <= columns)
        let start = indent + (number == 0 ? 0 : 2)
        expectEqual(line.prefix { $0 == " " }.count, start)
      }
      let joined = lines.joined().filter { $0 != " " }
      expectEqual(joined, text.filter { $0 != " " })
    }
    expectEqual(KeyDoctor.lines(of: "a b", indent: 2, columns: nil), "  a b")
    expectEqual(KeyDoctor.lines(of: "a  b", indent: 2, columns: 80), "  a  b")
  }

  @Test func `a jamo and a syllable are the letters of their keys`() {
    func said(_ key: Key) -> String { KeyDoctor.meaning(of: .key(key)).text(.english) }
    expectEqual(said("ㅁ"), "ㅁ = a: used by Galbi")
    expectEqual(said("가"), "가 = r k: used by Galbi")
    expectEqual(said("ㅋ"), "ㅋ = z: not used by Galbi")
    expectEqual(said("漢"), "漢: not used by Galbi")
  }

  @Test func `bytes that bring no input have a meaning, too`() throws {
    func said(_ bytes: String) throws -> String {
      let read = try #require(SilentRead(Array(bytes.utf8)))
      let phrase = KeyDoctor.meaning(of: read)
      #expect(phrase.isTranslated)
      return phrase.text(.english)
    }
    try expectEqual(
      said("\u{1A}"), "Ctrl-Z: suspends Galbi and returns to the shell; fg goes on.")
    try expectEqual(
      said("\u{0}"),
      "Ctrl-Space: not used by Galbi. Usually taken before by input methods, to change the language"
    )
    try expectEqual(
      said("\u{1C}"),
      "Ctrl-\\: not used by Galbi. Usually taken before by the terminal, to end programs")
    try expectEqual(said("\u{1E}"), "Ctrl-^: not used by Galbi")
    #expect(try said("\u{1B}[I").hasPrefix("The window has the focus"))
    #expect(try said("\u{1B}[O").hasPrefix("The window has lost the focus"))
    try expectEqual(
      said("\u{1B}[48;24;80;480;800t"), "The window has 80×24 cells: Galbi draws it again.")
    #expect(try said("\u{1B}[?62;22c").hasPrefix("An answer"))
    for unknown in ["\u{1B}[99~", "\u{1B}[57441;5u", "\u{1B}]0;a\u{7}", "\u{1B}[<35;1;2M"] {
      #expect(try said(unknown).hasPrefix("A key or report that Galbi does not know"))
    }
    for bytes: [UInt8] in [[0xFF], [0xE1], [0x80], [0xFE, 0xFF]] {
      expectEqual(
        SilentRead(bytes).map { KeyDoctor.meaning(of: $0).text(.english) },
        "Bytes that are not UTF-8: nothing happens.")
    }
    for others in ["a", "\u{1}", "\u{1B}[A", "\u{1B}", "\u{1B}[", "\u{1B}d"] {
      expectEqual(SilentRead(Array(others.utf8)), nil)
    }
  }

  @Test func `a key has its name, its use and who takes it before`() {
    func said(_ key: Key) -> String { KeyDoctor.meaning(of: .key(key)).text(.english) }
    expectEqual(said(.up), "↑: used by Galbi")
    expectEqual(said(.alt("z")), "Alt-Z: not used by Galbi")
    expectEqual(said(.control("b")), "Ctrl-B: used by Galbi. Usually taken before by tmux")
    expectEqual(KeyDoctor.meaning(of: .paste("한글")).text(.english), "a paste of 2 characters")
    let keys: [Key] = [
      .control("a"), .control("s"), .controlLeft, .alt("1"), .altLeft, .pageUp, .function(1),
      .function(12),
    ]
    for key in keys { #expect(KeyDoctor.taker(of: key) != nil) }
  }
}
