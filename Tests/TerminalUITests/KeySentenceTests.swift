import Expectations
import Foundation
import Phrases
import Testing

@testable import TerminalUI

/// Sentences name the keys that the user presses.
@MainActor
struct KeySentenceTests {
  private static func environment(
    _ language: Language, _ changes: [(Key, Key)]
  ) -> Environment {
    var environment = Environment(language: language)
    for (key, pressed) in changes { _ = environment.keys.put(key, on: pressed) }
    return environment
  }

  private func said(
    _ text: String, _ language: Language = .english, _ changes: (Key, Key)...
  ) -> String {
    let other = "other"
    let phrase =
      language == .english ? Phrase(ko: other, en: text) : Phrase(ko: text, en: other)
    return Self.environment(language, changes).sentence(phrase)
  }

  @Test func `English sentences name the key that is pressed`() {
    expectEqual(
      said(
        "No entries yet. Press a to add one, or i to import a bank file.", .english,
        ("a", .function(5)), ("i", "I")),
      "No entries yet. Press F5 to add one, or I to import a bank file.")
    expectEqual(
      said("Added. Press u to undo.", .english, ("u", .function(6))), "Added. Press F6 to undo.")
    expectEqual(
      said(
        "Edit: open a row with Enter, then press e.", .english, (.enter, .function(2)), ("e", "E")),
      "Edit: open a row with F2, then press E.")
    expectEqual(
      said("Press [ or ] for other months.", .english, ("[", "("), ("]", ")")),
      "Press ( or ) for other months.")
    expectEqual(
      said("Found 2 transfers · P shows links", .english, ("P", .control("l"))),
      "Found 2 transfers · Ctrl-L shows links")
    expectEqual(
      said("Only entries that Space has cleared are locked.", .english, (" ", .function(4))),
      "Only entries that F4 has cleared are locked.")
    expectEqual(
      said("Save them, or press Esc to discard them.", .english, (.escape, .function(4))),
      "Save them, or press F4 to discard them.")
    // What has lost its key is found by Ctrl-P.
    expectEqual(
      said("Press u to undo.", .english, ("a", "u")), "Press Ctrl-P to undo.")
  }

  @Test func `Korean particles follow how the key is read`() {
    for (pressed, object, means): (Key, String, String) in [
      (.function(5), "F5를", "F5로"), (.function(1), "F1을", "F1로"), (.function(10), "F10을", "F10으로"),
      ("l", "l을", "l로"), ("M", "M을", "M으로"), ("b", "b를", "b로"), (.tab, "Tab을", "Tab으로"),
      (.delete, "Del을", "Del로"), (.home, "Home을", "Home으로"), (.end, "End를", "End로"),
      (.control("n"), "Ctrl-N을", "Ctrl-N으로"), (.control("p"), "Ctrl-P를", "Ctrl-P로"),
      ("3", "3을", "3으로"),
    ] {
      expectEqual(
        said("R을 눌러 다시 시도해 주세요.", .korean, ("R", pressed)), "\(object) 눌러 다시 시도해 주세요.")
      expectEqual(
        said("추가했습니다. u로 되돌릴 수 있습니다.", .korean, ("u", pressed)),
        "추가했습니다. \(means) 되돌릴 수 있습니다.")
    }
    expectEqual(
      said("[와 ]로 다른 달을 볼 수 있습니다.", .korean, ("[", .function(7)), ("]", .function(8))),
      "F7과 F8로 다른 달을 볼 수 있습니다.")
    expectEqual(
      said("Esc로 돌아가 상품에서 Enter를 눌러 담아 주세요.", .korean, (.escape, "l"), (.enter, "m")),
      "l로 돌아가 상품에서 m을 눌러 담아 주세요.")
    expectEqual(
      said("이체 1쌍을 찾았습니다 · P 연결 보기", .korean, ("P", "p")), "이체 1쌍을 찾았습니다 · p 연결 보기")
  }

  @Test func `words that are no keys stay, and so do names`() {
    expectEqual(
      said("Press Esc to go back and add a product.", .english, ("a", .function(5))),
      "Press Esc to go back and add a product.")
    expectEqual(
      said(
        "Press A to always do this for “Press u to x”.", .english, ("u", .function(6)), ("A", "a")),
      "Press a to always do this for “Press u to x”.")
    expectEqual(said("A rule or a bill.", .english, ("a", "z")), "A rule or a bill.")
    // A sign of an amount is typed, and is no key that does something.
    let negative = "Enter up to 9 won, with - if it is negative."
    expectEqual(said(negative, .english, ("-", .function(7))), negative)
    expectEqual(
      said("A total with + or - is shown.", .english, ("+", .function(7)), ("-", "+")),
      "A total with + or - is shown.")
    expectEqual(
      said("Enter a title, then press Enter.", .english, (.enter, "z")),
      "Enter a title, then press z.")
    expectEqual(said("3건을 A로 옮겼습니다.", .korean, ("A", "z")), "3건을 A로 옮겼습니다.")
    expectEqual(said("‘u를 눌러’를 삭제했습니다.", .korean, ("u", "z")), "‘u를 눌러’를 삭제했습니다.")
    expectEqual(said("문을 눌러 주세요.", .korean, ("u", "z")), "문을 눌러 주세요.")
    // A name is the same in all languages.
    let environment = Self.environment(.english, [("u", .function(6))])
    expectEqual(environment.sentence(Phrase("Press u to undo.")), "Press u to undo.")
  }

  @Test func `what is drawn has it`() {
    let undo = Phrase(ko: "u로 되돌릴 수 있습니다.", en: "Press u to undo.")
    let view = Panel(Paragraph(undo))
    let window = Window(view, 30, 3)
    _ = window.environment.keys.put("u", on: .function(6))
    expectEqual(window.lines.first, "F6으로 되돌릴 수 있습니다.")
    #expect(window.speech().contains("F6으로 되돌릴 수 있습니다."))
  }

  /// A sentence of a form that is not read would go on naming the usual key.
  @Test func `every sentence of the sources that says what to press is read`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let english = try Regex(#"\b(?:[Pp]ress|or press) ((?:Ctrl-)?[^ "\\]+?)[.,]?(?= |"|$)"#)
    let korean = try Regex(#"(?:^|[ (‘“])([^ "\\()가-힣‘“]+)[을를] (?:눌러|누르|누른)"#)
    var count = 0
    for folder in ["Sources/Terminal", "Sources/Core", "Sources/Program", "Features"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", !file.path.contains("/Tests/") else { continue }
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          guard !line.contains("///") else { continue }
          // Every other part stands between quotes.
          let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
          for literal in parts.enumerated().filter({ $0.offset % 2 == 1 }).map({ "\($0.element)" })
          {
            for (language, form) in [(Language.english, english), (.korean, korean)] {
              for match in literal.matches(of: form) {
                guard let name = match[1].substring, let key = Key(script: String(name)),
                  key != .control("c")
                else { continue }
                count += 1
                let text = said(literal, language, (key, .function(7)))
                #expect(text != literal, "\(file.lastPathComponent): \(literal)")
              }
            }
          }
        }
      }
    }
    #expect(count > 100)
  }
}
