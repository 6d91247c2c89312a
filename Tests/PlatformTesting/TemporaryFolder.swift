internal import Platform

/// A folder of one test's own that is gone with it.
public final class TemporaryFolder: Sendable {
  public let path: String

  /// In `TMPDIR`, or in `/tmp` where that is not set.
  public init() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/galbi-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
    }
  }

  deinit {
    Self.remove(path)
  }

  /// What lies in the folder, in alphabetical order.
  public var names: [String] { Self.names(in: path).sorted() }

  /// What lies in a folder, in no order.
  public static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The permissions of a file or folder, as `0o600`.
  public static func permissions(of path: String) -> UInt32? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & 0o777
  }

  public static func setPermissions(_ permissions: UInt32, of path: String) {
    chmod(path, permissions)
  }

  /// Makes a named pipe at `path`.
  public static func makePipe(_ path: String) { mkfifo(path, 0o600) }

  /// Says that a file was written last so many seconds after 1970 began.
  public static func setTime(_ seconds: Int, of path: String) {
    let time = timespec(tv_sec: seconds, tv_nsec: 0)
    _ = [time, time].withUnsafeBufferPointer { utimensat(AT_FDCWD, path, $0.baseAddress, 0) }
  }

  public static func write(_ bytes: [UInt8], to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    _ = bytes.withUnsafeBytes { Platform.write(file, $0.baseAddress, $0.count) }
  }

  /// Makes a file that says to have so many bytes, all of them zero, and takes no room on the disk.
  public static func makeSparseFile(_ size: Int, at path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    ftruncate(file, off_t(size))
  }

  /// Makes a symbolic link at `path`.
  public static func link(_ target: String, from path: String) { symlink(target, path) }

  public static func read(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = Platform.read(file, &chunk, chunk.count), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Removes a file, or a folder with all that is in it.
  public static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
