import Files
import Glibc

/// What tells a process from every other on this machine, those with the same number too.
enum ProcessIdentity {
  static let current = identity(of: getpid()) ?? "\(getpid())"

  /// Whether this is another process, and still runs.
  static func isElsewhere(_ identity: String) -> Bool {
    guard identity != current, let number = pid_t(identity.prefix { $0 != "." }) else {
      return false
    }
    return Self.identity(of: number) == identity
  }

  /// The number, and when it has started; see proc(5). Nil where there is no such process.
  static func identity(of number: pid_t) -> String? {
    guard let text = try? FileAccess.read("/proc/\(number)/stat"),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // The fields from the third one on; the start is the 22nd.
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 19, fields[0] != "Z" else { return nil }
    return "\(number).\(fields[19])"
  }
}
