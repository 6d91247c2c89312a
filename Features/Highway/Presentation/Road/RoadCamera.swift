import HighwayDomain
import RIBs
import Raster
import TerminalRIBs

/// The camera of the selected place of a road, beside the list or over it.
enum RoadCamera: Riblet {
  struct Model: Equatable {
    enum Content: Equatable {
      case loading
      /// No camera is near.
      case none
      case failed(HighwayError)
      /// `still` is what it sees; nil until it comes, or with why it cannot be shown.
      case camera(Camera, still: Raster?, failure: HighwayError?)
    }

    /// Nil if no place is selected.
    var place: RoadPage.Place?
    var content = Content.loading
  }
}

/// Has no logic: the road sets its model.
final class RoadCameraInteractor: PresentableInteractor<RoadCamera> {}

struct RoadCameraBuilder {
  @MainActor func build(
    _ model: RoadCamera.Model
  ) -> ViewableRouter<RoadCameraInteractor, RoadCameraView> {
    let view = RoadCameraView(model)
    return ViewableRouter(interactor: RoadCameraInteractor(on: view), view: view)
  }
}
