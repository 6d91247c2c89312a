import Platform

/// Unbuffered output: a line has been written when the function returns, even if the program is
/// killed next.
public enum Output {
  public static func line(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
