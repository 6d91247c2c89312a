import Files
import Platform
import WalletDomain

/// Identifies a process, even among processes with the same number over time, and on other machines.
///
/// `1234.567890@host/4026531836`: its number and start time, its machine, and where the number counts.
enum ProcessIdentity {
  static let current = "\(RunningProcess(getpid()).identity ?? "\(getpid())")@\(place)"

  /// After which a process that cannot be asked, as one of another machine, is taken for ended: no charge
  /// takes so long.
  private static let longest: Int64 = 10 * 60 * 1_000

  /// Whether `identity` is that of another process that is running; what it does was begun at `time` and
  /// is looked at `now`, in milliseconds since 1970.
  static func isElsewhere(_ identity: String, since time: Int64, now: Int64) -> Bool {
    let parts = identity.split(separator: "@", maxSplits: 1)
    guard identity != current, let process = parts.first,
      let number = pid_t(process.prefix { $0 != "." })
    else { return false }
    // Before there were servers, all were on this machine.
    let isHere = parts.count < 2 || parts[1] == place
    guard !isHere || RunningProcess(number).identity == String(process) else { return false }
    return isHere && RunningProcess.hasUniqueIdentities || now.subtracting(time).magnitude < longest
  }

  /// The machine, and the space in which its processes are numbered.
  private static let place: String = {
    let id = (try? FileAccess.read("/etc/machine-id") ?? "")?.prefix { $0.isHexDigit } ?? ""
    return "\(id.isEmpty ? Substring(hostName) : id)/\(RunningProcess.space)"
  }()

  private static var hostName: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    return withUnsafeBytes(of: names.nodename) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
