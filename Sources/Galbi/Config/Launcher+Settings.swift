import Launch
import Phrases
import SettingsData
import SettingsDomain
import TerminalUI

extension Launcher {
  var settingsFile: SettingsFile { SettingsFile(folder: folders.config) }

  /// The settings at the launch.
  var settings: SettingsState {
    let customs = settingsFile.customs
    let (overrides, problem) = Settings.overrides(
      options: options.settings, customs: customs, variable: variable)
    do throws(SettingsError) {
      let settings = Settings(file: try settingsFile.values(), overrides: overrides)
      return SettingsState(settings, customs: customs, problem: problem)
    } catch {
      return SettingsState(Settings(overrides: overrides), problem: error)
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
