import Glibc

/// Lines that are in the pipe when this returns, whatever becomes of the program next.
enum Output {
  static func line(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
