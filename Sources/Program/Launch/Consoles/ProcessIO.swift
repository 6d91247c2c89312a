import Files
import Platform
import Secrets

/// Standard files, and files named on the command line.
enum ProcessIO {
  /// Opens `/dev/null` for standard files that are closed, so that files opened later do not get
  /// their descriptors.
  static func openStandardFiles() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free descriptor. Lost output has to be reported, so standard output
      // is opened for reading, which makes writing to it fail.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of `text`; false on failure.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { FileAccess.writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// The lines of a file as secrets; nil if it cannot be read.
  static func secrets(in path: String) -> [Secret]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { memory in
      guard let start = memory.baseAddress else { return nil }
      defer { eraseMemory(start, memory.count) }
      guard let bytes = read(file, into: memory) else { return nil }
      var lines = bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines.map(secret)
    }
  }

  /// A line without its end.
  static func secret(_ line: Slice<UnsafeMutableRawBufferPointer>) -> Secret {
    // Editors of Windows end lines with a carriage return, too.
    Secret(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  /// Reads a file up to the size of `memory`, without the mark that editors of Windows put before
  /// UTF-8; nil if it cannot be read.
  static func read(
    _ file: Int32, into memory: UnsafeMutableRawBufferPointer
  ) -> Slice<UnsafeMutableRawBufferPointer>? {
    var used = 0
    while let start = memory.baseAddress, used < memory.count {
      let count = Platform.read(file, start + used, memory.count - used)
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if count == 0 { break }
      used += count
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return memory[..<used].dropFirst(memory[..<used].starts(with: mark) ? mark.count : 0)
  }

  /// The text of a file, which may be a pipe; nil, with the reason in `errno`, if it cannot be read,
  /// is not UTF-8 or has more than `limit` bytes (`EFBIG`).
  static func text(in path: String, limit: Int) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return FileAccess.readAll(file, limit: limit).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
