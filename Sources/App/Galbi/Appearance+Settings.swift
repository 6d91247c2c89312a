import Launch
import SettingsDomain
import TerminalUI

extension Appearance {
  /// The appearance with the values of the settings; what they leave open stays.
  func adapted(to state: SettingsState) -> Appearance {
    let (settings, customs) = (state.settings, UserOverrides(state.customs))
    return Appearance(
      language: settings.language ?? language,
      theme: (Theme.all + customs.themes).first { $0.name == settings.theme } ?? theme,
      depth: Self.depths[settings[.colors]] ?? depth, usesMouse: settings.usesMouse,
      followsGround: settings.followsGround, ringsBell: settings.ringsBell,
      keys: customs.keys)
  }

  /// By the value of the setting; the terminal decides on any other.
  static let depths: [String: ColorDepth] = [
    "truecolor": .trueColor, "256": .indexed, "16": .basic, "none": .none,
  ]
}
