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
    var content = AsyncValue<CameraView?, HighwayError>.loading
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
