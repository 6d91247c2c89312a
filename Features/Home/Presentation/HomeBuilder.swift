public import DetailInterface
public import HomeInterface
public import PeopleDomain
public import Phrases
import RIBs
public import TerminalRIBs
public import Time

/// Builds the riblet that lists people below the tiles of other features.
@MainActor public struct HomeBuilder {
  let people: PeopleUseCases
  private let notify: Notify
  private let clock: any WallClock
  private let detailBuilder: any DetailBuildable
  private let tiles: [HomeTile]

  /// `tiles` are in the order of the screen.
  public init(
    people: PeopleUseCases, notify: @escaping Notify, clock: any WallClock,
    detailBuilder: any DetailBuildable, tiles: [HomeTile]
  ) {
    self.people = people
    self.notify = notify
    self.clock = clock
    self.detailBuilder = detailBuilder
    self.tiles = tiles
  }

  /// `stage` is where the riblet shows what it opens.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = HomeView(Home.Model())
    return HomeRouter(
      interactor: HomeInteractor(people: people, notify: notify, clock: clock, on: view),
      view: view, stage: stage, detailBuilder: detailBuilder, tiles: tiles)
  }
}
