internal import Platform

extension FileAccess {
  /// Releases the lock (`flock`) on a descriptor, and closes it.
  ///
  /// A lock that is not released would last as long as any copy of the descriptor: a process that was
  /// forked meanwhile has one until it executes its program.
  public static func closeLocked(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
