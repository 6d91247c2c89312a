/// All settings as they are in force: of the options, the environment, the file and what is preset,
/// the first that says something of each.
public struct Settings: Hashable, Sendable {
  /// Where a value comes from.
  public enum Origin: Hashable, Sendable {
    case preset
    case file
    /// By the name of the variable.
    case variable(String)
    /// By the name of the option.
    case option(String)
  }

  /// A value that stands before the file.
  public struct Override: Hashable, Sendable {
    public let value: String
    public let origin: Origin

    public init(_ value: String, from origin: Origin) {
      self.value = value
      self.origin = origin
    }
  }

  private let file: [SettingKey: String]
  private let overrides: [SettingKey: Override]

  /// The values are such as their kinds take; none stands for what is preset.
  public init(
    file: [SettingKey: String] = [:], overrides: [SettingKey: Override] = [:]
  ) {
    self.file = file
    self.overrides = overrides
  }

  public subscript(key: SettingKey) -> String {
    overrides[key]?.value ?? file[key] ?? key.preset
  }

  public func origin(of key: SettingKey) -> Origin {
    overrides[key]?.origin ?? (file[key] == nil ? .preset : .file)
  }

  /// Where the value comes from when a change of the file would not be seen.
  public func override(of key: SettingKey) -> Origin? { overrides[key]?.origin }

  func isOn(_ key: SettingKey) -> Bool { self[key] == "on" }
}

extension Settings: CustomStringConvertible, CustomReflectable {
  /// Without the secrets.
  public var description: String {
    SettingKey.allCases.map { "\($0.name) = \(shown($0))" }.joined(separator: "\n")
  }

  public var customMirror: Mirror { Mirror(self, children: ["settings": description]) }
}
