/// Where settings are kept, for all Galbis together.
@MainActor
public protocol SettingsWork: AnyObject {
  /// The values that are kept, as they stand at this moment; blocks the caller meanwhile.
  func values() throws(SettingsError) -> [SettingKey: String]

  /// The same, away from the caller's actor.
  func valuesAgain() async throws(SettingsError) -> [SettingKey: String]

  /// Keeps a value, or no longer any, and leaves everything else as it is; returns all.
  ///
  /// It is on the disk when this returns. What cannot be understood is not changed.
  func change(
    _ key: SettingKey, to value: String?
  ) async throws(SettingsError) -> [SettingKey: String]

  /// Calls `didChange` whenever anybody may have changed them, until the task is cancelled.
  func follow(_ didChange: @escaping @MainActor () async -> Void) async
}
