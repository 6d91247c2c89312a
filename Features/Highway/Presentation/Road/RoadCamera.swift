import HighwayDomain
import RIBs
import Store
import TerminalRIBs

/// The camera of the selected place of a road, beside the list or over it.
enum RoadCamera: Riblet {
  struct Model: Equatable {
    /// Nil if no place is selected.
    var place: RoadPage.Place?
    /// What the camera sees, nil until it comes; nil for no camera near.
    var content = Loadable<CameraView?, HighwayError>.loading
  }

  enum Action {
    case retry
  }
}

protocol RoadCameraListener: Listener {
  func didAskAgain()
}

/// The road sets its model.
final class RoadCameraInteractor: PresentableInteractor<RoadCamera> {
  weak var listener: (any RoadCameraListener)?

  override func didReceive(_ action: Action) { listener?.didAskAgain() }
}

struct RoadCameraBuilder {
  @MainActor func build(
    _ model: RoadCamera.Model, listener: any RoadCameraListener
  ) -> ViewableRouter<RoadCameraInteractor, RoadCameraView> {
    let view = RoadCameraView(model)
    let interactor = RoadCameraInteractor(on: view)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, view: view)
  }
}
