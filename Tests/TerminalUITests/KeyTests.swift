import Testing

@testable import TerminalUI

struct KeyTests {
  @Test(arguments: Key.named.map(\.name))
  func `a name of a key script is read and written`(name: String) {
    #expect(Key(script: name)?.scriptName == name)
  }

  @Test(arguments: [
    ("Down", Key.down), ("BackTab", .backTab), ("Space", .character(" ")), ("F12", .function(12)),
    ("C-p", .control("p")), ("C-P", .control("p")), ("a", .character("a")), ("ㄱ", .character("ㄱ")),
    ("-", .character("-")), ("Esc", .escape), ("^", .character("^")), ("Ctrl-P", .control("p")),
    ("^P", .control("p")), ("Ctrl-←", .controlLeft), ("Ctrl-Right", .controlRight),
    ("PgUp", .pageUp), ("PgDn", .pageDown), ("Del", .delete), ("Return", .enter),
    ("S-Tab", .backTab), ("Shift-Tab", .backTab),
  ])
  func `a word of a key script is one key`(word: String, key: Key) {
    #expect(Key(script: word) == key)
  }

  @Test(arguments: Key.named.map(\.key) + [.character("a"), .control("p")])
  func `what a screen calls a key is a word of a key script`(key: Key) {
    #expect(Key(script: key.name()) == key)
    #expect(Key(script: key.name(.ascii)) == key)
  }

  @Test(arguments: ["", "down", "ab", "C-", "C-xy", "F13", "Wait", "Ctrl-", "Ctrl-Enter", "^^P"])
  func `any other word is none`(word: String) {
    #expect(Key(script: word) == nil)
  }

  @Test func `undo, redo and digits are hinted unless told otherwise`() {
    let hinted = [KeyBinding.undo(title: "") {}, .redo(title: "") {}]
    #expect(hinted.map(\.isHinted) == [true, true])
    #expect(KeyBinding.digits(title: "") { _ in }.map(\.isHinted).filter(\.self).count == 1)
    let silent = [
      KeyBinding.undo(title: "", isHinted: false) {}, .redo(title: "", isHinted: false) {},
    ]
    #expect(silent.map(\.isHinted) == [false, false])
  }

  @Test func `keys are shown short`() {
    let keys: [Key] = [
      .up, .left, .enter, .escape, .control("p"), .pageUp, .character(" "), .function(1),
      .character("r"),
      .backTab, .delete,
    ]
    #expect(
      keys.map { $0.name() }
        == ["↑", "←", "Enter", "Esc", "^P", "PgUp", "Space", "F1", "r", "⇧Tab", "Del"])
    #expect(keys.prefix(2).map { $0.name(.ascii) } == ["Up", "Left"])
  }

  @Test func `a jamo is the letter on its key`() {
    let typed = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"
    let letters = typed.compactMap { character in
      Key.character(character).latin.map(\.scriptName)
    }
    #expect(letters.joined() == "qwertyuiopasdfghjklzxcvbnmQWERTOP")
    #expect(Key.character("r").latin == nil)
    #expect(Key.enter.latin == nil)
  }

  @Test func `what an input method has put together was typed on these keys`() {
    func letters(_ character: Character) -> String {
      Key.character(character).strokes.compactMap(\.latin).map(\.scriptName).joined()
    }
    let typed: [Character: String] = [
      "라": "fk", "걋": "rit", "꽒": "Rhkfa", "괅": "rhkfr", "뒳": "enlfg", "힣": "glg",
      "ㄳ": "rt", "ㅢ": "ml", "ㄱ": "r",
    ]
    for (character, keys) in typed { #expect(letters(character) == keys) }
    #expect(Key.character("x").strokes == [.character("x")])
    #expect(Key.character("中").strokes == [.character("中")])
    #expect(Key.enter.strokes == [.enter])
  }
}
