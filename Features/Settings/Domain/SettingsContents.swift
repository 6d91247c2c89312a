/// What a repository of settings holds.
public struct SettingsContents: Sendable {
  /// The values of the known settings, each valid for its kind.
  public var values: [SettingKey: String]
  /// The rebound keys and the colours of own themes.
  public var customs: [CustomSetting]
  /// The unknown names, with their lines from 1.
  public var unknown: [(line: Int, name: String)]
  /// Lines that cannot be understood and so have no effect; at most `mostFaults`.
  public var faults: [SettingsError]

  public static let mostFaults = 20

  public init(
    _ values: [SettingKey: String] = [:], customs: [CustomSetting] = [],
    unknown: [(line: Int, name: String)] = [], faults: [SettingsError] = []
  ) {
    self.values = values
    self.customs = customs
    self.unknown = unknown
    self.faults = faults
  }
}
