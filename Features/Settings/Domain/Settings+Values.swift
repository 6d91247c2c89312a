public import Phrases

/// What the settings mean.
extension Settings {
  /// Nil for that of the system.
  public var language: Language? { Language(rawValue: self[.language]) }

  /// As themes are named.
  public var theme: String { self[.theme] }

  /// How many colours are shown; nil for as many as the terminal has.
  public var colors: Colors? { Colors(rawValue: self[.colors]) }

  public enum Colors: String, CaseIterable, Sendable {
    case trueColor = "truecolor"
    case indexed = "256"
    case basic = "16"
    case none
  }

  public var usesMouse: Bool { isOn(.mouse) }

  public var isRegion: Bool { isOn(.region) }

  /// After how long without a key a session with a PIN is locked; nil for never.
  public var autoLock: Duration? { Int(self[.autoLock]).map { .seconds($0 * 60) } }

  /// Where a service is; nil for where it is unless the user says otherwise.
  public func address(_ key: SettingKey) -> String? {
    self[key] == SettingKind.unset ? nil : self[key]
  }

  /// The key for a service; nil for none.
  public func secret(_ key: SettingKey) -> String? { self[key].isEmpty ? nil : self[key] }

  /// The value as anybody may see it, as the command line writes it.
  public func shown(_ key: SettingKey) -> String {
    key.isSecret ? Self.masked(self[key]) : self[key]
  }

  /// Dots and the last four characters, or dots alone where that would be much of it.
  static func masked(_ secret: String) -> String {
    guard !secret.isEmpty else { return "none" }
    return "····" + (secret.count >= 8 ? secret.suffix(4) : "")
  }

  /// The value as a screen says it.
  public func title(_ key: SettingKey) -> Phrase {
    switch key.kind {
    case .choice(let choices):
      choices.first { $0.value == self[key] }?.title ?? Phrase(ko: self[key], en: self[key])
    case .address where address(key) == nil: Phrase(ko: "기본", en: "default")
    case .secret where secret(key) == nil: Phrase(ko: "없음", en: "none")
    case .address, .secret: Phrase(ko: shown(key), en: shown(key))
    }
  }

  /// The value that a choice has `step` places after `value`, or after its own, round the end; nil
  /// for no choice.
  public func next(_ key: SettingKey, by step: Int, after value: String? = nil) -> String? {
    guard case .choice(let choices) = key.kind, !choices.isEmpty else { return nil }
    let index = choices.firstIndex { $0.value == value ?? self[key] } ?? 0
    let count = choices.count
    return choices[((index + step) % count + count) % count].value
  }
}
