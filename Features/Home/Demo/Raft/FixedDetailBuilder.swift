import DetailInterface
import PeopleDomain
import RIBs
import TerminalRIBs
import TerminalUI

/// Stands in for the detail: says whose it would be.
final class FixedDetailBuilder: DetailBuildable {
  private let openPerson: OpenPerson

  init(openPerson: @escaping OpenPerson) { self.openPerson = openPerson }

  func build(person: String, on stage: any Stage, as visit: Visit) -> any DetailRouting {
    let view = FixedDetailView(person)
    let interactor = FixedDetailInteractor(person, openPerson: openPerson)
    interactor.onFound = { [weak view] name in view?.show(name) }
    interactor.isVisited = visit == .visit
    return FixedDetailRouter(interactor: interactor, view: view)
  }
}

private final class FixedDetailRouter:
  ViewableRouter<FixedDetailInteractor, FixedDetailView>, DetailRouting
{
  func visit() { interactor.visit() }
}

/// Opens a person when the user visits.
private final class FixedDetailInteractor: Interactor {
  var onFound: (String) -> Void = { _ in }
  var isVisited = false
  private let person: String
  private let openPerson: OpenPerson

  init(_ person: String, openPerson: @escaping OpenPerson) {
    self.person = person
    self.openPerson = openPerson
  }

  override func didBecomeActive() {
    if isVisited { visit() }
  }

  func visit() {
    request("open person") { [self] in
      guard let card = try? await openPerson(person), !Task.isCancelled else { return }
      onFound(card.person.name)
    }
  }
}

/// An id, or the name that goes with it.
private final class FixedDetailView: LegacyView<String> {
  override func title(in environment: Environment) -> String { model }

  override func body(in environment: Environment) -> any Widget {
    Padding(columns: 3, Label(model))
  }
}
