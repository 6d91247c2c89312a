import Launch
import RIBs
import ResourceKit
import Store
import TerminalRIBs
import TerminalUI

/// The whole app.
final class GalbiProgram: Program, AppRootListener {
  private let component: AppComponent

  convenience init(_ surroundings: Surroundings) { self.init(AppComponent(surroundings)) }

  init(_ component: AppComponent) {
    self.component = component
  }

  func buildRoot() -> any ViewableRouting {
    AppRootBuilder(dependency: component).build(listener: self)
  }

  func say(_ sentence: Phrase) { component.store.update { $0.notice.post(sentence) } }

  /// None without a session.
  var destinations: [Destination] {
    component.store.state.session.name.isEmpty ? [] : Destination.all
  }

  func finish() async { await component.closing?.value }

  func lastPlace() -> Place? { component.placeFile.read() }

  func keep(_ place: Place) { component.placeFile.write(place) }

  func appRootDidQuit() { component.surroundings.quit() }
}
