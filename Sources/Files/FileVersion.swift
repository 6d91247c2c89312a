internal import Glibc

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
    seconds = status.st_ctim.tv_sec
    nanoseconds = status.st_ctim.tv_nsec
  }
}
