import HighwayDomain
import RIBs
import TerminalRIBs

/// Shows one rest area over the road; and the selected camera, beside the list in a wide window, or
/// else over it.
final class RoadRouter: ViewableRouter<RoadInteractor, RoadView>, RoadRouting {
  private let stage: any Stage
  private let restArea: RestAreaBuilder
  private lazy var slot = Slot(of: self, on: stage)
  private lazy var camera = Slot(of: self, on: stage)
  private weak var shown: RoadCameraInteractor?
  private var width: AnyObject?

  init(
    interactor: RoadInteractor, view: RoadView, stage: any Stage, segment: Segment,
    restArea: RestAreaBuilder
  ) {
    self.stage = stage
    self.restArea = restArea
    super.init(interactor: interactor, view: view, segment: segment, remembering: interactor)
    interactor.router = self
  }

  override func didLoad() {
    width = stage.observeWidth { [weak self] isWide in self?.settleCamera(isWide) }
    settleCamera(stage.isWide)
  }

  /// Opens a rest area of the road by its code.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    let places = interactor.model.allPlaces
    guard segment.parameters.isEmpty,
      case .restArea(let restArea) = places.first(where: { $0.id == segment.name })
    else { return try await super.open(segment) }
    if let child = slot.child, child.segment == segment { return child }
    return show(restArea)
  }

  override var front: AnyRouter? { slot.child }

  override func arrive() {
    slot.clear()
    if !stage.isWide { closeCamera() }
  }

  func routeToRestArea(_ restArea: RoadRestArea) { show(restArea) }

  func routeToCamera() {
    if !stage.isWide { showCamera(as: .push) }
  }

  func update(_ camera: RoadCamera.Model) { shown?.model = camera }

  @discardableResult
  private func show(_ restArea: RoadRestArea) -> AnyRouter {
    let child = self.restArea.build(restArea, on: stage)
    slot.show(child, as: .push)
    return child
  }

  private func settleCamera(_ isWide: Bool) {
    if isWide, interactor.model.road != nil { showCamera(as: .beside(view)) } else { closeCamera() }
  }

  private func showCamera(as presentation: Presentation) {
    let child = RoadCameraBuilder().build(interactor.model.camera, listener: interactor)
    shown = child.interactor
    camera.show(child, as: presentation) { [weak self] in self?.closeCamera() }
    interactor.look(true)
  }

  private func closeCamera() {
    camera.clear()
    interactor.look(false)
  }
}
