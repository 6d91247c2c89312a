import DetailInterface
import RIBs
import TerminalRIBs
import TerminalUI

/// Stands in for the detail: shows whom it was asked for.
final class FixedDetailBuilder: DetailBuildable {
  func build(person: String) -> any ViewableRouting {
    ViewableRouter(interactor: Interactor(), view: FixedDetailView(person: person))
  }
}

/// An id, and nothing else.
private final class FixedDetailView: AnyView {
  private let person: String

  init(person: String) { self.person = person }

  override func title(in environment: Environment) -> String { person }

  override func body(in environment: Environment) -> any Widget { Label(person) }
}
