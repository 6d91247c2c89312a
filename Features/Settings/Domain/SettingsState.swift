/// The settings in the state of the app.
public struct SettingsState: Hashable, Sendable {
  public var settings = Settings()
  /// The rebound keys and own themes.
  public var customs: [CustomSetting] = []
  /// Why some are not as the user has set them.
  public var problems: [SettingsError] = []

  public init() {}

  public init(
    _ settings: Settings, customs: [CustomSetting] = [], problems: [SettingsError] = []
  ) {
    self.settings = settings
    self.customs = customs
    self.problems = problems
  }
}
