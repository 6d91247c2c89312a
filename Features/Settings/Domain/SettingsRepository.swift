/// Where settings are kept, for every running Galbi.
@MainActor
public protocol SettingsRepository: AnyObject {
  /// What is kept, as it stands at this moment; blocks the caller meanwhile.
  func contents() throws(SettingsError) -> SettingsContents

  /// The same, away from the caller's actor.
  func contentsAgain() async throws(SettingsError) -> SettingsContents

  /// Keeps a value, or removes it for nil, and leaves everything else as it is; returns all there is.
  ///
  /// It is on the disk when this returns. A file that cannot be read is not changed.
  func change(
    _ key: SettingKey, to value: String?
  ) async throws(SettingsError) -> SettingsContents

  /// Calls `didChange` whenever the values may have changed, until the task is cancelled.
  func observe(_ didChange: @escaping @MainActor () async -> Void) async
}
