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
    guard let code = segment["code"], segment == RoadPageBuilder.segment(code) else {
      return try await super.open(segment)
    }
    if let child = slot.child, child.segment == segment { return child }
    guard let child = show(code) else { throw LinkError.unknown(segment, reached: self) }
    return child
  }

  func routeToRoad(_ code: String) { _ = show(code) }

  private func show(_ code: String) -> AnyRouter? {
    let builder = RoadPageBuilder(dependencies: dependencies)
    guard let child = builder.build(code: code, on: stage) else { return nil }
    slot.show(child, as: .push)
    return child
  }
}
