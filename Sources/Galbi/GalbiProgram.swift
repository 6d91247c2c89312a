import Launch
import Phrases
import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI

/// The whole app.
final class GalbiProgram: Program, AppRootListener {
  private let component: AppComponent
  /// Brings what the settings say onto the screen.
  private let adaptation: Subscription

  convenience init(_ surroundings: Surroundings) { self.init(AppComponent(surroundings)) }

  init(_ component: AppComponent) {
    self.component = component
    component.readSettings()
    adaptation = component.settings.map(\.settings).observe {
      [surroundings = component.surroundings] in
      surroundings.adapt(surroundings.appearance.adapted(to: $0))
    }
  }

  func buildRoot() -> any ViewableRouting {
    AppRootBuilder(dependency: component).build(listener: self)
  }

  func notify(_ notice: Phrase) { component.store.update { $0.notice.post(notice) } }

  /// None without a session.
  var destinations: [Destination] {
    component.store.state.session.isOpen ? Destination.all : []
  }

  var holdsLinks: Bool { !component.store.state.session.isOpen }

  func finish() async { await component.closing?.value }

  func lastPlace() -> Place? { component.placeFile.read() }

  /// Behind the lock there is no place; the one before it stays.
  func keep(_ place: Place) {
    if component.store.state.session.isOpen { component.placeFile.write(place) }
  }

  func appRootDidQuit() { component.surroundings.quit() }
}
