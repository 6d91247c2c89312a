public import Phrases

/// One of the values that a setting can have.
public struct SettingChoice: Hashable, Sendable {
  /// As it stands in the file and on the command line.
  public let value: String
  public let title: Phrase
  /// Another word for the value, which the file and the command line may have.
  let synonym: String?

  init(_ value: String, ko: String, en: String, synonym: String? = nil) {
    self.value = value
    self.synonym = synonym
    title = Phrase(ko: ko, en: en)
  }

  /// The value that leaves the choice to the system.
  static let system = "system"

  static let languages = [
    SettingChoice(system, ko: "시스템", en: "system"),
    SettingChoice("ko", ko: "한국어", en: "한국어"),
    SettingChoice("en", ko: "English", en: "English"),
  ]
  static let themes = [
    SettingChoice(system, ko: "시스템", en: "system"),
    SettingChoice("night", ko: "어둡게", en: "night", synonym: "dark"),
    SettingChoice("day", ko: "밝게", en: "day", synonym: "light"),
    SettingChoice("plain", ko: "흑백", en: "plain", synonym: "monochrome"),
  ]
  static let colors = [
    SettingChoice("auto", ko: "자동", en: "automatic"),
    SettingChoice("truecolor", ko: "트루컬러", en: "true colour"),
    SettingChoice("256", ko: "256색", en: "256"), SettingChoice("16", ko: "16색", en: "16"),
    SettingChoice("none", ko: "없음", en: "none"),
  ]
  static let switches = [
    SettingChoice("on", ko: "켬", en: "on"), SettingChoice("off", ko: "끔", en: "off"),
  ]
  static let delays =
    [SettingChoice("auto", ko: "자동", en: "automatic")]
    + [10, 25, 50, 100, 150, 200, 300, 500, 1000].map {
      SettingChoice("\($0)", ko: "\($0.grouped) ms", en: "\($0.grouped) ms")
    }
  static let autoLocks = [
    SettingChoice("off", ko: "끔", en: "off"), SettingChoice("1", ko: "1분", en: "1 min"),
    SettingChoice("5", ko: "5분", en: "5 min"), SettingChoice("15", ko: "15분", en: "15 min"),
  ]
}
