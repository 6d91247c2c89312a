/// An error of a database.
///
/// No case contains the user's data, only paths and names of servers, columns and rules, and the
/// database's codes and messages without data.
public enum SQLError: Error, Equatable {
  /// Another connection held the write lock for the whole busy timeout.
  case busy(path: String, reason: String)
  /// The disk is full; the change was rolled back.
  case full(path: String, reason: String)
  /// The file, its folder or its disk is read-only.
  case readOnly(path: String, reason: String)
  /// The file is not a database, or damaged; see `Database.setAsideCorrupt`.
  case corrupt(path: String, reason: String)
  /// The file is missing or empty; see `Access.changing`.
  case gone(path: String)
  /// The file or its folder cannot be created or read.
  case cannotOpen(path: String, reason: String)
  /// The changes of other processes cannot be watched.
  case cannotWatch(path: String, reason: String)
  /// Reading or writing the disk failed.
  case failedDisk(path: String, reason: String)
  /// A newer version of the program has migrated the file.
  case newerSchema(path: String, found: Int, known: Int)
  /// The change violates a constraint or a trigger, and was rolled back.
  case constraint(String)
  /// The task was cancelled, and the change was rolled back.
  case interrupted
  /// A row has no column with this name.
  case missingColumn(String)
  /// A column contains a value of another type than expected.
  case unexpectedValue(column: String, expected: String, found: String)
  /// A programming error: an invalid statement or wrong arguments.
  case misuse(String)
  /// The server cannot be reached, or the connection to it was lost; nothing was changed.
  case unreachable(server: String, reason: String)
  /// The server has not answered in time; nothing was changed.
  case timedOut(server: String)
  /// The server refuses the user, or what the user has no right to.
  case denied(server: String, reason: String)
  /// The connection was lost while a change was being committed, and the server could not be asked
  /// since whether it was.
  case unknownOutcome(server: String)
  /// Any other error of the database.
  case other(String)
}

extension SQLError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .busy(let path, let reason):
      "The database \(path) is busy, since another program is writing to it: \(reason)."
    case .full(let path, let reason):
      "The disk that holds the database \(path) is full: \(reason)."
    case .readOnly(let path, let reason):
      "The database \(path) cannot be written: \(reason)."
    case .corrupt(let path, let reason):
      "The database \(path) is damaged: \(reason)."
    case .gone(let path):
      "The database \(path) is not there any more."
    case .cannotOpen(let path, let reason):
      "The database \(path) cannot be opened: \(reason)."
    case .cannotWatch(let path, let reason):
      "Changes of other programs in the database \(path) are not noticed: \(reason)."
    case .failedDisk(let path, let reason):
      "The disk that holds the database \(path) failed: \(reason)."
    case .newerSchema(let path, let found, let known):
      """
      The database \(path) was written by a newer version of this program \
      (tables \(found); this version knows \(known)).
      """
    case .constraint(let reason):
      "The change breaks a rule of the database: \(reason)."
    case .interrupted:
      "The work on the database was cancelled."
    case .missingColumn(let name):
      "The database returned no column \(name)."
    case .unexpectedValue(let column, let expected, let found):
      "The column \(column) of the database holds \(found) where \(expected) is expected."
    case .misuse(let mistake):
      "The database was used wrongly: \(mistake)."
    case .unreachable(let server, let reason):
      "The database server \(server) cannot be reached: \(reason)."
    case .timedOut(let server):
      "The database server \(server) has not answered in time."
    case .denied(let server, let reason):
      "The database server \(server) refuses this: \(reason)."
    case .unknownOutcome(let server):
      "The connection to the database server \(server) was lost while a change was being committed."
    case .other(let reason):
      "The database failed: \(reason)."
    }
  }
}
