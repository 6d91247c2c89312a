import Files
import Glibc

/// Identifies a process, even among processes with the same number over time, and on other machines.
///
/// `1234.567890@host/4026531836`: its number and start time, its machine, and where the number counts.
enum ProcessIdentity {
  static let current = "\(identity(of: getpid()) ?? "\(getpid())")@\(place)"

  /// After which a process of another machine, which cannot be asked, is taken for ended: no charge takes
  /// so long.
  private static let longest: Int64 = 10 * 60 * 1_000

  /// Whether `identity` is that of another process that is running; what it does was begun at `time` and
  /// is looked at `now`, in milliseconds since 1970.
  static func isElsewhere(_ identity: String, since time: Int64, now: Int64) -> Bool {
    let parts = identity.split(separator: "@", maxSplits: 1)
    guard identity != current, let process = parts.first,
      let number = pid_t(process.prefix { $0 != "." })
    else { return false }
    // Before there were servers, all were on this machine.
    guard parts.count < 2 || parts[1] == place else { return abs(now - time) < longest }
    return Self.identity(of: number) == String(process)
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

  /// The machine, and the space in which its processes are numbered.
  private static let place: String = {
    let id = (try? FileAccess.read("/etc/machine-id") ?? "")?.prefix { $0.isHexDigit } ?? ""
    var status = stat()
    let space = stat("/proc/self/ns/pid", &status) == 0 ? "\(status.st_ino)" : ""
    return "\(id.isEmpty ? Substring(hostName) : id)/\(space)"
  }()

  private static var hostName: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    return withUnsafeBytes(of: names.nodename) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
