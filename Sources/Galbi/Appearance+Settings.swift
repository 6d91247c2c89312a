import Launch
import SettingsDomain
import TerminalUI

extension Appearance {
  /// As the settings want it; the rest is as it was.
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
