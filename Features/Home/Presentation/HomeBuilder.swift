public import DetailInterface
public import HomeInterface
public import PeopleDomain
public import Phrases
public import RIBs
public import TerminalRIBs
public import Time

public protocol HomeDependency: Dependency {
  var people: PeopleUseCases { get }
  var notify: Notify { get }
  var clock: any WallClock { get }
  var detailBuilder: any DetailBuildable { get }
  /// In the order of the screen.
  var homeTiles: [HomeTile] { get }
}

/// Builds the riblet that lists people.
public final class HomeBuilder: Builder<any HomeDependency> {
  /// `stage` is where the riblet shows what it opens.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = HomeView(Home.Model())
    return HomeRouter(
      interactor: HomeInteractor(dependency, on: view), view: view, stage: stage,
      detailBuilder: dependency.detailBuilder, tiles: dependency.homeTiles)
  }
}
