import Expectations
import Phrases
import RIBsTesting
import SettingsDomain
import TerminalUI
import Testing

@testable import Galbi
@testable import Launch

/// The help, the manual page and the completions say everything that the command line takes.
@MainActor
struct ReferenceTests {
  /// Where everything has to stand, and how an option begins there.
  private static let references: [(name: String, text: String, option: String)] =
    Language.allCases.flatMap { language in
      [
        ("help", HelpText.text(language), "--"),
        ("man", Reference.man.text(language), ManualPage.escaped("--")),
      ]
    } + [
      ("bash", Reference.bash.text(.english), "--"), ("zsh", Reference.zsh.text(.english), "--"),
      ("fish", Reference.fish.text(.english), "-l "),
    ]

  /// The words that stand nowhere as a whole, with the name of the reference.
  private func missing(_ words: [String]) -> [String] {
    Self.references.flatMap { name, text, _ in
      let parts = text.split { !($0.isLetter || $0.isNumber || #"-./\[]"#.contains($0)) }
      // A sentence may end with one.
      let found = Set(parts.map { $0.hasSuffix(".") ? $0.dropLast() : $0 })
      return words.filter { word in
        let forms = [word, ManualPage.escaped(word), word.replacing(".", with: "[.]")]
        return !forms.contains { found.contains($0[...]) }
      }.map { "\(name): \($0)" }
    }
  }

  @Test func `every option that is parsed stands in all of them`() throws {
    for option in CommandOption.all {
      _ = try Options([option.name] + [option.value?.example].compactMap(\.self))
      let name = option.name.dropFirst(2)
      for (reference, text, begin) in Self.references {
        let shown = reference == "man" ? ManualPage.escaped(String(name)) : String(name)
        #expect(text.contains(begin + shown), "\(name) is not in \(reference)")
      }
    }
  }

  @Test func `every command, setting, link and demo stands in all of them`() {
    expectEqual(missing(CommandForm.all.flatMap(\.words)), [])
    expectEqual(missing(SettingKey.allCases.map(\.name)), [])
    expectEqual(missing(Destination.all.map(\.link)), [])
    expectEqual(missing(Command.demos.map(\.name)), [])
    expectEqual(missing(["xyzzy"]).count, Self.references.count)
  }

  @Test(arguments: Language.allCases)
  func `the manual page has the keys of what is found from everywhere`(_ language: Language) {
    let man = Reference.man.text(language).replacing("\n", with: " ")
    for command in Destination.all.flatMap(\.commands) {
      let keys = "\(command.key.name(.ascii)) \(command.title.text(language))"
      #expect(man.contains(ManualPage.escaped(keys)), "\(keys)")
    }
  }

  @Test func `every form of a command is one that is taken`() throws {
    for form in CommandForm.all {
      let options = CommandOption.all.filter { form.usage.contains(" \($0.usage)") }
        .flatMap { [$0.name] + [$0.value?.example].compactMap(\.self) }
      let words = form.words + form.values.map(\.example)
      #expect(throws: Never.self, "\(form.usage)") {
        // The value is one of the setting before it, and entries have numbers.
        try Command(Options(options + words.map { ["[VALUE]": "ko", "[ID]": "12"][$0] ?? $0 }))
      }
    }
  }

  @Test func `every value of a setting is completed, and nothing after the last word`() {
    func words(after words: String...) -> [String]? {
      Completion.all.first { $0.words == words }?.candidates.map(\.word)
    }
    for key in SettingKey.allCases {
      guard case .choice(let choices) = key.kind else { continue }
      expectEqual(words(after: "config", "set", key.name), choices.map(\.value))
    }
    expectEqual(words(after: "config"), ["list", "get", "set", "path"])
    expectEqual(words(after: "doctor"), ["keys"])
    expectEqual(words(after: "doctor", "keys"), nil)
  }

  @Test func `options and their values are those of the command`() throws {
    let places = Completion.options.map(\.command)
    for (index, command) in places.enumerated() where !command.isEmpty {
      let begins = places[..<index].filter { command.starts(with: $0) && !$0.isEmpty }
      expectEqual(begins, [], "\(command) is never reached")
    }
    let list = try #require(Completion.options.first { $0.command == ["ledger", "list"] })
    #expect(Set(list.options.map(\.name)).isSuperset(of: ["--json", "--csv"]))
    let formats = Completion.optionValues.filter { $0.pattern.hasSuffix("--format") }
    expectEqual(
      formats.first { $0.pattern.contains("export") }?.value.words, ["csv", "hledger", "beancount"])
    expectEqual(formats.last?.value.words, ["text", "ansi", "svg", "plain"])
    #expect(Completion.optionValues.contains { $0.pattern.hasSuffix("--day-order") })
  }

  @Test func `each text is there in Korean and in English`() {
    expectEqual(CommandForm.all.filter { !$0.text.isTranslated }.map(\.usage), [])
    let tables = [
      ManualText.variables, ManualText.paths, ManualText.statuses, ManualText.commandLines,
    ]
    expectEqual(tables.joined().filter { !$0.1.isTranslated }.map(\.0), [])
  }

  @Test(arguments: Language.allCases)
  func `the help fits into 100 columns`(language: Language) {
    let lines = HelpText.text(language).split(separator: "\n").map(String.init)
    expectEqual(lines.filter { TextWidth.columns(of: $0) > 100 }, [])
  }
}

/// What a text of the manual page becomes in the language of the formatter.
struct ManualPageTests {
  @Test func `no text is a command of the formatter`() {
    var page = ManualPage("A", section: 1, date: "2026-11-24", source: "A 1")
    page.section("B")
    page.paragraph(#".so 'x' \n -- `a`^~ why?"#)
    page.paragraph("second")
    page.item(#"--a "b""#, ".c")
    expectEqual(
      page.lines,
      [
        ".TH A 1 2026-11-24 \"A 1\"", ".SH B",
        #"\&.so \(aqx\(aq \en \-\- \(gaa\(ga\(ha\(ti why?\&"#,
        ".PP", "second", ".TP", #".B "\-\-a \(dqb\(dq""#, #"\&.c"#,
      ])
  }

  @Test func `long lines are broken, and Hangul counts as its escapes`() {
    var page = ManualPage("A", section: 1, date: "2026-11-24", source: "A 1")
    page.paragraph([String(repeating: "a", count: 60), "bb", "갈비", "갈"].joined(separator: " "))
    expectEqual(page.lines.suffix(2), [String(repeating: "a", count: 60) + " bb", "갈비 갈"])
  }
}
