extension Settings {
  /// What the command line and the environment say, and the first of the variables whose value
  /// cannot be one.
  ///
  /// `options` has the values of the options by the settings that they stand for.
  public static func overrides(
    options: [SettingKey: Override], variable: (String) -> String?
  ) -> (values: [SettingKey: Override], problem: SettingsError?) {
    var values = options
    var problem: SettingsError?
    for key in SettingKey.allCases where values[key] == nil {
      guard let name = key.variable, let text = variable(name), !text.isEmpty else { continue }
      if let value = key.kind.value(text) {
        values[key] = Override(value, from: .variable(name))
      } else {
        problem = problem ?? .badVariable(name, key)
      }
    }
    return (values, problem)
  }
}
