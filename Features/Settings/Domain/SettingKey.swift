public import Phrases

/// One thing that the user can set, by its name in the file and on the command line, in the order in
/// which they are shown.
public enum SettingKey: String, CaseIterable, Sendable {
  case language, theme, colors, mouse, bell, region
  case autoLock = "auto-lock"
  case peopleURL = "people.url"
  case moviesURL = "movies.url"
  case moviesKey = "movies.key"
  case highwayURL = "highway.url"
  case highwayKey = "highway.key"
  case itsURL = "its.url"
  case itsKey = "its.key"
  case gyeonggiURL = "gyeonggi.url"
  case gyeonggiKey = "gyeonggi.key"
  case placesURL = "places.url"
  case placesKey = "places.key"
  case location

  private struct Facts {
    let title: Phrase
    let kind: SettingKind
    /// The value while the user has set none.
    let preset: String
    /// The environment variable that overrides the file.
    let variable: String?

    static func choice(
      _ korean: String, _ english: String, _ choices: [SettingChoice], preset: String,
      variable: String? = nil
    ) -> Facts {
      Facts(
        title: Phrase(ko: korean, en: english), kind: .choice(choices), preset: preset,
        variable: variable)
    }

    static func address(_ korean: String, _ english: String, _ variable: String) -> Facts {
      Facts(
        title: Phrase(ko: korean, en: english), kind: .address, preset: SettingKind.unset,
        variable: variable)
    }

    static func place(_ korean: String, _ english: String, _ variable: String) -> Facts {
      Facts(title: Phrase(ko: korean, en: english), kind: .place, preset: "", variable: variable)
    }

    static func secret(_ korean: String, _ english: String, _ variable: String) -> Facts {
      Facts(
        title: Phrase(ko: korean, en: english), kind: .secret, preset: "", variable: variable)
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
      .choice("언어", "Language", SettingChoice.languages, preset: "system", variable: "GALBI_LANG")
    case .theme:
      .choice(
        "테마", "Theme", SettingChoice.themes, preset: SettingChoice.system, variable: "GALBI_THEME")
    case .colors:
      .choice("색", "Colours", SettingChoice.colors, preset: "auto", variable: "GALBI_COLORS")
    case .mouse: .choice("마우스", "Mouse", SettingChoice.switches, preset: "on")
    case .bell: .choice("종소리", "Bell", SettingChoice.switches, preset: "on")
    case .region: .choice("지역", "Region", SettingChoice.switches, preset: "on")
    case .autoLock: .choice("자동 잠금", "Auto-lock", SettingChoice.autoLocks, preset: "5")
    case .peopleURL: .address("사람 주소", "People address", "GALBI_PEOPLE_URL")
    case .moviesURL: .address("영화 주소", "Movies address", "GALBI_MOVIES_URL")
    case .moviesKey: .secret("영화 키", "Movies key", "GALBI_MOVIES_KEY")
    case .highwayURL: .address("고속도로 주소", "Highway address", "GALBI_HIGHWAY_URL")
    case .highwayKey: .secret("고속도로 키", "Highway key", "GALBI_HIGHWAY_KEY")
    case .itsURL: .address("교통정보 주소", "ITS address", "GALBI_ITS_URL")
    case .itsKey: .secret("교통정보 키", "ITS key", "GALBI_ITS_KEY")
    case .gyeonggiURL: .address("경기교통 주소", "Gyeonggi address", "GALBI_GYEONGGI_URL")
    case .gyeonggiKey: .secret("경기교통 키", "Gyeonggi key", "GALBI_GYEONGGI_KEY")
    case .placesURL: .address("장소 주소", "Places address", "GALBI_PLACES_URL")
    case .placesKey: .secret("장소 키", "Places key", "GALBI_PLACES_KEY")
    case .location: .place("출발지", "Start", "GALBI_LOCATION")
    }
  }
}
