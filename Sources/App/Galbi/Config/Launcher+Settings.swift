import Launch
import Phrases
import SettingsData
import SettingsDomain
import TerminalUI

extension Launcher {
  var settingsFile: SettingsFile { SettingsFile(folder: folders.config) }

  /// The settings at the launch.
  var settings: SettingsState {
    settings(of: settingsContents)
  }

  /// What the file holds at the launch; nothing but the error for one that cannot be read.
  var settingsContents: SettingsContents {
    do throws(SettingsError) {
      return try settingsFile.contents()
    } catch {
      return SettingsContents(faults: [error])
    }
  }

  func settings(of contents: SettingsContents) -> SettingsState {
    var options = options.settings
    // As for ncurses it comes before all else.
    if let delay = escapeDelayOfEnvironment {
      options[.escapeDelay] = Settings.Override("\(delay)", from: .variable("ESCDELAY"))
    }
    let (overrides, problem) = Settings.overrides(
      options: options, customSettings: contents.customSettings, variable: variable)
    return SettingsState(
      Settings(file: contents.values, overrides: overrides),
      customSettings: contents.customSettings,
      problems: contents.faults + [problem].compactMap(\.self))
  }
}

extension Options {
  /// The settings that the command line overrides.
  var settings: [SettingKey: Settings.Override] {
    var values: [SettingKey: Settings.Override] = [:]
    if let language {
      values[.language] = Settings.Override(language.rawValue, from: .option("--lang"))
    }
    if let theme { values[.theme] = Settings.Override(theme, from: .option("--theme")) }
    if !usesMouse {
      let option = record == nil ? "--no-mouse" : "--record"
      values[.mouse] = Settings.Override("off", from: .option(option))
    }
    return values
  }
}

extension Appearance {
  /// The appearance with the values of the settings; what they leave open stays.
  func adapted(to state: SettingsState) -> Appearance {
    let (settings, customSettings) = (state.settings, UserOverrides(state.customSettings))
    return Appearance(
      language: settings.language ?? language,
      theme: (Theme.all + customSettings.themes).first { $0.name == settings.theme }?.painted
        ?? theme,
      depth: Self.depths[settings[.colors]] ?? depth, usesMouse: settings.usesMouse,
      followsGround: settings.followsGround, ringsBell: settings.ringsBell,
      keys: customSettings.keys, escapeDelay: settings.escapeDelay)
  }

  /// By the value of the setting; the terminal decides on any other.
  static let depths: [String: ColorDepth] = [
    "truecolor": .trueColor, "256": .indexed, "16": .basic, "none": .none,
  ]
}
