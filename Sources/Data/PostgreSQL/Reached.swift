#if PostgreSQL
  internal import Synchronization

  /// How often this process has connected to each server, so that all its connections know when one that was
  /// away is there again.
  enum Reached {
    private static let counts = Mutex<[ServerAddress: Int]>([:])

    static func note(_ address: ServerAddress) {
      counts.withLock { $0[address, default: 0] += 1 }
    }

    static func count(of address: ServerAddress) -> Int {
      counts.withLock { $0[address, default: 0] }
    }
  }
#endif
