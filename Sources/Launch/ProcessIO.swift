import Glibc
import Secrets

/// Puts nothing in the place of standard files that are closed: what is opened next would be written
/// and read for them otherwise.
func fillStandardFiles() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
    // The lowest one that is free. What cannot be printed is said to be lost; sentences are not.
    _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Writes all of `text`, however large, and whoever reads it; false where that fails.
@discardableResult
func write(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, start, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }
}

/// The lines of a file, each a secret; nil if it cannot be read.
func readSecrets(_ path: String) -> [Secret]? {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { memory in
    guard let start = memory.baseAddress else { return nil }
    defer { explicit_bzero(start, memory.count) }
    guard let bytes = readAll(file, into: memory) else { return nil }
    var lines = bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { Secret($0) }
  }
}

/// All that is in a file, as far as `memory` has room for it; nil if it cannot be read.
func readAll(
  _ file: Int32, into memory: UnsafeMutableRawBufferPointer
) -> Slice<UnsafeMutableRawBufferPointer>? {
  var used = 0
  while let start = memory.baseAddress, used < memory.count {
    let count = read(file, start + used, memory.count - used)
    if count < 0 {
      if errno == EINTR { continue }
      return nil
    }
    if count == 0 { break }
    used += count
  }
  return memory[..<used]
}

/// The whole of a file as text; nil if it cannot be read or is not UTF-8.
func readFile(_ path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
  return ferror(file) == 0 ? String(validating: bytes, as: UTF8.self) : nil
}
