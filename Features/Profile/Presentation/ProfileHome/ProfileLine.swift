import Editing
import Phrases
import SettingsDomain

/// What a line of the profile is about.
enum ProfileItem: Hashable {
  case name
  case setting(SettingKey)
  /// Shows and hides the servers and keys.
  case servers
  case pin, removePIN, lock, signOut, erase
}

extension ProfileItem {
  /// Identifies the line in a place that is remembered.
  var name: String {
    switch self {
    case .setting(let key): key.name
    case .name, .servers, .pin, .removePIN, .lock, .signOut, .erase: "\(self)"
    }
  }
}

/// One line of the profile, as it is shown.
struct ProfileLine: ListRow {
  let item: ProfileItem
  let title: Phrase
  /// What Enter does.
  let activation: Phrase?
  /// Nil for a line that does something and has no value.
  var value: Phrase?
  /// All values that it can have, if it is one of several.
  var choices: [Phrase] = []
  /// Where the value comes from if a change here would have no effect; else nil.
  var override: Settings.Origin?
  /// The sentence about the line while it is selected.
  var note: Phrase?
}

extension ProfileLine {
  init(
    _ item: ProfileItem, _ title: Phrase, does activation: Phrase, value: Phrase? = nil,
    note: Phrase? = nil
  ) {
    self.init(
      item: item, title: title, activation: activation, value: value,
      note: note)
  }

  /// A setting, whose theme may be one that `customSettings` define.
  init(_ key: SettingKey, in settings: Settings, _ customSettings: [CustomSetting]) {
    let override = settings.override(of: key)
    let note = key == .autoLock ? ProfileText.lockNote : key.note
    self.init(
      item: .setting(key), title: key.title,
      activation: override == nil ? ProfileText.change : nil,
      value: settings.title(key), override: override,
      note: override.map { SettingsError.overridden(key, $0).phrase } ?? note)
    if case .choice(let choices) = key.kind(customSettings) { self.choices = choices.map(\.title) }
  }

  var id: String { item.name }

  /// The setting that it is about.
  var key: SettingKey? { if case .setting(let key) = item { key } else { nil } }
}
