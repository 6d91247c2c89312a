/// One step that brings the schema to a version.
public struct Migration: Sendable {
  /// Greater than that of the previous migration; stored in the file as `user_version`.
  public let version: Int
  package let change: @Sendable (Connection) throws(SQLError) -> Void

  /// A migration that runs the statements of scripts, separated by semicolons.
  public init(_ version: Int, script: StaticString...) {
    self.init(version) { connection throws(SQLError) in
      for part in script { try connection.execute(part) }
    }
  }

  /// A migration in code, at whose end foreign keys are checked.
  public init(
    _ version: Int, change: @escaping @Sendable (Connection) throws(SQLError) -> Void
  ) {
    self.version = version
    self.change = change
  }
}
