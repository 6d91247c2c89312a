/// Where bank statements are read from.
public protocol StatementRepository: Sendable {
  /// The statement in a file; without a mapping it is guessed from the headings.
  func read(
    _ path: String, mapping: ColumnMapping?
  ) async throws(StatementError) -> BankStatement
}
