public import Phrases

/// One thing that the user can set, by its name in the file and on the command line, in the order in
/// which they are shown.
public enum SettingKey: String, CaseIterable, Sendable {
  case language, theme, colors, mouse, region
  case autoLock = "auto-lock"
  case peopleURL = "people.url"
  case moviesURL = "movies.url"
  case moviesKey = "movies.key"
  case highwayURL = "highway.url"
  case highwayKey = "highway.key"
  case itsURL = "its.url"
  case itsKey = "its.key"

  /// Settings of features that do not exist yet.
  ///
  /// The file and `galbi config` take them, but no list, screen, help or suggestion shows them. The
  /// feature that reads one removes it from here.
  private static let unread: Set<SettingKey> = [
    .moviesURL, .moviesKey, .highwayURL, .highwayKey, .itsURL, .itsKey,
  ]

  /// The settings that are shown: those that some feature reads.
  public static let inUse = allCases.filter { !unread.contains($0) }

  private struct Facts {
    let title: Phrase
    let kind: SettingKind
    /// The value while the user has set none.
    var preset = SettingKind.unset
    /// The environment variable that overrides the file.
    var variable: String?

    static func address(_ title: Phrase, _ variable: String) -> Facts {
      Facts(title: title, kind: .address, variable: variable)
    }

    static func secret(_ title: Phrase, _ variable: String) -> Facts {
      Facts(title: title, kind: .secret, preset: "", variable: variable)
    }
  }

  public var name: String { rawValue }

  public var title: Phrase { facts.title }

  public var kind: SettingKind { facts.kind }

  public var preset: String { facts.preset }

  public var variable: String? { facts.variable }

  public var isSecret: Bool { kind == .secret }

  private var facts: Facts {
    switch self {
    case .language:
      Facts(
        title: Phrase(ko: "언어", en: "Language"), kind: .choice(SettingChoice.languages),
        preset: "system", variable: "GALBI_LANG")
    case .theme:
      Facts(
        title: Phrase(ko: "테마", en: "Theme"), kind: .choice(SettingChoice.themes),
        preset: "night", variable: "GALBI_THEME")
    case .colors:
      Facts(
        title: Phrase(ko: "색", en: "Colours"), kind: .choice(SettingChoice.colors),
        preset: "auto", variable: "GALBI_COLORS")
    case .mouse:
      Facts(
        title: Phrase(ko: "마우스", en: "Mouse"), kind: .choice(SettingChoice.switches),
        preset: "on")
    case .region:
      Facts(
        title: Phrase(ko: "지역", en: "Region"), kind: .choice(SettingChoice.switches),
        preset: "on")
    case .autoLock:
      Facts(
        title: Phrase(ko: "자동 잠금", en: "Auto-lock"), kind: .choice(SettingChoice.autoLocks),
        preset: "5")
    case .peopleURL: .address(Phrase(ko: "사람 주소", en: "People address"), "GALBI_PEOPLE_URL")
    case .moviesURL: .address(Phrase(ko: "영화 주소", en: "Movies address"), "GALBI_MOVIES_URL")
    case .moviesKey: .secret(Phrase(ko: "영화 키", en: "Movies key"), "GALBI_MOVIES_KEY")
    case .highwayURL:
      .address(Phrase(ko: "고속도로 주소", en: "Highway address"), "GALBI_HIGHWAY_URL")
    case .highwayKey: .secret(Phrase(ko: "고속도로 키", en: "Highway key"), "GALBI_HIGHWAY_KEY")
    case .itsURL: .address(Phrase(ko: "교통정보 주소", en: "ITS address"), "GALBI_ITS_URL")
    case .itsKey: .secret(Phrase(ko: "교통정보 키", en: "ITS key"), "GALBI_ITS_KEY")
    }
  }
}
