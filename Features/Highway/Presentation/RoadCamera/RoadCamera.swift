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
  /// The camera is shown from now on, or not any more.
  func cameraDidAppear(_ isShown: Bool)
}

/// Shows the camera that the road stores, and says while it does.
final class RoadCameraInteractor: StoredInteractor<RoadCamera> {
  weak var listener: (any RoadCameraListener)?

  override func didBecomeActive() {
    super.didBecomeActive()
    listener?.cameraDidAppear(true)
  }

  override func willResignActive() { listener?.cameraDidAppear(false) }

  override func didReceive(_ action: Action) { listener?.didAskAgain() }
}

struct RoadCameraBuilder {
  @MainActor func build(
    _ model: Stored<RoadCamera.Model>, listener: any RoadCameraListener
  ) -> ViewableRouter<RoadCameraInteractor, RoadCameraView> {
    let view = RoadCameraView(model.value)
    let interactor = RoadCameraInteractor(model, on: view)
    interactor.listener = listener
    return ViewableRouter(interactor: interactor, view: view)
  }
}
