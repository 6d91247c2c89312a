import Platform

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
