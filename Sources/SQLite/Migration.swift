/// One step that brings the tables to a version.
public struct Migration: Sendable {
  /// Greater than that of the migration before it; kept in the file as `user_version`.
  public let version: Int
  let change: @Sendable (Connection) throws(SQLiteError) -> Void

  /// A step whose statements stand in `script`, separated by semicolons.
  public init(_ version: Int, script: StaticString) {
    self.init(version) { connection throws(SQLiteError) in
      try connection.execute("\(script)")
    }
  }

  /// A step in code; foreign keys are checked at its end rather than at each statement.
  public init(
    _ version: Int, change: @escaping @Sendable (Connection) throws(SQLiteError) -> Void
  ) {
    self.version = version
    self.change = change
  }
}
