public import SettingsDomain

/// Settings in memory only, for demos and tests.
public final class FixedSettings: SettingsRepository {
  public var stored: [SettingKey: String]
  /// Thrown by everything while it is set.
  public var failure: SettingsError?
  /// Every change that was requested, such as `theme = day`.
  public private(set) var changes: [String] = []

  /// Whether a change yields to other tasks before it is kept.
  public var isSlow = false
  /// What another program does while the settings are followed.
  public var onFollow: ((FixedSettings) -> Void)?

  public init(_ values: [SettingKey: String] = [:]) {
    stored = values
  }

  public func contents() throws(SettingsError) -> SettingsContents {
    if let failure { throw failure }
    return SettingsContents(stored)
  }

  public func contentsAgain() async throws(SettingsError) -> SettingsContents { try contents() }

  public func change(
    _ key: SettingKey, to value: String?
  ) async throws(SettingsError) -> SettingsContents {
    changes.append("\(key.name) = \(value ?? "")")
    if isSlow { await Task.yield() }
    if let failure { throw failure }
    stored[key] = value
    return SettingsContents(stored)
  }

  public func observe(_ didChange: @escaping @MainActor () async -> Void) async {
    onFollow?(self)
    await didChange()
  }
}
