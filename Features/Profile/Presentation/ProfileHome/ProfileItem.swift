import SettingsDomain

/// One line of the profile.
enum ProfileItem: Hashable {
  case name
  case setting(SettingKey)
  case pin, removePIN, lock, signOut, erase
}
