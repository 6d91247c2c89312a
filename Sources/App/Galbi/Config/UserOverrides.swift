import Phrases
import SettingsDomain
import TerminalUI

/// The keys and themes of the user's own.
struct UserOverrides {
  private(set) var keys = KeyMap()
  private(set) var themes: [Theme] = []
  /// What is wrong with lines of the file, which are left out.
  private(set) var problems: [SettingsFileError] = []
  /// What lines of the file leave without a key.
  private(set) var conflicts: [SettingsFileError] = []
  /// The lines that have an effect, by their names.
  private var taken: [String: CustomSetting] = [:]

  init(_ settings: [CustomSetting]) {
    var colors: [String: [String: Theme.Color]] = [:]
    for setting in settings {
      if let first = taken[setting.name] {
        note(setting, BrokenLine.isSet(setting.name, inLine: first.line))
        continue
      }
      if setting.name.hasPrefix("key.") {
        take(key: setting)
        continue
      }
      let path = setting.path.map(String.init)
      guard path.count == 3, path[2] == "ground" || Role(name: path[2]) != nil else {
        let roles = (["ground"] + Role.allCases.map { "\($0)" }).joined(separator: ", ")
        note(
          setting, named: "테마에 쓸 수 있는 역할은 \(roles)입니다", "the roles of a theme are \(roles)")
        continue
      }
      guard !Theme.all.map(\.name).contains(Theme.name(of: path[1])), path[1] != "system" else {
        note(
          setting, named: "같은 이름의 테마가 이미 있습니다", "a theme with this name already exists")
        continue
      }
      guard let color = Theme.Color(setting.value) else {
        note(
          setting, named: "색은 #rrggbb, #rgb 또는 0~255로 지정합니다",
          "a colour is #rrggbb, #rgb, or a number from 0 to 255")
        continue
      }
      colors[path[1], default: [:]][path[2]] = color
      taken[setting.name] = setting
    }
    conflicts = settings.filter { taken[$0.name] == $0 }.compactMap(conflict)
    themes = colors.sorted { $0.key < $1.key }.map {
      Theme(name: $0, colors: $1)
    }
  }

  private mutating func take(key setting: CustomSetting) {
    let name = String(setting.name.dropFirst("key.".count))
    guard let key = Key(script: name), let pressed = Key(script: setting.value) else {
      let unknown = Key(script: name) == nil ? name : setting.value
      guard !unknown.isEmpty else {
        return note(setting, named: "키가 비어 있습니다", "no key is given")
      }
      return note(setting, named: "‘\(unknown)’ 키를 찾을 수 없습니다", "there is no key “\(unknown)”")
    }
    if let obstacle = pressed.obstacle {
      let (korean, english) = reason(obstacle, setting.value)
      return note(setting, named: korean, english)
    }
    if let other = keys.put(key, on: pressed) {
      let name = other.name(.unicode)
      note(
        setting, named: "‘\(setting.value)’ 키는 이미 ‘\(name)’ 대신 쓰입니다",
        "“\(setting.value)” already replaces “\(name)”")
    } else {
      taken[setting.name] = setting
    }
  }

  /// Why a key cannot be pressed, as part of a sentence.
  private func reason(_ obstacle: Key.Obstacle, _ name: String) -> (String, String) {
    switch obstacle {
    case .same(let key):
      (
        "터미널에서는 ‘\(name)’ 키가 \(key.name()) 키와 같습니다",
        "in a terminal “\(name)” is the same key as \(key.name())"
      )
    case .signal: ("‘\(name)’ 키는 프로그램을 끝내거나 멈춥니다", "“\(name)” ends or stops the program")
    case .unsent: ("터미널에서 ‘\(name)’ 키를 입력할 수 없습니다", "terminals don’t send “\(name)”")
    case .severalKeys: ("‘\(name)’ 글자는 여러 키로 입력합니다", "“\(name)” takes more than one key")
    }
  }

  /// What the line leaves without a key.
  private func conflict(_ setting: CustomSetting) -> SettingsFileError? {
    guard setting.name.hasPrefix("key."), let pressed = Key(script: setting.value),
      Key.inUse.contains(pressed), keys.place(of: pressed) == nil
    else { return nil }
    let name = setting.value
    return SettingsFileError(
      line: setting.line, isBroken: false,
      Phrase(
        ko:
          "galbi.conf \(setting.line)번째 줄 때문에 일부 화면에서 ‘\(name)’ 키의 원래 동작을 쓸 수 없습니다. key.\(name) = "
          + "다른 키로 지정해 주세요.",
        en:
          "Because of line \(setting.line) of galbi.conf, some screens have no key for what "
          + "“\(name)” does. Set one with key.\(name) = another key."
      ))
  }

  /// Notes what is wrong with a line, after the name of its setting.
  private mutating func note(_ setting: CustomSetting, named korean: String, _ english: String) {
    note(
      setting,
      Phrase(ko: "\(setting.name): \(korean)", en: "“\(setting.name)”: \(english)"))
  }

  private mutating func note(_ setting: CustomSetting, _ reason: Phrase) {
    problems.append(
      SettingsFileError(
        line: setting.line, isBroken: true,
        BrokenLine.ignored(line: setting.line, because: reason)))
  }
}

extension Key {
  /// The keys that screens, lists and the frame around them bind; a test holds them against the
  /// screens.
  static let inUse = Set(
    "abcdefghijklmnopqrstuvwxyACDEGIKLMNPRSTU0123456789?/=+-[]{} ".map(Key.character)
      + [
        .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .pageUp,
        .pageDown, .home, .end, .controlLeft, .controlRight, .function(1), .function(8),
        .function(9), .function(12), .altLeft, .altRight, .altBackspace, .altDelete,
      ] + "abdefklnprsuvw_".map(Key.control) + "bdf".map(Key.alt) + Motion.allCases.map(Key.shift))
}
