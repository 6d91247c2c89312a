import Launch
import RIBs
import SessionDomain
import Store
import TerminalRIBs

/// The whole app.
final class GalbiProgram: Program, AppRootListener {
  private let component: AppComponent

  init(_ surroundings: Surroundings) {
    component = AppComponent(surroundings)
  }

  func buildRoot() -> any ViewableRouting {
    AppRootBuilder(dependency: component).build(listener: self)
  }

  func show(_ error: LinkError) {
    component.store.update { $0.notice.post(error.phrase) }
  }

  var holdsLinks: Bool { !component.store.state.session.isOpen }

  func finish() async { await component.closing?.value }

  func appRootDidQuit() { component.surroundings.quit() }
}
