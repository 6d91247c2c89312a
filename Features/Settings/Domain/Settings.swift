/// All settings as they are in force: each from the options, else the environment, else the file,
/// else as it is preset.
public struct Settings: Hashable, Sendable {
  /// Where a value comes from.
  public enum Origin: Hashable, Sendable {
    case preset
    case file
    /// The variable with this name.
    case variable(String)
    /// The option with this name.
    case option(String)

    /// The name of the variable or option, the same in every language; else empty.
    public var name: String {
      switch self {
      case .preset, .file: ""
      case .variable(let name), .option(let name): name
      }
    }
  }

  /// A value that overrides the file.
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

  /// The values are valid for their kinds; a setting without one is as it is preset.
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

  /// Where the value comes from if a change of the file would have no effect; else nil.
  public func override(of key: SettingKey) -> Origin? { overrides[key]?.origin }

  func isOn(_ key: SettingKey) -> Bool { self[key] == "on" }
}

extension Settings: CustomStringConvertible, CustomReflectable {
  /// Secrets are masked.
  public var description: String {
    SettingKey.allCases.map { "\($0.name) = \(shown($0))" }.joined(separator: "\n")
  }

  public var customMirror: Mirror { Mirror(self, children: ["settings": description]) }
}

extension Settings {
  /// The values of the command line and the environment, and the first variable with a value that its
  /// setting does not take.
  ///
  /// `options` has the values of the command line, `customSettings` are those of the file.
  public static func overrides(
    options: [SettingKey: Override], customSettings: [CustomSetting] = [],
    variable: (String) -> String?
  ) -> (values: [SettingKey: Override], problem: SettingsError?) {
    var values = options
    var problem: SettingsError?
    for key in SettingKey.allCases where values[key] == nil {
      guard let name = key.variable, let text = variable(name), !text.isEmpty else { continue }
      if let value = key.value(text, customSettings) {
        values[key] = Override(value, from: .variable(name))
      } else {
        problem = problem ?? .badVariable(name, key)
      }
    }
    return (values, problem)
  }
}
