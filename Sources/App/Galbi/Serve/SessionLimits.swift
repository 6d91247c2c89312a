import Platform
import PlatformSecurity

/// What a session over ssh may use of the machine.
enum SessionLimits {
  /// In bytes, and seconds of a processor; the threads are those of all sessions.
  static let (memory, file, seconds, threads, files) = (
    UInt(1 << 30), UInt(1 << 30), UInt(3_600), UInt(4_096), UInt(1_024)
  )

  /// Sets them for the process and whatever it becomes; false if the system does not.
  static func set() -> Bool {
    let limits: [(Resource, UInt)] = [
      (.core, 0), (.memory, memory), (.file, file), (.seconds, seconds), (.processes, threads),
      (.files, files),
    ]
    return limits.allSatisfy { resource, most in resource.limit(to: most) }
  }
}

/// The files that a session over ssh can reach, held by the kernel.
struct SessionSandbox {
  /// The folder of the profile, which is all that can be changed.
  let profile: String
  /// The ports to which it can connect; nil for all.
  var ports: [UInt16]?

  /// What the system's libraries read: terminals, names, certificates, time zones, random bytes.
  private static let read = [
    "/usr", "/lib", "/lib64", "/etc", "/run", "/proc", "/sys", "/dev/random", "/dev/urandom",
  ]
  /// Terminals, and what swallows all; nothing else that is in memory, as `/dev/shm`, belongs to a session.
  private static let devices = ["/dev/tty", "/dev/pts", "/dev/null", "/dev/zero"]

  /// Whether the kernel has what this needs.
  static var isPossible: Bool { FileSandbox.isPossible }

  /// Holds this thread, and what takes its place, to the files; false if the kernel does not.
  ///
  /// No program can be started but this one.
  func enter() -> Bool {
    FileSandbox(writable: [profile] + Self.devices, readable: Self.read, ports: ports).enter()
  }
}
