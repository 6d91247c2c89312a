internal import Synchronization

/// Remembers the pauses of a client, and lets them pass at once.
public final class Pauses: Sendable {
  private let all = Mutex<[Duration]>([])

  public init() {}

  public var taken: [Duration] { all.withLock { $0 } }

  public func take(_ duration: Duration) { all.withLock { $0.append(duration) } }
}
