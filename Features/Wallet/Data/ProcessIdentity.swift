import Files
import Glibc

/// Identifies a process on this machine, even among processes with the same number over time.
enum ProcessIdentity {
  static let current = identity(of: getpid()) ?? "\(getpid())"

  /// Whether `identity` is that of another process that is running.
  static func isElsewhere(_ identity: String) -> Bool {
    guard identity != current, let number = pid_t(identity.prefix { $0 != "." }) else {
      return false
    }
    return Self.identity(of: number) == identity
  }

  /// The number and the start time of a process, see proc(5); nil if it is not running.
  static func identity(of number: pid_t) -> String? {
    guard let text = try? FileAccess.read("/proc/\(number)/stat"),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // These fields begin with the third one; the start time is the 22nd.
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 19, fields[0] != "Z" else { return nil }
    return "\(number).\(fields[19])"
  }
}
