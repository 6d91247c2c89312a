import Launch
import RIBs
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

  func appRootDidQuit() { component.surroundings.quit() }
}
