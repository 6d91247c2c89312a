import DetailPresentation
import FinancePresentation
import HomePresentation
import Launch
import Phrases
import Platform
import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI

/// The whole app.
final class GalbiProgram: Program {
  private let component: AppComponent
  /// Applies the settings to the screen.
  private let adaptation: Subscription

  convenience init(_ context: LaunchContext) { self.init(AppComponent(context)) }

  init(_ component: AppComponent) {
    self.component = component
    component.settings.read()
    adaptation = component.settings.state.observe {
      [context = component.context] in
      context.adapt(context.appearance.adapted(to: $0))
    }
  }

  func buildRoot() -> any ViewableRouting {
    let root = component.root.build()
    component.openLink = { [weak self, weak root] link in
      guard let self, let root else { return }
      await follow(link, of: root)
    }
    return root
  }

  func notify(_ notice: Phrase) { component.notify(notice) }

  func withdraw(_ notice: Phrase) { component.store.update { $0.notice.withdraw(notice) } }

  /// Empty without a session.
  var destinations: [Destination] {
    component.store.state.session.isOpen ? Destination.all : []
  }

  var sources: [FinderSource] { component.sources }

  var holdsLinks: Bool { !component.store.state.session.isOpen }

  func finish() async {
    await component.closing?.value
    // What is offered by a notice holds the store in which it stands.
    component.store.update { $0.notice = NoticeState() }
  }

  func lastPlace() -> NavigationPath? { component.placeFile.read() }

  /// Without a session the place before stays.
  func keep(_ place: NavigationPath) {
    if component.store.state.session.isOpen { component.placeFile.write(place) }
  }
}

/// Places that the commands offer everywhere.
extension Destination {
  static let home = Destination(
    AppText.home, link: "home",
    words: ["사람", "연락처", "처음", "people", "contacts", "start"],
    commands: HomeBuilder.commands + DetailBuilder.commands)
  static let finance = Destination(
    AppText.finance, link: "finance",
    words: ["지갑", "잔액", "결제", "페이", "wallet", "balance", "payment", "money"],
    commands: FinanceHomeBuilder.commands)
  static let profile = Destination(
    AppText.profile, link: "profile",
    words: [
      "설정", "환경설정", "계정", "settings", "preferences", "options", "configuration", "account",
    ])

  /// The first segments that links may have, in the order of the tabs.
  static let tabs = [home, finance, profile]

  @MainActor static let all = tabs + SessionComponent.parts.flatMap { $0.destinations }
}

/// The user at the terminal, as the system knows them.
enum SystemUser {
  /// The full name of the user, else the login name.
  static func name(variable: (String) -> String?) -> String {
    let account = getpwuid(getuid())?.pointee
    let login = account.map { String(cString: $0.pw_name) }
    let fullName = account.flatMap { $0.pw_gecos.map { String(cString: $0) } }?
      .prefix { $0 != "," }
    // The full name belongs to the account, which may differ from the user in the environment.
    if let user = variable("USER"), user != login { return user }
    if let fullName, !fullName.isEmpty { return String(fullName) }
    return login ?? "galbi"
  }
}
