public import DetailInterface
public import PeopleDomain
public import Phrases
public import RIBs
public import TerminalRIBs

public protocol DetailDependency: Dependency {
  var people: PeopleUseCases { get }
  var notify: Notify { get }
}

public final class DetailBuilder: Builder<any DetailDependency>, DetailBuildable {
  public func build(
    person: String, on stage: any Stage, as visit: Visit
  ) -> any DetailRouting {
    let view = DetailView(Detail.Model())
    let interactor = DetailInteractor(id: person, visit: visit, dependency, on: view)
    return DetailRouter(
      interactor: interactor, view: view, stage: stage,
      editorBuilder: EditorBuilder(dependency: dependency))
  }
}
