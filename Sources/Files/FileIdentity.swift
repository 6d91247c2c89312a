internal import Glibc

/// What tells a file from another that has taken its name.
public struct FileIdentity: Equatable, Sendable {
  private let device: UInt
  private let number: UInt

  /// Nil where there is none.
  public init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}
