extension Settings {
  /// The values of the command line and the environment, and the first variable with a value that its
  /// setting does not take.
  ///
  /// `options` has the values of the command line, `customs` are those of the file.
  public static func overrides(
    options: [SettingKey: Override], customs: [CustomSetting] = [], variable: (String) -> String?
  ) -> (values: [SettingKey: Override], problem: SettingsError?) {
    var values = options
    var problem: SettingsError?
    for key in SettingKey.allCases where values[key] == nil {
      guard let name = key.variable, let text = variable(name), !text.isEmpty else { continue }
      if let value = key.value(text, customs) {
        values[key] = Override(value, from: .variable(name))
      } else {
        problem = problem ?? .badVariable(name, key)
      }
    }
    return (values, problem)
  }
}
