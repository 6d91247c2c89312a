public import RIBs

extension Tree {
  /// Returns when no request runs and no task is about to continue.
  public func settle() async { await settle(quiesce) }

  /// `drain` returns when the tasks on the executor of the tree are suspended again.
  func settle(_ drain: () async -> Void) async {
    repeat {
      await activity.settled()
      await drain()
    } while !activity.isIdle
  }
}

/// Lets tasks that were woken go on until they sleep again.
///
/// A task that is woken goes through the language's pool before it is back on the main actor, and
/// so does each yield; this many come after it, however busy the machine is.
@concurrent func quiesce() async {
  for _ in 0..<100 { await Task.yield() }
}
