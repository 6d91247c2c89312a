import Launch
import SettingsDomain
import TerminalUI

extension Appearance {
  /// The appearance with the values of the settings; what they leave open stays.
  func adapted(to settings: Settings) -> Appearance {
    Appearance(
      language: settings.language ?? language,
      theme: Theme.all.first { $0.name == settings.theme } ?? theme,
      depth: settings.colors.map(ColorDepth.init) ?? depth, usesMouse: settings.usesMouse)
  }
}

extension ColorDepth {
  fileprivate init(_ colors: Settings.Colors) {
    self =
      switch colors {
      case .trueColor: .trueColor
      case .indexed: .indexed
      case .basic: .basic
      case .none: .none
      }
  }
}
