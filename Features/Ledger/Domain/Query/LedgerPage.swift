/// Some rows of a query, by the way to them through the query's order.
public struct LedgerPage: Hashable, Sendable {
  /// Where counting begins.
  public enum Start: Hashable, Sendable {
    /// Before the first row, forwards.
    case beginning
    /// After the last row, backwards.
    case end
    /// At a row, which is included, forwards.
    case from(LedgerKey)
    /// Before a row, backwards.
    case before(LedgerKey)
  }

  public let start: Start
  /// How many rows are skipped from there.
  public let skip: Int
  public let limit: Int

  public var goesBack: Bool {
    switch start {
    case .beginning, .from: false
    case .end, .before: true
    }
  }
}
