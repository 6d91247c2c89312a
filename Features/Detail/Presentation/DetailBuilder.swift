public import DetailInterface
public import PeopleDomain
public import RIBs
public import Store
public import TerminalRIBs

public protocol DetailDependency: Dependency {
  var people: Stored<PeopleState> { get }
  var findPerson: FindPerson { get }
  var toggleRegion: ToggleRegion { get }
}

public final class DetailBuilder: Builder<any DetailDependency>, DetailBuildable {
  public func build(person: String, on stage: any Stage, as visit: Visit) -> any DetailRouting {
    let view = DetailView(DetailViewModel())
    let interactor = DetailInteractor(id: person, presenter: view, dependency: dependency)
    return DetailRouter(interactor: interactor, view: view)
  }
}
