import Glibc
import StatementsDomain

/// A file whose path the user has typed.
enum StatementFile {
  /// In megabytes.
  static let limit = 64

  /// Returns all bytes of a file.
  static func read(_ path: String) throws(StatementError) -> [UInt8] {
    // Opening a pipe without a writer would block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .cannotRead
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .cannotRead }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
    let size = Int(status.st_size)
    guard size <= limit * 1_048_576 else { throw .tooLarge(limit: limit) }
    guard size > 0 else { throw .empty }
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let part = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress?.advanced(by: count), size - count)
      }
      if part < 0, errno == EINTR { continue }
      guard part >= 0 else { throw .cannotRead }
      if part == 0 { break }
      count += part
    }
    bytes.removeLast(size - count)
    return bytes
  }
}
