import FinancePresentation
import HomePresentation
import TerminalUI

/// Places that the commands offer everywhere.
extension Destination {
  static let home = Destination(
    AppText.home.phrase, link: "home", commands: HomeBuilder.commands)
  static let finance = Destination(
    AppText.finance.phrase, link: "finance", commands: FinanceHomeBuilder.commands)
  static let profile = Destination(AppText.profile.phrase, link: "profile")

  /// The first segments that links may have, in the order of the tabs.
  static let tabs = [home, finance, profile]

  @MainActor static let all = tabs + SessionComponent.parts.flatMap { $0.destinations }
}
