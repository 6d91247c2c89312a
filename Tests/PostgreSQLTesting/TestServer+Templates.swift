#if PostgreSQL
  internal import Dispatch
  import PostgreSQL
  import SQL
  internal import Synchronization

  extension TestServer {
    /// The URI of a new database with the tables of its owner.
    ///
    /// The first one is migrated, and the others are copies of it: of what a migration allows or forbids on the
    /// database as a whole they have nothing, so that they are for one user.
    func makeDatabase(with migrations: [Migration]) throws -> String {
      guard !migrations.isEmpty else { return try makeDatabase() }
      let versions = migrations.map(\.version)
      let template = try templates.withLock { templates in
        let template = try templates[versions] ?? makeTemplate(migrations)
        templates[versions] = template
        return template
      }
      return try makeDatabase(like: template)
    }

    private func makeTemplate(_ migrations: [Migration]) throws -> String {
      let uri = try makeDatabase()
      let database = PostgreSQLDatabase(
        try ServerAddress(uri), migrations: migrations, limits: .patient)
      let outcome = Mutex<Result<Void, any Error>>(.success(()))
      let end = DispatchSemaphore(value: 0)
      // The thread that waits may be the only one that tasks have otherwise.
      Task(executorPreference: OwnQueue()) {
        do {
          try await database.read { _ throws(SQLError) in }
        } catch {
          outcome.withLock { $0 = .failure(error) }
        }
        await database.close()
        end.signal()
      }
      end.wait()
      try outcome.withLock { try $0.get() }
      return Self.name(of: uri)
    }
  }

  private final class OwnQueue: TaskExecutor {
    private let queue = DispatchQueue(label: "galbi.template")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
#endif
