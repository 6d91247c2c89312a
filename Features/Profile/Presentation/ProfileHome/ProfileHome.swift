import Phrases
import RIBs
import SessionDomain
import SettingsDomain

/// The screen of the profile: its name, its settings and its lock.
enum ProfileHome: Riblet {
  struct Model: Equatable {
    struct Section: Equatable {
      let title: ProfileText
      let items: [ProfileItem]
    }

    var session = SessionState()
    var settings = SettingsState()
    /// The settings that are shown.
    var keys = SettingKey.inUse
  }

  enum Action {
    case choose(ProfileItem)
    /// Set the value that comes so many places later.
    case step(ProfileItem, by: Int)
  }
}

extension ProfileHome.Model {
  var sections: [Section] {
    [
      Section(title: .me, items: [.name]),
      Section(title: .screen, items: settings([.language, .theme, .colors, .mouse, .region])),
      Section(
        title: .data,
        items: settings([
          .peopleURL, .moviesURL, .moviesKey, .highwayURL, .highwayKey, .itsURL, .itsKey,
        ])),
      Section(
        title: .lock,
        items: [.pin] + (session.hasPIN ? [.removePIN] : []) + settings([.autoLock]) + [.lock]),
      Section(title: .session, items: [.signOut, .erase]),
    ]
  }

  var items: [ProfileItem] { sections.flatMap(\.items) }

  private func settings(_ keys: [SettingKey]) -> [ProfileItem] {
    keys.filter(self.keys.contains).map { .setting($0) }
  }

  func title(of item: ProfileItem) -> Phrase {
    switch item {
    case .name: ProfileText.name.phrase
    case .setting(let key): key.title
    case .pin: (session.hasPIN ? ProfileText.changePIN : .setPIN).phrase
    case .removePIN: ProfileText.removePIN.phrase
    case .lock: ProfileText.lockNow.phrase
    case .signOut: ProfileText.signOut.phrase
    case .erase: ProfileText.erase.phrase
    }
  }

  /// What Enter does with a line.
  func activation(of item: ProfileItem) -> Phrase {
    let text: ProfileText =
      switch item {
      case .name, .setting: .change
      case .pin: session.hasPIN ? .change : .set
      case .removePIN: .remove
      case .lock: .lockIt
      case .signOut: .signOutNow
      case .erase: .eraseIt
      }
    return text.phrase
  }

  /// Nil for a line that does something and has no value.
  func value(of item: ProfileItem) -> Phrase? {
    switch item {
    case .name: Phrase(ko: session.name, en: session.name)
    case .setting(let key): settings.settings.title(key)
    case .pin, .removePIN, .lock, .signOut, .erase: nil
    }
  }

  /// Where the value comes from if a change here would have no effect; else nil.
  func override(of item: ProfileItem) -> Settings.Origin? {
    guard case .setting(let key) = item else { return nil }
    return settings.settings.override(of: key)
  }

  /// The sentence about a line while it is selected.
  func note(on item: ProfileItem) -> Phrase? {
    if case .setting(let key) = item, let origin = override(of: item) {
      return SettingsError.overridden(key, origin).phrase
    }
    return switch item {
    case .pin, .removePIN, .lock, .setting(.autoLock): ProfileText.lockNote.phrase
    case .erase: ProfileText.eraseNote.phrase
    case .setting(let key) where key.isSecret: ProfileText.keyNote.phrase
    case .name, .setting, .signOut: nil
    }
  }
}
