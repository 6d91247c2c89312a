import SettingsDomain

/// One line of the profile.
enum ProfileItem: Hashable {
  case name
  case setting(SettingKey)
  case pin, removePIN, lock, signOut, erase
}

extension ProfileItem {
  /// What tells it from the others.
  var name: String {
    switch self {
    case .setting(let key): key.name
    case .name, .pin, .removePIN, .lock, .signOut, .erase: "\(self)"
    }
  }
}
