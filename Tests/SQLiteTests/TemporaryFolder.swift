import Glibc

/// A folder of one test's own that is gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/galbi-sqlite-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
    }
  }

  deinit {
    remove(path)
  }

  private func remove(_ folder: String) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(folder)
  }

  /// What lies in the folder, in alphabetical order.
  var names: [String] { names(in: path).sorted() }

  private func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The permissions of a file, as `0o600`.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & 0o777
  }

  static func write(_ bytes: [UInt8], to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
  }

  static func read(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = Glibc.read(file, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}
