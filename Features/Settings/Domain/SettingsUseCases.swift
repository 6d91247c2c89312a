public import Store

/// What can be done with the settings, as functions; a test can replace any of them.
@MainActor public struct SettingsUseCases {
  public let state: Stored<SettingsState>

  /// Reads the settings and blocks the caller meanwhile, before anything is shown.
  public var read: @MainActor () -> Void

  /// Sets a value, or the preset one for nil; it is seen at once, and kept when this returns.
  ///
  /// Throws `badValue`, `overridden`, and what keeping it throws; then the value is as before.
  public var change:
    @MainActor (_ key: SettingKey, _ value: String?) async throws(SettingsError) -> Void

  /// Shows what another program changes in the file, until the task is cancelled; `count` runs each
  /// reading as work of the tree.
  public var observe:
    @MainActor (_ count: @escaping @MainActor (@escaping Reading) async -> Void) async -> Void

  /// One reading of the file.
  public typealias Reading = @MainActor () async -> Void

  public init(_ kept: KeptSettings, state: Stored<SettingsState>) {
    self.state = state
    read = kept.read
    change = kept.change
    observe = kept.observe
  }

  /// The settings as they are in force now.
  public var current: Settings { state.value.settings }
}

/// The settings in the state of the app.
public struct SettingsState: Hashable, Sendable {
  public var settings = Settings()
  /// The rebound keys and own themes.
  public var customSettings: [CustomSetting] = []
  /// Why some are not as the user has set them.
  public var problems: [SettingsError] = []

  public init() {}

  public init(
    _ settings: Settings, customSettings: [CustomSetting] = [], problems: [SettingsError] = []
  ) {
    self.settings = settings
    self.customSettings = customSettings
    self.problems = problems
  }
}
