import LedgerDomain
public import Log
import SQLite

/// Turns the database's errors into the ledger's.
///
/// A damaged file stays where it is: it is the wallet's to say what becomes of it.
public struct LedgerBorder: Sendable {
  private let log: Log

  public init(log: Log) {
    self.log = log
  }

  func cross<Value: Sendable>(
    _ work: () async throws(SQLiteError) -> Value
  ) async throws(LedgerError) -> Value {
    do throws(SQLiteError) {
      return try await work()
    } catch {
      if error != .interrupted { log.error("ledger", error.description) }
      throw LedgerError(error)
    }
  }
}

extension LedgerError {
  fileprivate init(_ error: SQLiteError) {
    switch error {
    case .full: self = .diskFull
    case .readOnly: self = .cannotWrite
    case .busy: self = .busy
    case .newerSchema: self = .newerData
    case .corrupt: self = .damaged
    case .interrupted, .constraint: self = .unknown
    default: self = .cannotRead
    }
  }
}
