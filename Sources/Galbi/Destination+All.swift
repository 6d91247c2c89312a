import TerminalUI

/// The first segments that links may have, in the order of the tabs.
extension Destination {
  static let home = Destination(AppText.home.phrase, link: "home")
  static let profile = Destination(AppText.profile.phrase, link: "profile")

  static let all = [home, profile]
}
