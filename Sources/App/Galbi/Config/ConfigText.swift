import Launch
import Phrases
import SettingsDomain

/// The texts of `galbi config`.
enum ConfigText {
  static let preset = Phrase(ko: "기본값", en: "default")
  static let file = Phrase(ko: "설정 파일", en: "settings file")
  static let nextLaunch = Phrase(
    ko: "다음에 갈비를 시작할 때 적용됩니다.", en: "The change applies when Galbi starts next.")
  static let unreadable = Phrase(
    ko: "표준 입력을 읽을 수 없어 설정을 바꾸지 않았습니다. 다시 시도해 주세요.",
    en: "Standard input can’t be read, so the setting is unchanged. Try again.")

  static let unchanged = Phrase(ko: "설정을 바꾸지 않았습니다.", en: "The setting is unchanged.")

  static func nothingTyped(_ key: SettingKey) -> Phrase {
    Phrase(
      ko: "입력한 값이 없어 설정을 바꾸지 않았습니다. 삭제하려면 다음을 실행해 주세요: galbi config set \(key.name) ''",
      en:
        "Nothing was entered, so the setting is unchanged. To remove it, run galbi config set "
        + "\(key.name) ''."
    )
  }

  static func overridden(_ key: SettingKey, by origin: Settings.Origin) -> Phrase {
    Phrase(
      ko: "저장했습니다. 하지만 지금은 \(origin.name) 값이 우선 적용됩니다: \(key.name)",
      en: "Saved, but \(origin.name) currently overrides “\(key.name)”.")
  }

  static func unknown(_ name: String, line: Int) -> Phrase {
    let nearest = nearest(to: name, among: SettingKey.allCases.map(\.name))
    let korean = nearest.map { " 혹시 ‘\($0)’인가요?" } ?? ""
    let english = nearest.map { "; did you mean “\($0)”?" } ?? "."
    return Phrase(
      ko: "galbi.conf \(line)번째 줄에 알 수 없는 설정이 있습니다: \(name).\(korean)",
      en: "Line \(line) of galbi.conf has an unknown setting, “\(name)”\(english)")
  }
}
