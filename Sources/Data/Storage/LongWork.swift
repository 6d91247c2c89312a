import Dispatch
import Synchronization

/// Work on many rows, which tells how far it is from any thread, and can be cancelled there.
public final class LongWork: Sendable {
  /// In fewer steps work is too short to be told of.
  public static let least = 2_000

  private struct State {
    var permil = -1
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let show: @MainActor (Int) -> Void

  /// `show` is called with the thousandths that are done, each at most once, in ascending order.
  public init(_ show: @escaping @MainActor (Int) -> Void) {
    self.show = show
  }

  /// Work whose progress is not shown.
  public static var silent: LongWork { LongWork { _ in } }

  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// The work has to leave everything as it was; does nothing once it has ended.
  public func cancel() { state.withLock { $0.isCancelled = true } }

  /// Notes that so many steps are done of the part between two thousandths; returns false if the work
  /// was cancelled.
  @discardableResult
  public func advance(
    to done: Int, of total: Int, within part: ClosedRange<Int> = 0...1_000
  ) -> Bool {
    let permil =
      total < Self.least
      ? -1 : part.lowerBound + min(max(done, 0), total) * part.count.advanced(by: -1) / total
    let (isNew, isCancelled) = state.withLock { state in
      defer { state.permil = max(state.permil, permil) }
      return (permil > state.permil, state.isCancelled)
    }
    if isNew { Task { @MainActor [show] in show(permil) } }
    return !isCancelled
  }
}

extension LongWork {
  /// Does what computes for long on a thread of its own, so that other tasks go on meanwhile, also those that cancel it.
  public static func apart<Value: Sendable, Failure: Error>(
    _ body: @concurrent @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await withTaskExecutorPreference(OwnQueue(), operation: body)
  }

  /// The executor of one piece of work.
  private final class OwnQueue: TaskExecutor {
    private let queue = DispatchQueue(label: "galbi.long", qos: .userInitiated)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}
