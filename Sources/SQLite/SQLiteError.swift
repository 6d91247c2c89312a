/// Why the database did not do what was asked.
///
/// No case holds data of the user: texts name files, columns and codes only.
public enum SQLiteError: Error, Equatable {
  /// Somebody else writes, and went on writing for the whole busy time-out: try later.
  case busy(path: String)
  /// The disk is full; the change was undone.
  case full(path: String)
  /// The file, its folder or its disk takes no changes.
  case readOnly(path: String)
  /// The file is no database, or a broken one: see `Database.setAsideCorrupt`.
  case corrupt(path: String)
  /// The file is not there any more, or empty; see `Access.changing`.
  case gone(path: String)
  /// The file or its folder cannot be made or read.
  case cannotOpen(path: String, reason: String)
  /// Nobody tells when another program changes the file.
  case cannotWatch(path: String, reason: String)
  /// Reading or writing the disk failed.
  case failedDisk(path: String, code: Int32)
  /// A newer program has changed the tables; this one would break them.
  case newerSchema(path: String, found: Int, known: Int)
  /// A rule of the tables forbids the change, which was undone.
  case constraint(Constraint)
  /// The task that waited for the statement was cancelled; the change was undone.
  case interrupted
  /// A row has no column of this name.
  case missingColumn(String)
  /// A column holds another kind of value than the program expects.
  case unexpectedValue(column: String, expected: String, found: String)
  /// A programmer's mistake: a statement that SQLite does not understand, or wrong arguments.
  case misuse(String)
  /// What SQLite says otherwise.
  case other(code: Int32, message: String)

  /// The rule that a change broke.
  public enum Constraint: Equatable, Sendable {
    case unique
    case foreignKey
    case notNull
    case check
    case other(code: Int32)
  }
}

extension SQLiteError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .busy(let path):
      "The database \(path) is busy: another program is writing to it."
    case .full(let path):
      "The disk that holds the database \(path) is full."
    case .readOnly(let path):
      "The database \(path) cannot be written."
    case .corrupt(let path):
      "The database \(path) is damaged."
    case .gone(let path):
      "The database \(path) is not there any more."
    case .cannotOpen(let path, let reason):
      "The database \(path) cannot be opened: \(reason)."
    case .cannotWatch(let path, let reason):
      "Changes of other programs in the database \(path) are not noticed: \(reason)."
    case .failedDisk(let path, let code):
      "The disk that holds the database \(path) failed (code \(code))."
    case .newerSchema(let path, let found, let known):
      """
      The database \(path) was written by a newer version of this program \
      (tables \(found); this version knows \(known)).
      """
    case .constraint(let constraint):
      "The change breaks a rule of the database: \(constraint)."
    case .interrupted:
      "The work on the database was cancelled."
    case .missingColumn(let name):
      "The database returned no column \(name)."
    case .unexpectedValue(let column, let expected, let found):
      "The column \(column) of the database holds \(found) where \(expected) is expected."
    case .misuse(let mistake):
      "The database was used wrongly: \(mistake)."
    case .other(let code, let message):
      "The database failed: \(message) (code \(code))."
    }
  }
}

extension SQLiteError.Constraint: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unique: "the value exists already"
    case .foreignKey: "what it refers to does not exist, or is still referred to"
    case .notNull: "a value is missing"
    case .check: "a value is out of bounds"
    case .other(let code): "code \(code)"
    }
  }
}
