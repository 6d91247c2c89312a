#if PostgreSQL
  import Dispatch
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Synchronization
  import Testing

  /// What becomes of the work beside one that is cancelled.
  @Suite(.needsServer) struct CancelledWorkTests {
    /// Where the tasks of a program run: away from the main actor, and from the shared threads.
    private final class Queue: TaskExecutor {
      private let queue = DispatchQueue(label: "galbi.test")

      func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
      }
    }

    private typealias Read = Task<Result<Int?, SQLError>, Never>

    private let queue = Queue()
    private let database: PostgreSQLDatabase

    init() async throws {
      database = try ServerFixture().database()
      // Connects.
      try await database.add("a", count: 1)
    }

    private func read(
      _ willRead: @escaping @Sendable () -> Void = {}
    ) -> Read {
      Task(executorPreference: queue) { [database] in
        do throws(SQLError) {
          return .success(
            try await database.read { connection throws(SQLError) in
              willRead()
              return try connection.scalar("SELECT count FROM thing")
            })
        } catch {
          return .failure(error)
        }
      }
    }

    @Test func `a cancellation does not reach the reading before it`() async {
      let gate = DispatchSemaphore(value: 0)
      let later = Mutex<Read?>(nil)
      let first = read { gate.wait() }
      // Cancelled while this one waits for its answer, and perhaps has begun to wait for its turn.
      let second = read { later.withLock { $0?.cancel() } }
      let third = read()
      later.withLock { $0 = third }
      // All three wait for the database.
      await Task(executorPreference: queue) {}.value
      gate.signal()
      #expect(await first.value == .success(1))
      #expect(await second.value == .success(1))
      #expect(await third.value == .failure(.interrupted))
      #expect(await read().value == .success(1))
    }
  }
#endif
