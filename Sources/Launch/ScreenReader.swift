import Glibc

/// The screen readers of the Linux console.
enum ScreenReader {
  private static let names: Set<Substring> = ["brltty", "espeakup", "fenrir"]

  /// Whether one of them runs, by the command lines in proc(5).
  static var isRunning: Bool {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("/proc/[0-9]*/cmdline", 0, nil, &found) == 0 else { return false }
    return (0..<Int(found.gl_pathc)).contains { index in
      found.gl_pathv[index].map { isReader($0) } ?? false
    }
  }

  /// Whether a process is a reader, which may be a script that follows the name of its interpreter.
  private static func isReader(_ path: UnsafePointer<CChar>) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 256) { bytes, count in
      count = max(read(file, bytes.baseAddress, bytes.count), 0)
    }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\0")
    return words.prefix(2).contains { names.contains($0.split(separator: "/").last ?? "") }
  }
}
