public import Phrases

/// A line of the settings file that rebinds a key, such as `key.q = F3`, or defines a colour of a theme
/// of the user's own, such as `theme.sea.accent = #5fd7ff`.
public struct CustomSetting: Hashable, Sendable {
  /// From 1.
  public let line: Int
  public let name: String
  public let value: String

  public init(line: Int, name: String, value: String) {
    self.line = line
    self.name = name
    self.value = value
  }

  /// The parts of the name, such as `theme`, `sea` and `accent`.
  public var path: [Substring] { name.split(separator: ".", maxSplits: 2) }

  /// Whether a setting has such a name.
  public static func isName(_ name: String) -> Bool {
    name.hasPrefix("key.") || name.hasPrefix("theme.")
  }
}

extension Sequence<CustomSetting> {
  /// The names of the themes that they define, none of which is a standard one.
  public var themes: [String] {
    reduce(into: []) { names, setting in
      let path = setting.path
      guard path.count == 3, path[0] == "theme" else { return }
      let name = String(path[1])
      let isKnown =
        names.contains(name)
        || SettingChoice.themes.contains { $0.value == name || $0.synonym == name }
      if !isKnown { names.append(name) }
    }
  }
}

extension SettingKey {
  /// Which values are valid, as part of a sentence, where a theme may be one that `customSettings` define.
  public func expected(_ customSettings: [CustomSetting]) -> Phrase {
    kind(customSettings).expected
  }

  /// What the setting can be, with the themes that `customSettings` define.
  public func kind(_ customSettings: [CustomSetting]) -> SettingKind {
    self == .theme ? kind.or(customSettings.themes) : kind
  }

  /// The value as it is kept, where a theme may be one that `customSettings` define; nil if it is not valid.
  public func value(_ text: String, _ customSettings: [CustomSetting]) -> String? {
    if let value = kind.value(text) { return value }
    let name = String(Substring(SettingKind.trimmed(text[...].unicodeScalars)))
    return self == .theme && customSettings.themes.contains(name) ? name : nil
  }
}
