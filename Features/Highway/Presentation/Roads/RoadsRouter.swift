import Editing
import RIBs
import TerminalRIBs

/// Shows one expressway over the list.
final class RoadsRouter: ViewableRouter<RoadsInteractor, RoadsView>, RoadsRouting {
  private let stage: any Stage
  private let dependencies: HighwayDependencies
  private lazy var slot = Slot(of: self, on: stage)

  init(
    interactor: RoadsInteractor, view: RoadsView, stage: any Stage,
    dependencies: HighwayDependencies
  ) {
    self.stage = stage
    self.dependencies = dependencies
    super.init(
      interactor: interactor, view: view, segment: RoadPageBuilder.segment(nil),
      restorable: RestorableList(of: interactor, \.list))
    interactor.router = self
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = try await slot.open(segment, finding: road, show: show)
    return if let child { child } else { try await super.open(segment) }
  }

  func routeToRoad(_ code: String) { road(at: RoadPageBuilder.segment(code)).map(show) }

  private func road(at segment: Segment) -> (any ViewableRouting)? {
    guard let code = segment["code"], segment == RoadPageBuilder.segment(code) else { return nil }
    return RoadPageBuilder(dependencies: dependencies).build(code: code, on: stage)
  }

  private func show(_ road: any ViewableRouting) { slot.show(road, as: .push) }
}
