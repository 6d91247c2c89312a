public import Log
public import Storage

/// A database as one feature uses it: its errors are logged, and thrown as the feature's.
public struct StorageErrorMapper<Failure: Error>: Sendable {
  public let database: any Database
  private let category: StaticString
  private let log: Log
  private let failure: @Sendable (StorageError) async -> Failure

  /// Errors are logged under `category`, such as the name of the feature, and thrown as what `failure`
  /// makes of them.
  public init(
    _ database: any Database, _ category: StaticString, log: Log,
    failure: @escaping @Sendable (StorageError) async -> Failure
  ) {
    self.database = database
    self.category = category
    self.log = log
    self.failure = failure
  }

  /// Runs several queries on a snapshot, as `Database.read` does.
  ///
  /// The name of the caller is the `operation` that the error names.
  public func read<Value: Sendable>(
    operation: StaticString = #function,
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(Failure) -> Value {
    try await run(operation: operation) { () throws(SQLError) in try await database.read(body)
    }
  }

  /// Commits the changes of `body`, or rolls them back, as `Database.transaction` does.
  @discardableResult
  public func change<Value: Sendable>(
    patience: Duration? = nil, operation: StaticString = #function,
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(Failure) -> Value {
    try await run(isChange: true, operation: operation) { () throws(SQLError) in
      try await database.transaction(patience: patience, body)
    }
  }

  /// Runs other work on the database; `isChange` is whether it writes.
  ///
  /// An interruption is not logged; it reaches callers that are cancelled, which ignore it.
  public func run<Value>(
    isChange: Bool = false, operation: StaticString = #function,
    _ work: () async throws(SQLError) -> Value
  ) async throws(Failure) -> Value {
    do throws(SQLError) {
      return try await work()
    } catch {
      let found = StorageError(error, isChange: isChange, operation: "\(operation)")
      if error != .interrupted { log.error(category, found.cause) }
      throw await failure(found)
    }
  }
}

extension StorageError {
  /// What the user can do about `error`; `isChange` is whether data were being written.
  public init(_ error: SQLError, isChange: Bool = false, operation: String = "") {
    let kind: Kind =
      switch error {
      case .busy: .busy
      case .full: .diskFull
      case .readOnly: .cannotWrite
      case .newerSchema: .newerData
      case .corrupt, .missingColumn, .unexpectedValue: .damaged
      case .gone: .gone
      case .cannotOpen, .failedDisk: isChange ? .cannotWrite : .cannotRead
      case .cannotWatch, .misuse, .other: .cannotRead
      case .unreachable: .unreachable
      case .timedOut: .slow
      case .denied: .denied
      case .unknownOutcome: .unknownOutcome
      case .constraint, .interrupted: .unknown
      }
    self.init(kind, cause: operation.isEmpty ? "\(error)" : "\(operation): \(error)")
  }
}
