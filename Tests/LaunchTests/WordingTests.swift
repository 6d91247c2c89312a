import Phrases
import RIBs
import RIBsTesting
import Testing

@testable import Launch

/// What is said of a command line and a link.
@MainActor
struct WordingTests {
  @Test func `every text is there in Korean and in English`() {
    #expect(LaunchText.untranslated == [])
    #expect(LaunchHelp.untranslated == [])
    #expect(LaunchHelp.demoHeads("HomeDemo").isTranslated)
    #expect(LaunchHelp.programHeads("cities").isTranslated)
  }

  @Test(arguments: [
    (
      UsageError.unknownOption("--sise", nearest: "--size"),
      "There is no option --sise; did you mean --size?"
    ),
    (.unknownOption("--x", nearest: nil), "There is no option --x; --help lists them."),
    (
      .unknownWord("hoem", nearest: "home"),
      "There is nothing called ‘hoem’; did you mean ‘home’?"
    ),
    (
      .unknownWord("x", nearest: nil), "There is nothing called ‘x’; --help lists what there is."
    ),
    (
      .missingValue(option: "--size", example: "80x24"),
      "The option --size needs a value, such as --size 80x24."
    ),
    (
      .badValue(option: "--lang", value: "fr", expected: Phrase(ko: "ko", en: "ko or en")),
      "The option --lang cannot be ‘fr’; it takes ko or en."
    ),
    (
      .badSetting("theme", value: "pink", expected: Phrase(ko: "night", en: "night or day")),
      "The setting theme cannot be ‘pink’; it takes night or day."
    ),
    (.unexpectedWord("b"), "‘b’ is one word too many; --help shows how to call galbi."),
    (.unreadableKeys("f"), "The key script f cannot be read; check its name."),
    (.tooManyKeys("f"), "The key script f is too large; at most 4 MB are read."),
    (
      .badKey("down"),
      "‘down’ is no key; use names such as Enter or Ctrl-P, single characters, \"text\", or Wait 2s."
    ),
    (.unreadableSecrets("f"), "The file of secrets f cannot be read; check its name."),
    (
      .tooFewSecrets(asked: 2, found: 1),
      "The keys have <secret> 2 times, but there are 1 secrets; write one a line into the file of "
        + "--secrets."
    ),
    (
      .secretInArgument,
      "A secret cannot be an argument; write <secret> in --keys, and the secret into the file of "
        + "--secrets."
    ),
    (
      .secretInSight,
      "When <secret> was to be typed there was no field for secrets; check the keys."
    ),
    (
      .noTerminal,
      "This is not a terminal, so there is no screen; use --headless or --plain."
    ),
    (.unknownTerminal("vt"), "The terminal type ‘vt’ is unknown; check TERM, or use --plain."),
  ])
  func `a wrong command line is one sentence`(error: UsageError, english: String) {
    #expect(error.phrase.text(.english) == english)
    #expect(error.phrase.isTranslated)
  }

  @Test func `a link that leads nowhere is one sentence`() {
    let router = Router(interactor: Interactor())
    let errors: [LinkError] = [
      .malformed("a//b"), .unknown("finance", reached: router),
      .failed("home", reached: router, reason: CancellationError()),
    ]
    #expect(
      errors.map { $0.phrase.text(.english) } == [
        "‘a//b’ is not a link.", "There is no ‘finance’ here, so this is the nearest place.",
        "‘home’ could not be opened, so this is the nearest place.",
      ])
    #expect(errors.allSatisfy { $0.phrase.isTranslated })
  }
}
