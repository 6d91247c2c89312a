import Launch
import Phrases
import SettingsDomain
import TerminalUI

extension SettingsState {
  /// All settings as a launch finds them.
  @MainActor
  init(_ work: any SettingsWork, _ launcher: Launcher) {
    self.init(work, options: launcher.options.settings, variable: launcher.variable)
  }

  @MainActor
  init(
    _ work: any SettingsWork, options: [SettingKey: Settings.Override] = [:],
    variable: (String) -> String?
  ) {
    let (overrides, problem) = Settings.overrides(options: options, variable: variable)
    do throws(SettingsError) {
      self.init(Settings(file: try work.values(), overrides: overrides), problem: problem)
    } catch {
      self.init(Settings(overrides: overrides), problem: error)
    }
  }
}

extension Options {
  /// The settings that options of the command line stand before.
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
