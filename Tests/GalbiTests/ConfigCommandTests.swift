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
    #expect(try command() == .list)
    #expect(try command("list") == .list)
    #expect(try command("path") == .path)
    #expect(try command("get", "its.key") == .get(.itsKey))
    #expect(try command("set", "theme", "DAY") == .set(.theme, "day"))
    #expect(try command("set", "theme", "") == .set(.theme, nil))
    #expect(try command("set", "its.key") == .ask(.itsKey))
    #expect(try command("set", "its.key", "") == .set(.itsKey, nil))
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
    #expect(
      try Options(["--lang", "ko", "--theme", "day", "--no-mouse"]).settings == [
        .language: Settings.Override("ko", from: .option("--lang")),
        .theme: Settings.Override("day", from: .option("--theme")),
        .mouse: Settings.Override("off", from: .option("--no-mouse")),
      ])
    #expect(try Options([]).settings == [:])
  }

  @Test func `every theme can be set, and every number of colours`() {
    #expect(SettingKey.theme.kind.choices == ["system"] + Theme.all.map(\.name))
    #expect(SettingKey.language.kind.choices == ["system"] + Language.allCases.map(\.rawValue))
    #expect(
      Set(SettingKey.colors.kind.choices) == Set(Appearance.depths.keys).union(["auto"]))
  }

  @Test func `settings change the appearance, and leave the rest to the terminal`() {
    let terminal = Appearance(
      language: .korean, theme: .night, depth: .indexed, usesMouse: true)
    var following = terminal
    following.followsGround = true
    #expect(terminal.adapted(to: SettingsState()) == following)
    #expect(following.theme(onLight: nil) == .night)
    #expect(following.theme(onLight: true) == .day)
    #expect(terminal.theme(onLight: true) == .night)
    let settings = Settings(file: [
      .language: "en", .theme: "day", .colors: "none", .mouse: "off",
    ])
    #expect(
      terminal.adapted(to: SettingsState(settings))
        == Appearance(language: .english, theme: Theme.day.painted, depth: .none, usesMouse: false))
    func adapted(_ file: [SettingKey: String]) -> Appearance {
      terminal.adapted(to: SettingsState(Settings(file: file)))
    }
    #expect(adapted([.colors: "truecolor"]).depth == .trueColor)
    #expect(adapted([.colors: "256"]).depth == .indexed)
    #expect(adapted([.colors: "16"]).depth == .basic)
  }
}

extension SettingKind {
  fileprivate var choices: [String] {
    guard case .choice(let choices) = self else { return [] }
    return choices.map(\.value)
  }
}
