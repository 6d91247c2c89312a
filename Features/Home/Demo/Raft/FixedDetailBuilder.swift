import DetailInterface
import PeopleDomain
import RIBs
import TerminalRIBs
import TerminalUI

/// Builds a stand-in for the detail, which shows a name only.
final class FixedDetailBuilder: DetailBuildable {
  private let people: PeopleUseCases

  init(people: PeopleUseCases) { self.people = people }

  func build(person: String, on stage: any Stage, as visit: Visit) -> any DetailRouting {
    let view = FixedDetailView(person)
    let interactor = FixedDetailInteractor(
      person, isVisited: visit == .visit, people: people, on: view)
    return FixedDetailRouter(interactor: interactor, view: view)
  }
}

/// The id of a person, and then the name.
private enum FixedDetail: Riblet {
  typealias Model = String
}

private final class FixedDetailRouter:
  ViewableRouter<FixedDetailInteractor, FixedDetailView>, DetailRouting
{
  func visit() { interactor.visit() }
}

/// Looks the person up when the user visits.
private final class FixedDetailInteractor: PresentableInteractor<FixedDetail> {
  private let person: Person.ID
  private let isVisited: Bool
  private let people: PeopleUseCases

  init(
    _ person: Person.ID, isVisited: Bool, people: PeopleUseCases,
    on presenter: any Presentable<FixedDetail>
  ) {
    self.person = person
    self.isVisited = isVisited
    self.people = people
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    if isVisited { visit() }
  }

  func visit() {
    request("open person") { [self] in
      guard let card = try? await people.visit(person), !Task.isCancelled else { return }
      model = card.person.name
    }
  }
}

private final class FixedDetailView: View<FixedDetail> {
  override func title(in environment: Environment) -> String { model }

  override func body(in environment: Environment) -> any Widget {
    Padding(columns: 3, Label(model))
  }
}
