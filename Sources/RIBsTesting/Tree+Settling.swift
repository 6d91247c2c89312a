import Headless
public import RIBs

extension Tree {
  /// Returns when no request runs and no task is about to continue.
  public func settle() async {
    repeat {
      await activity.settled()
      await quiesce()
    } while !activity.isIdle
  }
}
