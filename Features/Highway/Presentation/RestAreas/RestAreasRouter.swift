import HighwayDomain
import RIBs
import TerminalRIBs

/// Shows one rest area over the list; and what is known of the selected one beside it in a wide window.
final class RestAreasRouter: ViewableRouter<RestAreasInteractor, RestAreasView>, RestAreasRouting {
  private let stage: any Stage
  private let network: ExpresswayNetwork
  private let dependencies: HighwayDependencies
  private lazy var slot = Slot(of: self, on: stage)
  private lazy var pane = ListDetail<SoleItem>(of: self, beside: view, on: stage) {
    [interactor] _ in RestAreaPaneBuilder().build(interactor.pane)
  }

  init(
    interactor: RestAreasInteractor, view: RestAreasView, stage: any Stage,
    network: ExpresswayNetwork, dependencies: HighwayDependencies
  ) {
    self.stage = stage
    self.network = network
    self.dependencies = dependencies
    super.init(
      interactor: interactor, view: view, segment: RestAreasBuilder.segment,
      restorable: interactor)
    interactor.router = self
  }

  override func didLoad() { pane.followWidth() }

  /// Opens the rest area with a code, also one that the list does not show.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = try await slot.open(segment, finding: restArea, show: show)
    return if let child { child } else { try await super.open(segment) }
  }

  override var front: AnyRouter? { slot.child }

  func routeToRestArea(_ id: String) {
    if let restArea = restArea(at: Segment(id)) { show(restArea) }
  }

  private func restArea(at segment: Segment) -> RoadRestArea? {
    network.restAreas.first { Segment($0.id) == segment }
  }

  private func show(_ restArea: RoadRestArea) {
    slot.show(RestAreaBuilder(dependencies: dependencies).build(restArea, on: stage), as: .push)
  }
}
