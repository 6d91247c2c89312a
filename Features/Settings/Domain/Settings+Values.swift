public import Phrases

/// What the values mean.
extension Settings {
  /// Nil for the language of the system.
  public var language: Language? { Language(rawValue: self[.language]) }

  /// The name of the theme.
  public var theme: String { self[.theme] }

  /// Whether the terminal's background chooses the theme.
  public var followsGround: Bool { theme == SettingChoice.system }

  public var usesMouse: Bool { isOn(.mouse) }

  public var ringsBell: Bool { isOn(.bell) }

  public var showsCountries: Bool { isOn(.region) }

  /// After how long without a key press a session with a PIN is locked; nil for never.
  public var autoLock: Duration? { Int(self[.autoLock]).map { .seconds($0 * 60) } }

  /// How long a lone Esc waits for the rest of a key; nil for what suits the terminal's line.
  public var escapeDelay: Duration? { Int(self[.escapeDelay]).map { .milliseconds($0) } }

  /// The address of a service or a database; nil for the one that is built in, and for files.
  public func address(_ key: SettingKey) -> String? {
    self[key] == SettingKind.unset ? nil : self[key]
  }

  /// The key for a service; nil for none.
  public func secret(_ key: SettingKey) -> String? { self[key].isEmpty ? nil : self[key] }

  /// Where the user is; nil for none.
  public var location: NamedCoordinate? { NamedCoordinate(self[.location]) }

  /// The value as the command line prints it; a secret is masked.
  public func shown(_ key: SettingKey) -> String {
    switch key.kind {
    // Of a password no character is shown.
    case .secret where key == .databasePassword: Self.masked(String(self[key].prefix(1)))
    case .secret: Self.masked(self[key])
    case .place: self[key].isEmpty ? Self.none : self[key]
    case .choice, .address, .database: self[key]
    }
  }

  private static let none = "none"

  /// Dots and the last four characters, or dots alone for a short secret.
  static func masked(_ secret: String) -> String {
    guard !secret.isEmpty else { return none }
    return "····" + (secret.count >= 8 ? secret.suffix(4) : "")
  }

  /// The value as a screen shows it.
  public func title(_ key: SettingKey) -> Phrase {
    switch key.kind {
    case .choice(let choices):
      choices.first { $0.value == self[key] }?.title ?? Phrase(ko: self[key], en: self[key])
    case .address where address(key) == nil, .database where address(key) == nil:
      Phrase(ko: "기본값", en: "default")
    case .secret where secret(key) == nil: Phrase(ko: "없음", en: "none")
    case .place: location.map { Phrase($0.name) } ?? Phrase(ko: "없음", en: "none")
    case .address, .database, .secret: Phrase(ko: shown(key), en: shown(key))
    }
  }

  /// Says what a setting is now.
  public func notice(of key: SettingKey) -> Phrase {
    let value = title(key)
    return Phrase.composed(ko: "\(key.title): \(value)", en: "\(key.title): \(value)")
  }

  /// The value of a choice `step` places after `value`, or after the present one.
  ///
  /// The first value follows the last, which for a theme is one of `customSettings`. Nil for a setting that is
  /// not a choice.
  public func next(
    _ key: SettingKey, by step: Int, after value: String? = nil,
    _ customSettings: [CustomSetting] = []
  ) -> String? {
    guard case .choice(let choices) = key.kind(customSettings), !choices.isEmpty else { return nil }
    let values = choices.map(\.value)
    let index = values.firstIndex(of: value ?? self[key]) ?? 0
    let count = values.count
    return values[((index + step) % count + count) % count]
  }
}
