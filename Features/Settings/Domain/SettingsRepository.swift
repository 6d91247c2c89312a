/// Where settings are kept, for every running Galbi.
@MainActor
public protocol SettingsRepository: AnyObject {
  /// The values that are kept, as they stand at this moment; blocks the caller meanwhile.
  func values() throws(SettingsError) -> [SettingKey: String]

  /// The same, away from the caller's actor.
  func valuesAgain() async throws(SettingsError) -> [SettingKey: String]

  /// The rebound keys and own themes; none if they cannot be read.
  var customs: [CustomSetting] { get }

  /// Keeps a value, or removes it for nil, and leaves everything else as it is; returns all values.
  ///
  /// It is on the disk when this returns. A file that cannot be understood is not changed.
  func change(
    _ key: SettingKey, to value: String?
  ) async throws(SettingsError) -> [SettingKey: String]

  /// Calls `didChange` whenever the values may have changed, until the task is cancelled.
  func follow(_ didChange: @escaping @MainActor () async -> Void) async
}

extension SettingsRepository {
  public var customs: [CustomSetting] { [] }
}
