import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// Words, selection and undo, in fields and in areas.
@MainActor
struct TextEditsTests {
  /// A field and an area with the same text.
  private func texts(_ text: String) -> [any EditedText] {
    [FieldState(text), TextAreaState(text, byteLimit: 1_000)]
  }

  private func press(_ keys: [Key], _ text: any EditedText) {
    for key in keys {
      if case .character(let character) = key {
        text.insert(String(character))
      } else {
        let bindings = text.bindings(in: Environment(language: .korean))
        bindings.first { $0.keys.contains(key) && !$0.isIdle }?.action()
      }
    }
  }

  private func string(_ text: any EditedText) -> String { String(text.characters) }

  /// The keys, and the text after them with `|` at the caret.
  @Test(
    arguments: [
      ([.alt("b")], "coffee, two |cups"), ([.altLeft], "coffee, two |cups"),
      ([.controlLeft, .controlLeft], "coffee, |two cups"),
      ([.home, .alt("f")], "coffee|, two cups"),
      ([.home, .altRight, .controlRight], "coffee, two| cups"),
      ([.altBackspace], "coffee, two |"), ([.control("w"), .control("w")], "coffee, |"),
      ([.altBackspace, .altBackspace, .altBackspace], "|"),
      ([.home, .alt("d")], "|, two cups"), ([.home, .alt("d"), .altDelete], "| cups"),
      ([.shift(.left), .shift(.left), "x"], "coffee, two cux|"),
      ([.shift(.wordLeft), .backspace], "coffee, two |"), ([.shift(.home), .delete], "|"),
      ([.home, .shift(.right), .shift(.wordRight), "y"], "y|, two cups"),
      ([.home, .shift(.end), "z"], "z|"), ([.shift(.wordLeft), .left, "-"], "coffee, two -|cups"),
      ([.shift(.wordLeft), .right, "-"], "coffee, two cups-|"), ([.shift(.up), "q"], "q|"),
      ([.home, .shift(.down), .backspace], "|"),
    ] as [([Key], String)])
  func `keys move, delete and select by words`(keys: [Key], result: String) {
    for text in texts("coffee, two cups") {
      press(keys, text)
      var shown = text.characters
      shown.insert("|", at: text.caret)
      expectEqual(String(shown), result)
    }
  }

  @Test func `a syllable that is composed of jamo is never split`() {
    let syllable = "\u{1112}\u{1161}\u{11AB}"
    for text in texts("") {
      for scalar in "가 \(syllable)\(syllable)".unicodeScalars { text.insert(String(scalar)) }
      expectEqual(text.characters.count, 4)
      press([.shift(.left), .control("c")], text)
      expectEqual(text.selection, 3..<4)
      press([.backspace], text)
      expectEqual(string(text), "가 \(syllable)")
      press([.altBackspace], text)
      expectEqual(string(text), "가 ")
      press([.control("_"), .control("_"), .control("_")], text)
      expectEqual(string(text), "가 ")
      press([.control("_")], text)
      expectEqual(string(text), "")
    }
    // Not even if the caret was elsewhere between its jamo.
    for text in texts("") {
      press(["a", " ", "\u{1112}", .left, .right, "\u{1161}", "\u{11AB}", .control("_")], text)
      expectEqual(string(text), "a ")
    }
  }

  @Test func `undo goes back by words, deletions and pastes, as far as the first letter`() {
    for text in texts("old") {
      press([" ", "n", "e", "w", " ", "o", "n", "e"], text)
      text.insert("pasted text")
      press([.backspace, .backspace, .control("u")], text)
      var shown = [string(text)]
      for _ in 0..<8 {
        press([.control("_")], text)
        shown.append(string(text))
      }
      expectEqual(
        shown,
        [
          "", "old new onepasted te", "old new onepasted text", "old new one", "old new ", "old ",
          "old", "old", "old",
        ])
    }
  }

  @Test func `undo tells of the text, and what a form sets itself cannot be undone`() {
    let (field, area) = (FieldState("a"), TextAreaState("a", byteLimit: 100))
    var told: [String] = []
    field.onChange = { told.append($0) }
    area.onChange = { told.append($0) }
    press(["b", .control("_")], field)
    press(["b", .control("_")], area)
    expectEqual(told, ["ab", "a", "ab", "a"])
    field.set("x")
    area.set("x")
    press([.control("_")], field)
    press([.control("_")], area)
    #expect(field.text == "x" && area.text == "x")
  }

  @Test func `in an area lines are selected, and the caret keeps its column`() {
    let area = TextAreaState("first\nsecond\nthird", byteLimit: 100)
    press([.home, .shift(.up), .shift(.up)], area)
    expectEqual(area.selection, 0..<13)
    press([.shift(.down), "x"], area)
    expectEqual(area.text, "first\nxthird")
    press([.control("_")], area)
    expectEqual(area.text, "first\nsecond\nthird")
  }

  @Test func `selected text is marked in the frame, wide characters whole`() {
    let field = FieldState("가나다")
    press([.shift(.left), .shift(.left)], field)
    let drawn = Drawing(of: TextField("", field), 12, 1, focus: field)
    let marked = (0..<12).filter { drawn.buffer[$0, 0].style.background == .selection }
    expectEqual(marked, [3, 4, 5, 6])
    let area = TextAreaState("가나\n다라", byteLimit: 100)
    press([.shift(.left), .shift(.up)], area)
    let lines = Drawing(of: TextArea("", area), 12, 3, focus: area).buffer
    let cells = (0..<2).map { row in
      (0..<12).filter { lines[$0, row].style.background == .selection }
    }
    expectEqual(cells, [[4, 5], [2, 3, 4, 5]])
    field.userDidLeave()
    #expect(field.selection.isEmpty)
  }

  @Test func `a secret shows no words`() {
    let secret = SecretState(isShown: true)
    secret.insert("one two")
    for key in [Key.altBackspace, .control("w")] {
      secret.insert("one two")
      let bindings = secret.bindings(in: Environment(language: .korean))
      bindings.first { $0.keys.contains(key) }?.action()
      expectEqual(secret.count, 0)
    }
  }
}

/// Alt and Shift in a window.
@MainActor
struct AlteredKeyTests {
  private final class Page: AnyView {
    var pressed: [String] = []
    let field = FieldState("two words")
    var hasField = false

    override func bindings(in environment: Environment) -> [KeyBinding] {
      [Key.escape, "d", "q", .left, .up, .control("d"), .enter, .backspace, .delete, .alt("x")].map
      {
        key in
        KeyBinding(key, title: "") { [weak self] in self?.pressed.append(key.name()) }
      }
    }

    override func body(in environment: Environment) -> any Widget {
      hasField ? TextField("", field) : Label("page")
    }
  }

  private func window(_ page: Page) -> Window {
    Window(
      root: page, size: Size(columns: 40, rows: 5), environment: Environment(language: .english))
  }

  @Test func `Alt with a letter that nobody binds does nothing`() {
    let page = Page()
    let window = window(page)
    for hasField in [false, true] {
      page.hasField = hasField
      page.setNeedsDisplay()
      for letter in "aeqyz1/ [" {
        #expect(!window.takes(.alt(letter)))
        window.send(.key(.alt(letter)))
      }
      window.send(.key(.alt("x")))
    }
    expectEqual(page.pressed, ["Alt-X", "Alt-X"])
    expectEqual(page.field.text, "two words")
    window.send(.key(.alt("d")))
    window.send(.key(.alt("b")))
    window.send(.key(.alt("d")))
    expectEqual(page.field.text, "two ")
  }

  @Test func `outside of fields Shift moves, and what deletes words deletes nothing`() {
    let page = Page()
    let window = window(page)
    for key: Key in [.shift(.left), .shift(.up), .altLeft, .altBackspace, .altDelete, .alt("d")] {
      window.send(.key(key))
    }
    expectEqual(page.pressed, ["←", "↑", "←"])
  }

  @Test func `text is selected by dragging the mouse over it`() {
    let page = Page()
    page.hasField = true
    let window = window(page)
    _ = window.frame()
    // The text begins in column 1.
    window.send(.mouse(Mouse(.press, at: Point(column: 5, row: 0))))
    expectEqual(page.field.selection, 4..<4)
    window.send(.mouse(Mouse(.drag, at: Point(column: 8, row: 0))))
    expectEqual(page.field.selection, 4..<7)
    window.send(.mouse(Mouse(.drag, at: Point(column: 0, row: 3))))
    expectEqual(page.field.selection, 0..<4)
    window.send(.mouse(Mouse(.release, at: Point(column: 0, row: 3))))
    window.send(.key("x"))
    expectEqual(page.field.text, "xwords")
  }
}
