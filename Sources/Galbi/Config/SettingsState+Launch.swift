import Launch
import Phrases
import SettingsDomain
import TerminalUI

extension SettingsState {
  /// The settings at the launch.
  @MainActor
  init(_ repository: any SettingsRepository, _ launcher: Launcher) {
    self.init(repository, options: launcher.options.settings, variable: launcher.variable)
  }

  @MainActor
  init(
    _ repository: any SettingsRepository, options: [SettingKey: Settings.Override] = [:],
    variable: (String) -> String?
  ) {
    let (overrides, problem) = Settings.overrides(options: options, variable: variable)
    do throws(SettingsError) {
      self.init(Settings(file: try repository.values(), overrides: overrides), problem: problem)
    } catch {
      self.init(Settings(overrides: overrides), problem: error)
    }
  }
}

extension Options {
  /// The settings that the command line overrides.
  var settings: [SettingKey: Settings.Override] {
    var values: [SettingKey: Settings.Override] = [:]
    if let language {
      values[.language] = Settings.Override(language.rawValue, from: .option("--lang"))
    }
    if let theme { values[.theme] = Settings.Override(theme.name, from: .option("--theme")) }
    if !usesMouse {
      let option = record == nil ? "--no-mouse" : "--record"
      values[.mouse] = Settings.Override("off", from: .option(option))
    }
    return values
  }
}
