import DetailInterface
import RIBs
import TerminalRIBs
import TerminalUI

/// Stands in for the detail: shows whom it was asked for.
final class FixedDetailBuilder: DetailBuildable {
  func build(person: String, on stage: any Stage, as visit: Visit) -> any DetailRouting {
    FixedDetailRouter(interactor: Interactor(), view: FixedDetailView(person: person))
  }
}

private final class FixedDetailRouter: ViewableRouter<Interactor, FixedDetailView>, DetailRouting {
  func visit() {}
}

/// An id, and nothing else.
private final class FixedDetailView: AnyView {
  private let person: String

  init(person: String) { self.person = person }

  override func title(in environment: Environment) -> String { person }

  override func body(in environment: Environment) -> any Widget { Label(person) }
}
