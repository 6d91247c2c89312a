internal import Files
public import SQL
internal import Synchronization

/// The books of one profile: the wallet, and the features that stand on it.
///
/// Times are in milliseconds since 1970.
public protocol Books: Sendable {
  associatedtype Tables: Database

  /// Does not lose committed changes.
  var database: Tables { get }

  /// The same tables, for what looks at every row, so that no page and no change waits for that.
  var searching: Tables { get }

  /// The same tables, for what a screen shows, so that it does not wait for a long change.
  var reading: Tables { get }

  /// Checks the books, creates them on first use, and makes them ready for changes.
  func open() async throws(SQLError)

  /// Checks the books as `open` does, without changing anything; returns false if there are none yet.
  func examine() async throws(SQLError) -> Bool

  /// Commits changes that may move money.
  func move<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value

  /// Runs queries on a snapshot of books that are not damaged.
  func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value

  /// Runs queries on books that may be damaged, or that cannot be written.
  func readAnyway<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value

  /// When the last backup was made; nil without one.
  var backupTime: Int64? { get }

  /// Makes a backup, unless there is one of the same day or nothing has changed since.
  func backUp(at time: Int64) async

  /// Replaces the books with the last backup; returns the new name of the replaced file, nil if there
  /// was none.
  func restoreBackup(at time: Int64) async throws(SQLError) -> String?

  /// Replaces the books with empty ones; returns the new name of the replaced file, nil if there was
  /// none.
  func startOver(at time: Int64) async throws(SQLError) -> String?

  /// What the user may do; nil for nothing.
  func ownRight() async throws(SQLError) -> MemberRight?

  /// Closes all connections; the next use opens them again.
  func close() async
}

extension Books {
  /// The books of one user.
  public func ownRight() async throws(SQLError) -> MemberRight? { .manage }
}

/// The version of the books' file that was last checked as a whole; nil before the first check.
final class CheckedVersion: Sendable {
  private let state = Mutex<FileVersion?>(nil)

  var version: FileVersion? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// What someone may do with books that several people share.
public enum MemberRight: String, CaseIterable, Sendable {
  case view
  /// Also to pay, and to add and change entries, people and orders.
  case spend
  /// Also to change categories, rules, budgets and accounts, and to say who may do what.
  case manage
}

/// Someone who shares books.
public struct Member: Equatable, Sendable {
  /// As the server knows them.
  public let name: String
  public let right: MemberRight

  public init(_ name: String, _ right: MemberRight) {
    self.name = name
    self.right = right
  }
}
