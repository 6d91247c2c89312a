/// Calls a function after some files in a folder were changed by any process, as long as it lives: by the
/// way of the system.
#if os(Linux) && !Portable
  public typealias FolderWatch = InotifyWatch
#else
  public typealias FolderWatch = StatWatch
#endif

/// When writing to a file counts as a change.
public enum WriteTrigger: Sendable {
  /// At each write.
  case eachWrite
  /// When the file is closed, since an editor may truncate or rename it first.
  case closing
}

/// Why the system has not done something.
public struct SystemError: Error {
  /// The value of `errno`.
  public let number: Int32

  init() { number = errno }

  /// The system's message.
  public var reason: String { String(cString: strerror(number)) }
}
