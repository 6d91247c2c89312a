import DetailPresentation
import FinancePresentation
import HomePresentation
import TerminalUI

/// Places that the commands offer everywhere.
extension Destination {
  static let home = Destination(
    AppText.home.phrase, link: "home",
    words: ["사람", "연락처", "처음", "people", "contacts", "start"],
    commands: HomeBuilder.commands + DetailBuilder.commands)
  static let finance = Destination(
    AppText.finance.phrase, link: "finance",
    words: ["지갑", "잔액", "결제", "페이", "wallet", "balance", "payment", "money"],
    commands: FinanceHomeBuilder.commands)
  static let profile = Destination(
    AppText.profile.phrase, link: "profile",
    words: [
      "설정", "환경설정", "계정", "settings", "preferences", "options", "configuration", "account",
    ])

  /// The first segments that links may have, in the order of the tabs.
  static let tabs = [home, finance, profile]

  @MainActor static let all = tabs + SessionComponent.parts.flatMap { $0.destinations }
}
