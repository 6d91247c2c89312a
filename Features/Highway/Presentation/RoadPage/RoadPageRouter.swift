import HighwayDomain
import RIBs
import TerminalRIBs
import TerminalUI

/// Shows one rest area over the road; and the selected camera, beside the list in a wide window, or
/// else over it.
final class RoadPageRouter: ViewableRouter<RoadPageInteractor, RoadPageView>, RoadPageRouting {
  private let stage: any Stage
  private let dependencies: HighwayDependencies
  private lazy var slot = Slot(of: self, on: stage)
  private lazy var camera = ListDetail<SoleItem>(
    of: self, beside: view, on: stage, isOnlyBesideWhenWide: true
  ) { [interactor] _ in
    RoadCameraBuilder().build(interactor.camera, listener: interactor)
  }

  init(
    interactor: RoadPageInteractor, view: RoadPageView, stage: any Stage, segment: Segment,
    dependencies: HighwayDependencies
  ) {
    self.stage = stage
    self.dependencies = dependencies
    super.init(interactor: interactor, view: view, segment: segment, restorable: interactor)
    interactor.router = self
  }

  override func didLoad() { camera.followWidth(from: Split.columnsForPageAndAside) }

  /// Opens a rest area of the road by its code.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = try await slot.open(segment, finding: restArea, show: routeToRestArea)
    return if let child { child } else { try await super.open(segment) }
  }

  private func restArea(at segment: Segment) -> RoadRestArea? {
    guard segment.parameters.isEmpty,
      case .restArea(let restArea) = interactor.model.allPlaces.first(where: {
        $0.id == segment.name
      })
    else { return nil }
    return restArea
  }

  override var front: AnyRouter? { slot.child }

  func routeToRestArea(_ restArea: RoadRestArea) {
    slot.show(RestAreaBuilder(dependencies: dependencies).build(restArea, on: stage), as: .push)
  }

  func routeToCamera() { camera.visit() }
}
