/// One step that brings the schema to a version.
public struct Migration: Sendable {
  /// Greater than that of the previous migration; stored in the file as `user_version`.
  public let version: Int
  let change: @Sendable (Connection) throws(SQLiteError) -> Void

  /// A migration that runs the statements of scripts, separated by semicolons.
  public init(_ version: Int, script: StaticString...) {
    self.init(version) { connection throws(SQLiteError) in
      for part in script { try connection.execute("\(part)") }
    }
  }

  /// A migration in code, at whose end foreign keys are checked.
  public init(
    _ version: Int, change: @escaping @Sendable (Connection) throws(SQLiteError) -> Void
  ) {
    self.version = version
    self.change = change
  }
}
