import Launch
import RIBs
import Store
import TerminalRIBs

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

  func show(_ error: LinkError) {
    component.store.update { $0.notice.post(error.phrase) }
  }

  func finish() async { await component.closing?.value }

  func appRootDidQuit() { component.surroundings.quit() }
}
