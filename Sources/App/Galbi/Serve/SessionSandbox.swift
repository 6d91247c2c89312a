import Platform

/// The files that a session over ssh can reach, held by the kernel.
struct SessionSandbox {
  /// The folder of the profile, which is all that can be changed.
  let profile: String

  /// What the system's libraries read: terminals, names, certificates, time zones.
  private static let read = ["/usr", "/lib", "/lib64", "/etc", "/run", "/proc", "/sys"]

  /// Whether the kernel has what this needs.
  static var isPossible: Bool { FileSandbox.isPossible }

  /// Holds this thread, and what takes its place, to the files; false if the kernel does not.
  ///
  /// No program can be started but this one.
  func enter() -> Bool {
    FileSandbox(writable: [profile, "/dev"], readable: Self.read).enter()
  }
}
