public import Storage

/// Where bank statements are read from.
public protocol StatementRepository: Sendable {
  /// The statement in a file; without a mapping it is guessed from the headings.
  ///
  /// `work` is told how much is read, within the thousandths of `part`.
  func read(
    _ path: String, mapping: ColumnMapping?, _ work: LongWork, within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement
}
