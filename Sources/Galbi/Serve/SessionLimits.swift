import Glibc

/// What a session over ssh may use of the machine.
enum SessionLimits {
  /// In bytes, and seconds of a processor; the threads are those of all sessions.
  static let (memory, file, seconds, threads, files) = (
    UInt(1 << 30), UInt(1 << 30), UInt(3_600), UInt(4_096), UInt(1_024)
  )

  /// Sets them for the process and whatever it becomes; false if the system does not.
  static func set() -> Bool {
    let limits = [
      (RLIMIT_CORE, 0), (RLIMIT_DATA, memory), (RLIMIT_FSIZE, file), (RLIMIT_CPU, seconds),
      (__RLIMIT_NPROC, threads), (RLIMIT_NOFILE, files),
    ]
    return limits.allSatisfy { kind, most in
      let resource = __rlimit_resource_t(kind.rawValue)
      var limit = rlimit()
      guard getrlimit(resource, &limit) == 0 else { return false }
      limit.rlim_max = min(limit.rlim_max, most)
      limit.rlim_cur = min(limit.rlim_cur, limit.rlim_max)
      return setrlimit(resource, &limit) == 0
    }
  }
}
