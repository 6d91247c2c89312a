import Expectations
import NcursesScreen
import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import Testing

@testable import Launch

/// What is said of a command line and a link.
@MainActor
struct WordingTests {
  @Test func `what tmux needs to copy is told once`() {
    func said(_ clipboard: Clipboard, explains: Bool) -> String {
      LaunchText.copied("a", to: clipboard, next: "b", explains: explains).text(.english)
    }
    expectEqual(
      said(.tmux, explains: true),
      "Sent to tmux, which copies it if set-clipboard or allow-passthrough is on: a · next: b")
    expectEqual(said(.tmux, explains: false), "Sent to tmux: a · next: b")
    expectEqual(said(.terminal, explains: false), said(.terminal, explains: true))
  }

  @Test func `copied lines are told of by the first one and their number`() {
    func said(_ text: String, next: String? = nil) -> Phrase {
      LaunchText.copied(text, to: .terminal, next: next, explains: false)
    }
    expectEqual(
      said("\none\n\ntwo\nthree", next: "a\nb").text(.english),
      "Copied to the clipboard: one · 3 lines · next: a · 2 lines")
    expectEqual(said("one\r\ntwo").text(.korean), "클립보드에 복사했습니다: one · 2줄")
    expectEqual(
      said(String(repeating: "x", count: 50) + "\ny").text(.english),
      "Copied to the clipboard: " + String(repeating: "x", count: 39) + "… · 2 lines")
  }

  @Test func `a terminal without a clipboard selects by itself once Galbi leaves it the mouse`() {
    func said(hasMouse: Bool) -> Phrase {
      LaunchText.copied("a", to: .none, next: nil, explains: true, hasMouse: hasMouse)
    }
    expectEqual(
      said(hasMouse: true),
      Phrase(
        ko: "이 터미널에서는 복사할 수 없습니다. F9를 누른 뒤 마우스로 선택해 주세요.",
        en: "This terminal can’t copy. Press F9, then select with the mouse."))
    expectEqual(
      said(hasMouse: false).text(.english),
      "This terminal can’t copy. Select the text with the mouse.")
  }

  @Test func `every text is there in Korean and in English`() {
    #expect(LaunchText.localeIsMissing("ko_KR.UTF-8").isTranslated)
    expectEqual(CommandOption.all.filter { !$0.text.isTranslated }.map(\.name), [])
    let heads = [true, false].flatMap { LaunchHelp.heads("cities", isDemo: $0) }
    #expect(heads.allSatisfy { $0.text.isTranslated })
  }

  @Test(arguments: [
    (
      UsageError.unknownOption("--sise", nearest: "--size"),
      "Unknown option --sise. Did you mean --size?"
    ),
    (.unknownOption("--x", nearest: nil), "Unknown option --x. See --help."),
    (
      .unknownWord("hoem", nearest: "home"),
      "There is no “hoem”. Did you mean “home”?"
    ),
    (
      .unknownWord("x", nearest: nil), "There is no “x”. See --help."
    ),
    (
      .missingValue(option: "--size", example: "80x24"),
      "The option --size needs a value, e.g. --size 80x24."
    ),
    (
      .badValue(option: "--lang", value: "fr", expected: Phrase(ko: "ko", en: "ko or en")),
      "“fr” is not valid for --lang. Use ko or en."
    ),
    (
      .badSetting("theme", value: "pink", expected: Phrase(ko: "night", en: "night or day")),
      "“pink” is not valid for the setting theme. Use night or day."
    ),
    (.unexpectedWord("b"), "Unexpected argument “b”. See --help."),
    (.unreadableKeys("f"), "The key script f can’t be read. Check its name."),
    (.tooManyKeys("f"), "The key script f is too large. The limit is 4 MB."),
    (
      .badKey("down"),
      "Unknown key “down”. Use names such as Enter or Ctrl-P, single characters, \"text\", or Wait 2s."
    ),
    (.unreadableSecrets("f"), "The secrets file f can’t be read. Check its name."),
    (
      .tooFewSecrets(asked: 2, found: 1),
      "The keys contain <secret> 2 times, but the --secrets file has 1. Put one per line in it."
    ),
    (
      .secretInArgument,
      "A secret can’t be an argument. Use <secret> in --keys, and put the secret in the --secrets "
        + "file."
    ),
    (
      .secretInSight,
      "There was no secret field for <secret>, so nothing was typed. Check the keys."
    ),
    (.unknownName("x", names: ["a", "b"]), "There is no “x”. There are: a, b."),
    (
      .missingName(example: "galbi config get theme", names: ["lang", "theme"]),
      "A name is missing, e.g. “galbi config get theme”. There are: lang, theme."
    ),
    (
      .noTerminal,
      "This is not a terminal. Use --headless or --plain."
    ),
    (
      .unknownTerminal(""),
      "TERM is not set. Set it, e.g. TERM=xterm-256color, or use --plain."
    ),
    (
      .badValue(
        option: "--note", value: String(repeating: "n", count: 5_000),
        expected: CommandValue.text("TEXT").expected),
      "“\(String(repeating: "n", count: 199))…” is not valid for --note. Use at most 4,000 bytes."
    ),
    (
      .unexpectedWord(String(repeating: "b", count: 300)),
      "Unexpected argument “\(String(repeating: "b", count: 199))…”. See --help."
    ),
    (.unknownTerminal("vt"), "The terminal type “vt” is unknown. Check TERM, or use --plain."),
  ])
  func `a wrong command line is one sentence`(error: UsageError, english: String) {
    expectEqual(error.phrase.text(.english), english)
    #expect(error.phrase.isTranslated)
    for text in Language.allCases.map({ error.phrase.text($0) }) {
      expectEqual(ControlCharacters.escaped(text), text)
    }
  }

  @Test(arguments: [
    ("finance/leger", "leger", "There is no “finance/leger”. Did you mean “finance/ledger”?"),
    (
      "finance/ledgr/budgets", "ledgr",
      "There is no “finance/ledgr/budgets”. Did you mean “finance/ledger/budgets”?"
    ),
    (
      "finance/topup?amount=abc", "topup?amount=abc",
      "“amount=abc” isn’t recognised. Did you mean “finance/topup”?"
    ),
    ("finance/xyzzy", "xyzzy", "“xyzzy” was not found, so the nearest screen was opened."),
    ("finance/ledger/7", "7", "“7” was not found, so the nearest screen was opened."),
    (
      "finance/x?amount=abc", "x?amount=abc",
      "“x?amount=abc” was not found, so the nearest screen was opened."
    ),
  ])
  func `a mistyped link says what was meant`(text: String, segment: String, english: String) throws
  {
    let link = try Link(parsing: text)
    let error = LinkError.unknown(
      try #require(Segment(parsing: segment)), reached: Router(interactor: Interactor()))
    let phrase = error.phrase(
      naming: nil, of: link,
      among: ["finance", "finance/topup", "finance/ledger", "finance/ledger/budgets"].map(place))
    expectEqual(phrase.text(.english), english)
    #expect(phrase.isTranslated)
  }

  @Test(arguments: [
    (
      "finance/ledger?qury=x",
      "“qury=x” isn’t recognised. Did you mean “finance/ledger?query=x”?"
    ),
    (
      "home/route?frm=서울&to=부산",
      "“frm=서울&to=부산” isn’t recognised. Did you mean “home/route?from=서울&to=부산”?"
    ),
    ("home/route?from=x", "“from=x” was not found, so the nearest screen was opened."),
    ("home/route?zzzzz=x", "“zzzzz=x” isn’t recognised. Did you mean “home/route”?"),
    ("home/route?to=x&from=y", "“to=x&from=y” was not found, so the nearest screen was opened."),
    (
      "finance/ledger?query=", "“query=” has no value, so the nearest screen was opened."
    ),
    (
      "home/route?from=&to=x",
      "“from=&to=x” has no value, so the nearest screen was opened."
    ),
    ("home?qury=x", "“qury=x” isn’t recognised. Did you mean “home”?"),
  ])
  func `the names of values that may have been meant are told`(text: String, told: String) throws {
    let places = [
      place("home"), place("home/route").taking("from", "to"),
      place("finance/ledger").taking("query"),
    ]
    let link = try Link(parsing: text)
    let last = try #require(link.segments.last)
    let error = LinkError.unknown(last, reached: Router(interactor: Interactor()))
    expectEqual(error.phrase(naming: nil, of: link, among: places).text(.english), told)
  }

  private func place(_ link: String) -> Destination { Destination(Phrase(link), link: link) }

  @Test func `a link that leads nowhere is one sentence`() {
    let router = Router(interactor: Interactor())
    let errors: [LinkError] = [
      .malformed("a//b"), .unknown("finance", reached: router),
      .failed("home", reached: router, reason: CancellationError()),
      .unsaved("home", reached: router),
    ]
    expectEqual(
      errors.map { $0.phrase.text(.english) },
      [
        "“a//b” is not a valid link.",
        "“finance” was not found, so the nearest screen was opened.",
        "Another screen couldn’t be opened, so the nearest screen was opened.",
        "You have unsaved changes, so another screen was not opened. Save them, or press Esc to "
          + "discard them.",
      ])
    let title = Phrase(ko: "사람", en: "People")
    expectEqual(
      errors.suffix(2).map { $0.phrase(naming: title).text(.korean) },
      [
        "‘사람’ 화면을 열 수 없어 가장 가까운 화면을 열었습니다.",
        "저장하지 않은 내용이 있어 ‘사람’ 화면을 열지 않았습니다. 저장하거나 Esc로 취소해 주세요.",
      ])
    #expect(errors.allSatisfy { $0.phrase.isTranslated })
  }
}
