public import Phrases

/// One thing that the user can set, by its name in the file and on the command line, in the order in
/// which they are shown.
public enum SettingKey: String, CaseIterable, Sendable {
  case language, theme, colors, mouse
  case escapeDelay = "esc-delay"
  case bell, region
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
  case location, database
  case databasePassword = "database.password"

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

    static func secret(_ korean: String, _ english: String, _ variable: String?) -> Facts {
      Facts(
        title: Phrase(ko: korean, en: english), kind: .secret, preset: "", variable: variable)
    }
  }

  public var name: String { rawValue }

  public var title: Phrase { facts.title }

  public var kind: SettingKind { facts.kind }

  public var preset: String { facts.preset }

  public var variable: String? { facts.variable }

  /// Whether a change is seen by what runs: a session keeps its database.
  public var takesEffectAtOnce: Bool { self != .database && self != .databasePassword }

  public var isSecret: Bool { kind == .secret }

  private var facts: Facts {
    switch self {
    case .language:
      .choice("언어", "Language", SettingChoice.languages, preset: "system", variable: "GALBI_LANG")
    case .theme:
      .choice(
        "테마", "Theme", SettingChoice.themes, preset: SettingChoice.system, variable: "GALBI_THEME")
    case .colors:
      .choice("색상", "Colours", SettingChoice.colors, preset: "auto", variable: "GALBI_COLORS")
    case .mouse: .choice("마우스", "Mouse", SettingChoice.switches, preset: "on")
    case .bell: .choice("알림음", "Alert sound", SettingChoice.switches, preset: "on")
    case .region: .choice("국가 표시", "Show country", SettingChoice.switches, preset: "on")
    case .escapeDelay: .choice("Esc 대기 시간", "Esc delay", SettingChoice.delays, preset: "auto")
    case .autoLock: .choice("자동 잠금", "Auto-lock", SettingChoice.autoLocks, preset: "5")
    case .peopleURL: .address("사람 서버", "People server", "GALBI_PEOPLE_URL")
    case .moviesURL: .address("영화 서버", "Movies server", "GALBI_MOVIES_URL")
    case .moviesKey: .secret("영화 API 키", "Movies API key", "GALBI_MOVIES_KEY")
    case .highwayURL: .address("고속도로 서버", "Highway server", "GALBI_HIGHWAY_URL")
    case .highwayKey: .secret("고속도로 API 키", "Highway API key", "GALBI_HIGHWAY_KEY")
    case .itsURL: .address("교통정보 서버", "ITS server", "GALBI_ITS_URL")
    case .itsKey: .secret("교통정보 API 키", "ITS API key", "GALBI_ITS_KEY")
    case .gyeonggiURL: .address("경기교통 서버", "Gyeonggi server", "GALBI_GYEONGGI_URL")
    case .gyeonggiKey: .secret("경기교통 API 키", "Gyeonggi API key", "GALBI_GYEONGGI_KEY")
    case .placesURL: .address("장소 서버", "Places server", "GALBI_PLACES_URL")
    case .placesKey: .secret("장소 API 키", "Places API key", "GALBI_PLACES_KEY")
    case .location: .place("기본 출발지", "Default start", "GALBI_LOCATION")
    case .database:
      Facts(
        title: Phrase(ko: "데이터베이스", en: "Database"), kind: .database,
        preset: SettingKind.unset, variable: "GALBI_DATABASE")
    case .databasePassword: .secret("데이터베이스 비밀번호", "Database password", nil)
    }
  }
}
