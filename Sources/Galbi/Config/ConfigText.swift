import Launch
import Phrases
import SettingsDomain

/// The texts of `galbi config`.
enum ConfigText: TextTable {
  case preset, file, unreadable

  var phrase: Phrase {
    switch self {
    case .preset: Phrase(ko: "기본값", en: "preset")
    case .file: Phrase(ko: "설정 파일", en: "file")
    case .unreadable:
      Phrase(
        ko: "표준 입력을 읽을 수 없어 설정이 그대로입니다. 다시 해 보세요.",
        en: "Standard input cannot be read, so the setting stays; try again.")
    }
  }

  static func nothingTyped(_ key: SettingKey) -> Phrase {
    Phrase(
      ko: "아무것도 쓰지 않아 그대로입니다. 없애려면 galbi config set \(key.name) ''라고 하세요.",
      en: "Nothing was typed, so it stays; galbi config set \(key.name) '' removes it.")
  }

  static func overridden(_ key: SettingKey, by origin: Settings.Origin) -> Phrase {
    Phrase(
      ko: "저장했지만 지금은 \(origin.name)이(가) ‘\(key.name)’을(를) 정합니다.",
      en: "It is kept, but for now ‘\(key.name)’ is set by \(origin.name).")
  }

  static func unknown(_ name: String, line: Int) -> Phrase {
    let nearest = nearest(to: name, among: SettingKey.allCases.map(\.name))
    let korean = nearest.map { " 혹시 ‘\($0)’인가요?" } ?? ""
    let english = nearest.map { "; did you mean ‘\($0)’?" } ?? "."
    return Phrase(
      ko: "설정 파일 \(line)번째 줄의 ‘\(name)’은(는) 모르는 설정입니다.\(korean)",
      en: "Line \(line) of the file sets ‘\(name)’, which nobody knows\(english)")
  }
}
