/// The settings in the state of the app.
public struct SettingsState: Hashable, Sendable {
  public var settings = Settings()
  /// Why some are not as the user has set them.
  public var problem: SettingsError?

  public init() {}

  public init(_ settings: Settings, problem: SettingsError? = nil) {
    self.settings = settings
    self.problem = problem
  }
}
