import Expectations
import Foundation
import Testing

@testable import TerminalUI

struct KeyTests {
  @Test(arguments: [
    ("Down", Key.down), ("BackTab", .backTab), ("Space", .character(" ")), ("F12", .function(12)),
    ("C-p", .control("p")), ("C-P", .control("p")), ("a", .character("a")), ("ㄱ", .character("ㄱ")),
    ("-", .character("-")), ("Esc", .escape), ("^", .character("^")), ("Ctrl-P", .control("p")),
    ("^P", .control("p")), ("Ctrl-←", .controlLeft), ("Ctrl-Right", .controlRight),
    ("PgUp", .pageUp), ("PgDn", .pageDown), ("Del", .delete), ("Return", .enter),
    ("S-Tab", .backTab), ("Shift-Tab", .backTab), ("⇧Tab", .backTab), ("PageUp", .pageUp),
    ("PageDown", .pageDown), ("Delete", .delete), ("C-Left", .controlLeft), ("^→", .controlRight),
    ("Alt-D", .alt("d")), ("M-d", .alt("d")), ("M-ㅇ", .alt("d")), ("Alt-Left", .altLeft),
    ("Alt-Backspace", .altBackspace), ("C-_", .control("_")), ("Shift-←", .shift(.left)),
    ("Ctrl-Shift-Left", .shift(.wordLeft)), ("Alt-Space", .alt(" ")),
  ])
  func `a word of a key script is one key`(word: String, key: Key) {
    expectEqual(Key(script: word), key)
  }

  /// All keys that a terminal sends.
  private static let all: [Key] = {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let characters =
      "\(letters)\(letters.uppercased())0123456789!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~가ㄱé"
    return Key.named + [.controlLeft, .controlRight, .control("_")] + letters.map(Key.control)
      + letters.map(Key.alt) + characters.map(Key.character)
  }()

  @Test(arguments: [Symbols.unicode, .ascii])
  func `what a screen calls a key is a word of a key script, for every key`(symbols: Symbols) {
    expectEqual(Self.all.map { Key(script: $0.name(symbols)) }, Self.all)
  }

  @Test func `the tables of the README call keys what a screen calls them`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let names = Set(Self.all.flatMap { [$0.name(), $0.name(.ascii)] })
    let rows = readme.prefix(upTo: try #require(readme.firstRange(of: "## Settings")).lowerBound)
      .split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 25)
    let words = rows.flatMap { $0.matches(of: /`(.+?)`/).map { String($0.1) } }
    expectEqual(words.filter { !names.contains($0) }, [])
    #expect(!readme.contains(/[^`]Ctrl-/))
  }

  @Test(arguments: ["", "down", "ab", "C-", "C-xy", "F13", "Wait", "Ctrl-", "Ctrl-Enter", "^^P"])
  func `any other word is none`(word: String) {
    expectEqual(Key(script: word), nil)
  }

  @Test func `digits have one hint unless told otherwise`() {
    func hints(_ digits: [KeyBinding]) -> Int { digits.count(where: \.isHinted) }
    expectEqual(hints(KeyBinding.digits(title: "") { _ in }), 1)
    expectEqual(hints(KeyBinding.digits(title: "", isHinted: false) { _ in }), 0)
  }

  @Test func `keys are shown short`() {
    let keys: [Key] = [
      .up, .left, .enter, .escape, .control("p"), .pageUp, .character(" "), .function(1),
      .character("r"),
      .backTab, .delete,
    ]
    expectEqual(
      keys.map { $0.name() },
      ["↑", "←", "Enter", "Esc", "Ctrl-P", "PgUp", "Space", "F1", "r", "Shift-Tab", "Del"])
    expectEqual(keys.prefix(2).map { $0.name(.ascii) }, ["Up", "Left"])
  }

  @Test func `a jamo is the letter on its key`() {
    let typed = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"
    let letters = typed.compactMap { character in
      Key.character(character).latin.map { $0.name() }
    }
    expectEqual(letters.joined(), "qwertyuiopasdfghjklzxcvbnmQWERTOP")
    expectEqual(Key.character("r").latin, nil)
    expectEqual(Key.enter.latin, nil)
  }

  @Test func `what an input method has put together was typed on these keys`() {
    func letters(_ character: Character) -> String {
      Key.character(character).strokes.compactMap(\.latin).map { $0.name() }.joined()
    }
    let typed: [Character: String] = [
      "라": "fk", "걋": "rit", "꽒": "Rhkfa", "괅": "rhkfr", "뒳": "enlfg", "힣": "glg",
      "ㄳ": "rt", "ㅢ": "ml", "ㄱ": "r",
    ]
    for (character, keys) in typed { expectEqual(letters(character), keys) }
    expectEqual(Key.character("x").strokes, [.character("x")])
    expectEqual(Key.character("中").strokes, [.character("中")])
    expectEqual(Key.enter.strokes, [.enter])
  }
}
