/// What the system limits for a process.
public enum Resource: Sendable {
  /// The size of a core file, of memory and of a written file, in bytes.
  case core, memory, file
  /// Of a processor.
  case seconds
  /// The processes of the user, and open files.
  case processes, files

  /// Lowers both limits to at most `most`, for the process and whatever it becomes; false if the system
  /// does not.
  public func limit(to most: UInt) -> Bool {
    var limit = rlimit()
    guard getrlimit(number, &limit) == 0 else { return false }
    limit.rlim_max = min(limit.rlim_max, rlim_t(most))
    limit.rlim_cur = min(limit.rlim_cur, limit.rlim_max)
    return setrlimit(number, &limit) == 0
  }

  #if canImport(Darwin)
    private var number: Int32 {
      switch self {
      case .core: RLIMIT_CORE
      case .memory: RLIMIT_DATA
      case .file: RLIMIT_FSIZE
      case .seconds: RLIMIT_CPU
      case .processes: RLIMIT_NPROC
      case .files: RLIMIT_NOFILE
      }
    }
  #else
    private var number: __rlimit_resource_t {
      let resource =
        switch self {
        case .core: RLIMIT_CORE
        case .memory: RLIMIT_DATA
        case .file: RLIMIT_FSIZE
        case .seconds: RLIMIT_CPU
        case .processes: __RLIMIT_NPROC
        case .files: RLIMIT_NOFILE
        }
      return __rlimit_resource_t(resource.rawValue)
    }
  #endif
}
