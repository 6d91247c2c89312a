import Phrases
import SettingsDomain
import TerminalUI

/// The keys and themes of the user's own.
struct Customs {
  private(set) var keys = KeyMap()
  private(set) var themes: [Theme] = []
  /// What is wrong with lines of the file, which are left out.
  private(set) var problems: [Phrase] = []

  init(_ settings: [CustomSetting]) {
    var colors: [String: [String: Theme.Color]] = [:]
    for setting in settings {
      if setting.name.hasPrefix("key.") {
        take(key: setting)
        continue
      }
      let path = setting.path.map(String.init)
      guard path.count == 3, path[2] == "ground" || Role(name: path[2]) != nil else {
        let roles = (["ground"] + Role.allCases.map { "\($0)" }).joined(separator: ", ")
        note(setting, ko: "테마의 역할은 \(roles)입니다", en: "a theme has the roles \(roles)")
        continue
      }
      guard !Theme.all.map(\.name).contains(path[1]), path[1] != "system" else {
        note(setting, ko: "이미 있는 테마입니다", en: "there is such a theme already")
        continue
      }
      guard let color = Theme.Color(setting.value) else {
        note(setting, ko: "색은 #rrggbb로 씁니다", en: "a colour is #rrggbb")
        continue
      }
      colors[path[1], default: [:]][path[2]] = color
    }
    themes = colors.sorted { $0.key < $1.key }.map {
      Theme(name: $0, colors: $1)
    }
  }

  private mutating func take(key setting: CustomSetting) {
    let names = [String(setting.name.dropFirst("key.".count)), setting.value]
    guard let key = Key(script: names[0]), let pressed = Key(script: names[1]) else {
      let name = Key(script: names[0]) == nil ? names[0] : names[1]
      return note(setting, ko: "‘\(name)’ 글쇠를 모릅니다", en: "there is no key ‘\(name)’")
    }
    if let other = keys.put(key, on: pressed) {
      let name = other.name(.unicode)
      note(
        setting, ko: "‘\(names[1])’에는 이미 ‘\(name)’이(가) 있습니다",
        en: "‘\(names[1])’ already stands for ‘\(name)’")
    }
  }

  private mutating func note(_ setting: CustomSetting, ko: String, en: String) {
    problems.append(
      Phrase(
        ko: "설정 파일 \(setting.line)번째 줄의 ‘\(setting.name)’을(를) 따르지 않습니다: \(ko).",
        en: "Line \(setting.line) of the settings file, ‘\(setting.name)’, is ignored: \(en)."))
  }
}
