import Expectations
import Launch
import Phrases
import SettingsDomain
import TerminalUI
import Testing

@testable import Galbi
@testable import Launch

/// What the words after `galbi config` mean, and how settings change the appearance.
@MainActor
struct ConfigCommandTests {
  private func command(_ words: String...) throws(UsageError) -> ConfigCommand {
    var words = words[...]
    let command = try ConfigCommand(&words)
    #expect(words.isEmpty)
    return command
  }

  @Test func `words are commands`() throws {
    try expectEqual(command(), .list)
    try expectEqual(command("list"), .list)
    try expectEqual(command("path"), .path)
    try expectEqual(command("get", "its.key"), .get(.itsKey))
    try expectEqual(command("set", "theme", "DAY"), .set(.theme, "day"))
    try expectEqual(command("set", "theme", ""), .set(.theme, nil))
    try expectEqual(command("set", "its.key"), .ask(.itsKey))
    try expectEqual(command("set", "its.key", ""), .set(.itsKey, nil))
  }

  @Test(
    arguments: [
      (
        ["get"],
        .missingName(example: "galbi config get theme", names: SettingKey.allCases.map(\.name))
      ),
      (["get", "themes"], .unknownWord("themes", nearest: "theme")),
      (
        ["set"],
        .missingName(example: "galbi config set theme day", names: SettingKey.allCases.map(\.name))
      ),
      (["set", "people.ulr", "a"], .unknownWord("people.ulr", nearest: "people.url")),
      (["set", "mouse"], .missingWord(example: "galbi config set mouse off")),
      (
        ["set", "people.url"],
        .missingWord(example: "galbi config set people.url https://example.org/api")
      ),
      (["set", "its.key", "abc"], .secretSetting("its.key")),
      (
        ["set", "mouse", "yes"],
        .badSetting("mouse", value: "yes", expected: Phrase(ko: "on, off", en: "on or off"))
      ),
    ] as [([String], UsageError)])
  func `other words are refused`(words: [String], error: UsageError) {
    #expect(throws: error) {
      var words = words[...]
      _ = try ConfigCommand(&words)
    }
  }

  @Test func `options override the file`() throws {
    try expectEqual(
      Options(["--lang", "ko", "--theme", "day", "--no-mouse"]).settings,
      [
        .language: Settings.Override("ko", from: .option("--lang")),
        .theme: Settings.Override("day", from: .option("--theme")),
        .mouse: Settings.Override("off", from: .option("--no-mouse")),
      ])
    try expectEqual(Options([]).settings, [:])
  }

  @Test func `every theme can be set, and every number of colours`() {
    expectEqual(SettingKey.theme.kind.choices, ["system"] + Theme.all.map(\.name))
    expectEqual(SettingKey.language.kind.choices, ["system"] + Language.allCases.map(\.rawValue))
    expectEqual(Set(SettingKey.colors.kind.choices), Set(Appearance.depths.keys).union(["auto"]))
  }

  @Test func `settings change the appearance, and leave the rest to the terminal`() {
    let terminal = Appearance(
      language: .korean, theme: .night, depth: .indexed, usesMouse: true)
    var following = terminal
    following.followsGround = true
    expectEqual(terminal.adapted(to: SettingsState()), following)
    expectEqual(following.theme(onLight: nil), .night)
    expectEqual(following.theme(onLight: true), .day)
    expectEqual(terminal.theme(onLight: true), .night)
    let settings = Settings(file: [
      .language: "en", .theme: "day", .colors: "none", .mouse: "off",
    ])
    expectEqual(
      terminal.adapted(to: SettingsState(settings)),
      Appearance(language: .english, theme: Theme.day.painted, depth: .none, usesMouse: false))
    func adapted(_ file: [SettingKey: String]) -> Appearance {
      terminal.adapted(to: SettingsState(Settings(file: file)))
    }
    expectEqual(adapted([.colors: "truecolor"]).depth, .trueColor)
    expectEqual(adapted([.colors: "256"]).depth, .indexed)
    expectEqual(adapted([.colors: "16"]).depth, .basic)
  }
}

extension SettingKind {
  fileprivate var choices: [String] {
    guard case .choice(let choices) = self else { return [] }
    return choices.map(\.value)
  }
}
