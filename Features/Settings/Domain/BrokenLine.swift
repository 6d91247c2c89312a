public import Phrases

/// Why a line of the settings file cannot be understood; without its value, which may be secret.
public enum BrokenLine: Hashable, Sendable {
  case notASetting
  /// With the values that the file itself defines, as its own themes.
  case badValue(SettingKey, own: [String] = [])
  /// It has bytes that are not UTF-8; nil where they may be those of any name.
  case notText(SettingKey?)
  /// Another line sets the same setting.
  case twice(SettingKey, firstLine: Int)

  /// Says that a line of the settings file, from 1, has no effect; `reason` is part of the sentence.
  public static func ignored(line: Int, because reason: Phrase) -> Phrase {
    Phrase.composed(
      ko: "galbi.conf \(line)번째 줄을 무시합니다. \(reason).",
      en: "Line \(line) of galbi.conf is ignored: \(reason).")
  }

  /// Says that a setting is set in an earlier line too.
  public static func isSet(_ name: String, inLine line: Int) -> Phrase {
    Phrase(
      ko: "\(line)번째 줄에도 같은 설정이 있습니다: \(name)", en: "“\(name)” is also set in line \(line)")
  }

  /// Part of a sentence.
  public var phrase: Phrase {
    switch self {
    case .notASetting:
      Phrase(ko: "‘이름 = 값’이 아닙니다", en: "it is not “name = value”")
    case .notText: Phrase(ko: "UTF-8 텍스트가 아닙니다", en: "it is not UTF-8 text")
    case .badValue(let key, let own):
      Phrase.composed(
        ko: "‘\(key.name)’에 사용할 수 있는 값: \(key.kind.or(own).expected)",
        en: "“\(key.name)” must be \(key.kind.or(own).expected)")
    case .twice(let key, let line):
      Self.isSet(key.name, inLine: line)
    }
  }
}
