public import DetailInterface
public import PeopleDomain
public import Phrases
import RIBs
public import TerminalRIBs

/// Builds the riblet that shows one person.
public struct DetailBuilder: DetailBuildable {
  private let people: PeopleUseCases
  private let notify: Notify

  public init(people: PeopleUseCases, notify: @escaping Notify) {
    self.people = people
    self.notify = notify
  }

  public func build(
    person: String, on stage: any Stage, as visit: Visit
  ) -> any DetailRouting {
    let view = DetailView(Detail.Model())
    let interactor = DetailInteractor(
      id: person, visit: visit, people: people, notify: notify, on: view)
    return DetailRouter(
      interactor: interactor, view: view, stage: stage, editorBuilder: EditorBuilder(people: people)
    )
  }
}
