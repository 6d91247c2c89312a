import Launch
import Phrases
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
    let root = AppRootBuilder(dependency: component).build()
    component.openLink = { [weak self, weak root] link in
      guard let self, let root else { return }
      await follow(link, of: root)
    }
    return root
  }

  func notify(_ notice: Phrase) { component.store.update { $0.notice.post(notice) } }

  /// Empty without a session.
  var destinations: [Destination] {
    component.store.state.session.isOpen ? Destination.all : []
  }

  var sources: [FinderSource] { component.sources }

  var holdsLinks: Bool { !component.store.state.session.isOpen }

  func finish() async { await component.closing?.value }

  func lastPlace() -> NavigationPath? { component.placeFile.read() }

  /// Without a session the place before stays.
  func keep(_ place: NavigationPath) {
    if component.store.state.session.isOpen { component.placeFile.write(place) }
  }
}
