import Expectations
import Phrases
import TerminalUI
import Testing

@testable import Launch

struct OptionsTests {
  @Test func `nothing said is the app on the terminal as it is`() throws {
    let options = try Options([])
    expectEqual(options.words, [])
    #expect(options.restores == nil && options.usesMouse)
    #expect(!options.isHeadless && !options.printsFrames && !options.isOffline && !options.isJSON)
    #expect(!options.wantsHelp && !options.wantsVersion)
    expectEqual(options.size, nil)
    expectEqual(options.keys, nil)
    expectEqual(options.format, .text)
    expectEqual(options.timeout, .seconds(10))
    expectEqual(options.now, nil)
    expectEqual(options.dataFolder, nil)
    expectEqual(options.language, nil)
    expectEqual(options.theme, nil)
  }

  @Test func `everything can be said`() throws {
    let options = try Options([
      "home/7", "--headless", "--size", "40x12", "--keys", "Down Enter", "--format", "svg",
      "--frames", "--timeout", "500ms", "--now", "1970-01-01T00:00:01Z", "--data", "D", "--lang",
      "ko", "--theme", "day", "--offline", "--json", "--help", "--version",
      "--no-restore", "--no-mouse",
    ])
    #expect(options.restores == false && !options.usesMouse)
    try expectEqual(Options(["--restore"]).restores, true)
    expectEqual(options.words, ["home/7"])
    #expect(options.isHeadless && options.printsFrames && options.isOffline && options.isJSON)
    #expect(options.wantsHelp && options.wantsVersion)
    expectEqual(options.size, Size(columns: 40, rows: 12))
    expectEqual(options.keys, "Down Enter")
    expectEqual(options.format, .svg)
    expectEqual(options.timeout, .milliseconds(500))
    expectEqual(options.now, 1_000)
    expectEqual(options.dataFolder, "D")
    expectEqual(options.language, .korean)
    expectEqual(options.theme, "day")
  }

  @Test func `a value may stand behind an equals sign, and the last one counts`() throws {
    let options = try Options(["--size=1x1000", "--keys=a=b", "--lang", "ko", "--lang=en"])
    expectEqual(options.size, Size(columns: 1, rows: 1_000))
    expectEqual(options.keys, "a=b")
    expectEqual(options.language, .english)
  }

  @Test func `words stand anywhere, and after two dashes whatever they look like`() throws {
    try expectEqual(
      Options(["tree", "--offline", "home", "-", "--", "--headless", "--"]).words,
      ["tree", "home", "-", "--headless", "--"])
    try expectEqual(Options(["--keys", "-"]).keys, "-")
    #expect(try Options(["-h"]).wantsHelp)
  }

  @Test func `an amount with a sign is a word, and no option`() throws {
    try expectEqual(
      Options(["ledger", "add", "+4500", "-300"]).words, ["ledger", "add", "+4500", "-300"])
  }

  @Test func `an option of two meanings has that of its command, wherever its words stand`() throws
  {
    for words in [
      ["--month", "2026-11", "ledger", "balance"], ["ledger", "balance", "--month=2026-11"],
    ] {
      let options = try Options(words)
      #expect(
        options.ofCommands == ["--month": ["2026-11"]] && options.words == ["ledger", "balance"])
      #expect(throws: Never.self) { try options.check(for: .words("galbi ledger balance")) }
      #expect(throws: UsageError.loneOption("--month", needs: "galbi ledger balance")) {
        try options.check(for: .screen)
      }
    }
    let json = try Options(["--json"])
    #expect(throws: Never.self) { try json.check(for: .tree) }
    #expect(throws: Never.self) { try json.check(for: .words("galbi ledger list")) }
    #expect(throws: UsageError.idleOption("--json", words: "galbi config")) {
      try json.check(for: .words("galbi config"))
    }
  }

  @Test(arguments: [
    ("--heedless", "--headless" as String?), ("--ofline", "--offline"), ("--SIZE", "--size"),
    ("-q", nil), ("--xyzzy", nil),
  ])
  func `an unknown option is named with the nearest one`(option: String, nearest: String?) {
    #expect(throws: UsageError.unknownOption(option, nearest: nearest)) { try Options([option]) }
  }

  @Test(arguments: [
    (["--size"], UsageError.missingValue(option: "--size", example: "80x24")),
    (["--keys"], .missingValue(option: "--keys", example: "'Down Enter'")),
    (["--lang", ""], .missingValue(option: "--lang", example: "ko")),
    (["--theme"], .missingValue(option: "--theme", example: "night")),
    (
      ["--headless=1"],
      .badValue(option: "--headless", value: "1", expected: Phrase(ko: "없음", en: "no value"))
    ),
    (
      ["--lang", "fr"],
      .badValue(option: "--lang", value: "fr", expected: Phrase(ko: "ko, en", en: "ko or en"))
    ),
  ])
  func `a missing or a wrong value is an error`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Options(arguments) }
  }

  @Test(arguments: [["--keys", ""], ["--keys="]])
  func `an empty script has no keys`(arguments: [String]) throws {
    try expectEqual(Options(arguments).keys, "")
  }

  @Test(arguments: [
    ["--size", "80"], ["--size", "0x24"], ["--size", "80x1001"], ["--size", "80x24x2"],
    ["--size", "x"], ["--format", "pdf"], ["--timeout", "10"], ["--now", "noon"],
  ])
  func `a value out of its range is an error that names both`(arguments: [String]) {
    #expect {
      try Options(arguments)
    } throws: { error in
      guard case .badValue(arguments[0], arguments[1], _)? = error as? UsageError else {
        return false
      }
      return true
    }
  }

  @Test func `a theme is a standard one or the user's own`() throws {
    let (own, standard) = (try Options(["--theme", "sea"]), try Options(["--theme", "day"]))
    #expect(throws: Never.self) { try own.checkTheme(["sea"]) }
    #expect(throws: Never.self) { try standard.checkTheme([]) }
    #expect(throws: Never.self) { try Options([]).checkTheme([]) }
    #expect(
      throws: UsageError.badValue(
        option: "--theme", value: "sea",
        expected: .one(of: ["night", "day", "plain", "system", "sky"]))
    ) { try own.checkTheme(["sky"]) }
  }

  @Test(arguments: [
    (["--keys", "q"], Purpose.screen, UsageError.loneOption("--keys", needs: "--headless")),
    (["--size=9x9", "--frames"], .screen, .loneOption("--size", needs: "--headless")),
    (
      ["--headless", "--json"], .screen,
      .loneOption(
        "--json",
        needs: "galbi tree, galbi ledger list, galbi ledger balance, galbi ledger add, "
          + "galbi ledger import, galbi ledger links")
    ),
    (["--headless", "--frames"], .tree, .idleOption("--frames", words: "galbi tree")),
    (["--json"], .words("galbi config"), .idleOption("--json", words: "galbi config")),
    (["--to", "a"], .screen, .loneOption("--to", needs: "galbi books move")),
    (["--to", "a"], .words("galbi config"), .loneOption("--to", needs: "galbi books move")),
    (["--ssh"], .screen, .loneOption("--ssh", needs: "galbi serve")),
    (["--within", "a"], .words("galbi serve"), .idleOption("--within", words: "galbi serve")),
  ])
  func `an option that would do nothing is refused`(
    arguments: [String], purpose: Purpose, error: UsageError
  ) throws {
    let options = try Options(arguments)
    #expect(throws: error) { try options.check(for: purpose) }
  }

  @Test(arguments: [
    ([], Environment.Pictures.words), (["--format", "ansi"], .cells),
    (["--format", "svg"], .cells),
    (["--format", "plain"], .words), (["--format", "svg", "--plain"], .words),
  ])
  func `what is printed says how pictures are drawn`(
    arguments: [String], pictures: Environment.Pictures
  ) throws {
    let options = try Options(arguments)
    expectEqual(options.headlessPictures(.trueColor), pictures)
    expectEqual(options.headlessPictures(.none), (options.format == .ansi ? .none : pictures))
  }

  @Test func `an option is taken where it does something`() throws {
    try Options(["--headless", "--keys", "q", "--size", "9x9"]).check(for: .screen)
    try Options(["--now", "2026-11-21", "--restore"]).check(for: .screen)
    try Options(["--json", "--size", "9x9", "--timeout", "1s"]).check(for: .tree)
    try Options(["--theme", "day"]).check(for: .words("galbi config"))
    try Options(["--plain", "--size", "9x9", "--secrets", "f", "--record", "r"]).check(for: .screen)
    try Options(["--replay", "r", "--secrets", "f"]).check(for: .screen)
    try Options(["--headless", "--replay", "r", "--plain"]).check(for: .screen)
  }

  @Test(arguments: [
    (["--lang", "--data", "x"], "--lang"), (["home", "--lang", "--headless"], "--lang"),
    (["--size", "--lang=ko"], "--size"), (["--data", "--json"], "--data"), (["--lang"], "--lang"),
  ])
  func `an option before another one has no value`(arguments: [String], option: String) {
    let fault = #expect(throws: UsageError.self) { try Options(arguments) }
    guard case .missingValue(let name, _) = fault else {
      Issue.record("\(arguments): \(String(describing: fault))")
      return
    }
    expectEqual(name, option)
  }
}
