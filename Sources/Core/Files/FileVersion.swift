internal import Platform

/// Identifies a file together with the time at which it was last written, renamed or given other
/// permissions, which no program can set.
public struct FileVersion: Equatable, Sendable {
  private let identity: FileIdentity
  private let seconds: Int
  private let nanoseconds: Int

  /// The version of the file at `path`; nil if there is no file.
  public init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = FileIdentity(status)
    seconds = status.changed.tv_sec
    nanoseconds = status.changed.tv_nsec
  }
}

/// Identifies a file independently of its path.
public struct FileIdentity: Equatable, Sendable {
  private let device: UInt
  private let number: UInt

  /// The identity of the file at `path`; nil if there is no file.
  public init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of an open file.
  public init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    device = UInt(truncatingIfNeeded: status.st_dev)
    number = UInt(status.st_ino)
  }
}
