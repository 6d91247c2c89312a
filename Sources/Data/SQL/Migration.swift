/// One step that brings the schema to a version.
public struct Migration: Sendable {
  /// Greater than that of the previous migration; stored in the file as `user_version`.
  public let version: Int
  package let change: @Sendable (Connection) throws(SQLError) -> Void
  /// Scripts that bring an empty file to this version at once, in place of all steps up to it; or none.
  package let baseline: [StaticString]

  /// A migration that runs the statements of scripts, separated by semicolons.
  ///
  /// A `baseline` makes in an empty file what all migrations up to this one make, in less time: SQLite reads the
  /// texts of all tables and triggers again for each column that is added to one.
  public init(_ version: Int, script: StaticString..., baseline: [StaticString] = []) {
    self.version = version
    self.baseline = baseline
    change = { connection throws(SQLError) in
      for part in script { try connection.execute(part) }
    }
  }

  /// A migration in code, at whose end foreign keys are checked.
  public init(
    _ version: Int, change: @escaping @Sendable (Connection) throws(SQLError) -> Void
  ) {
    self.version = version
    self.change = change
    baseline = []
  }
}
