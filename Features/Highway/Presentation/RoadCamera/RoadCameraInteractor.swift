import HighwayDomain
import RIBs
import Store
import TerminalRIBs

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
