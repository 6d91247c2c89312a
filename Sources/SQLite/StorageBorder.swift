public import Log
public import Storage

/// Where errors of a database become errors of the feature that it belongs to.
public struct StorageBorder: Sendable {
  private let category: StaticString
  private let log: Log

  /// Errors are logged under `category`, such as the name of the feature.
  public init(_ category: StaticString, log: Log) {
    self.category = category
    self.log = log
  }

  /// Runs `work`, and throws what `failure` makes of its error.
  ///
  /// An interruption is not logged; it reaches callers that are cancelled, which ignore it.
  public func cross<Value, Failure: Error>(
    _ failure: (StorageError) -> Failure, _ work: () async throws(SQLiteError) -> Value
  ) async throws(Failure) -> Value {
    do throws(SQLiteError) {
      return try await work()
    } catch {
      if error != .interrupted { log.error(category, error.description) }
      throw failure(StorageError(error))
    }
  }
}

extension StorageError {
  /// What the user can do about `error`.
  public init(_ error: SQLiteError) {
    self =
      switch error {
      case .busy: .busy
      case .full: .diskFull
      case .readOnly: .cannotWrite
      case .newerSchema: .newerData
      case .corrupt, .missingColumn, .unexpectedValue: .damaged
      case .gone, .cannotOpen, .cannotWatch, .failedDisk, .constraint, .interrupted, .misuse,
        .other:
        .cannotRead
      }
  }
}
