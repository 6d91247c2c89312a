import CLandlock
import Files
import Glibc

/// The files that a session over ssh can reach, held by the kernel.
struct SessionSandbox {
  /// The folder of the profile, which is all that can be changed.
  let profile: String

  /// What the system's libraries read: terminals, names, certificates, time zones.
  private static let read = ["/usr", "/lib", "/lib64", "/etc", "/run", "/proc", "/sys"]

  /// Whether the kernel has what this needs.
  static var isPossible: Bool { landlock_version() > 0 }

  /// Holds this thread, and what takes its place, to the files; false if the kernel does not.
  ///
  /// No program can be started but this one.
  func enter() -> Bool {
    guard Self.isPossible else { return true }
    let rules = landlock_begin()
    guard rules >= 0 else { return false }
    defer { close(rules) }
    return landlock_allow(rules, profile, landlock_may_write, false)
      && landlock_allow(rules, "/dev", landlock_may_write, false)
      && Self.read.allSatisfy { landlock_allow(rules, $0, landlock_may_read, false) }
      && Self.mapped.allSatisfy { landlock_allow(rules, $0, landlock_may_map, true) }
      && landlock_enforce(rules)
  }

  /// The files that this process consists of: the program, its loader and its libraries.
  private static var mapped: Set<String> {
    let maps = (try? FileAccess.read("/proc/self/maps")) ?? ""
    return Set(
      maps.split(separator: "\n").compactMap { line in
        line.firstIndex(of: "/").map { String(line[$0...]) }
      })
  }
}
