internal import Platform
public import RIBs

extension Tree {
  /// Returns when no request runs and no task is about to continue.
  public func settle() async { await settle(MainThreadTasks.drain) }

  /// `drain` returns when the tasks on the executor of the tree are suspended again.
  func settle(_ drain: () async -> Void) async {
    repeat {
      await activity.settled()
      await drain()
    } while !activity.isIdle
  }
}
