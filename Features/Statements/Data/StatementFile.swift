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
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      isRead = fill(buffer, from: file, &count)
    }
    guard isRead else { throw .cannotRead }
    return bytes
  }

  /// Returns whether reading has succeeded.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from file: Int32, _ count: inout Int
  ) -> Bool {
    while count < buffer.count {
      let part = Glibc.read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if part == 0 { break }
      if part < 0 {
        if errno == EINTR { continue }
        return false
      }
      count += part
    }
    return true
  }
}
