internal import Platform

/// A file that the user has named, opened for reading.
public final class InputFile {
  public enum Failure: Error {
    case missing, cannotRead
    /// A folder, a device or a pipe.
    case notFile
    case tooLarge, empty
  }

  private let descriptor: Int32
  /// In bytes.
  public let size: Int

  /// `limit` is in bytes.
  public init(_ path: String, limit: Int) throws(Failure) {
    // Opening a pipe without a writer would block.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      size = 0
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .cannotRead
    }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    size = Int(status.st_size)
    guard isKnown else { throw .cannotRead }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
    guard size <= limit else { throw .tooLarge }
    guard size > 0 else { throw .empty }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The next bytes, at most `count`; fewer only at the end.
  public func read(_ count: Int) throws(Failure) -> [UInt8] {
    var isFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let part = Platform.read(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
        if part < 0, errno == EINTR { continue }
        isFailed = part < 0
        if part <= 0 { break }
        filled += part
      }
    }
    guard !isFailed else { throw .cannotRead }
    return bytes
  }
}
