/// What the whole app knows about settings, as one group of its state.
public struct SettingsState: Hashable, Sendable {
  public var settings = Settings()
  /// Why they are not all as the user has set them.
  public var problem: SettingsError?

  public init() {}

  public init(_ settings: Settings, problem: SettingsError? = nil) {
    self.settings = settings
    self.problem = problem
  }
}
