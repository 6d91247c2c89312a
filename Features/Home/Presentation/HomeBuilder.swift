public import DetailInterface
public import HomeInterface
public import PeopleDomain
public import Phrases
public import RIBs
public import Store
public import TerminalRIBs
public import Time

public protocol HomeDependency: Dependency {
  var people: Stored<PeopleState> { get }
  var openPeople: OpenPeople { get }
  var makeDo: MakeDo { get }
  var refreshPeople: RefreshPeople { get }
  var clearPeople: ClearPeople { get }
  var listPeople: ListPeople { get }
  var toggleFavourite: ToggleFavourite { get }
  var toggleRegion: ToggleRegion { get }
  var undoPeople: UndoPeople { get }
  var redoPeople: RedoPeople { get }
  var notify: Notify { get }
  var clock: any WallClock { get }
  var detailBuilder: any DetailBuildable { get }
  /// In the order of the screen.
  var homeTiles: [HomeTile] { get }
}

public final class HomeBuilder: Builder<any HomeDependency>, HomeBuildable {
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = HomeView(HomeViewModel())
    let interactor = HomeInteractor(presenter: view, dependency: dependency)
    return HomeRouter(
      interactor: interactor, view: view, stage: stage, detailBuilder: dependency.detailBuilder,
      tiles: dependency.homeTiles)
  }
}
