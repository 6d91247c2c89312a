public import Secrets
public import Storage

/// Where bank statements are read from.
public protocol StatementRepository: Sendable {
  /// The statement in a file of any kind; without a mapping it is guessed from the headings.
  ///
  /// The password is for a file that is locked, and is not kept. `work` is told how much is read, within the
  /// thousandths of `part`. Throws `.locked` and `.wrongPassword`.
  func read(
    _ path: String, password: Secret?, mapping: ColumnMapping?, _ work: LongWork,
    within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement
}

extension StatementRepository {
  /// The statement in a file that is not locked.
  public func read(
    _ path: String, mapping: ColumnMapping?, _ work: LongWork, within part: ClosedRange<Int>
  ) async throws(StatementError) -> BankStatement {
    try await read(path, password: nil, mapping: mapping, work, within: part)
  }
}
