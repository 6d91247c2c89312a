import SettingsDomain

/// One line of the profile.
enum ProfileItem: Hashable {
  case name
  case setting(SettingKey)
  case pin, removePIN, lock, signOut, erase
}

extension ProfileItem {
  /// Identifies the line in a place that is remembered.
  var name: String {
    switch self {
    case .setting(let key): key.name
    case .name, .pin, .removePIN, .lock, .signOut, .erase: "\(self)"
    }
  }
}
