/// Sets something anew, or as it is preset for nil; it is seen at once, and kept.
///
/// An Action. Throws `badValue`, `overridden`, and what keeping it throws; then it is as before.
public typealias ChangeSetting =
  @MainActor (_ key: SettingKey, _ value: String?) async throws(SettingsError) -> Void

@MainActor
public func makeChangeSetting(_ settings: KeptSettings) -> ChangeSetting {
  { key, value throws(SettingsError) in try await settings.change(key, to: value) }
}
