public import DetailInterface
public import HomeInterface
public import PeopleDomain
public import RIBs
public import Store
public import TerminalRIBs

public protocol HomeDependency: Dependency {
  var people: Stored<PeopleState> { get }
  var openPeople: OpenPeople { get }
  var refreshPeople: RefreshPeople { get }
  var listPeople: ListPeople { get }
  var toggleRegion: ToggleRegion { get }
  var clock: any WallClock { get }
  var detailBuilder: any DetailBuildable { get }
}

public final class HomeBuilder: Builder<any HomeDependency>, HomeBuildable {
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = HomeView(HomeViewModel())
    let interactor = HomeInteractor(presenter: view, dependency: dependency)
    return HomeRouter(
      interactor: interactor, view: view, stage: stage, detailBuilder: dependency.detailBuilder)
  }
}
