/// Some rows of a query, by the way that leads to them.
public struct LedgerPage: Hashable, Sendable {
  /// Where to begin to count.
  public enum Start: Hashable, Sendable {
    /// Before the first row, going on.
    case beginning
    /// After the last row, going back.
    case end
    /// At a row, which counts, going on.
    case from(LedgerKey)
    /// At a row, which does not count, going back.
    case before(LedgerKey)
  }

  public let start: Start
  /// How many rows are passed over on the way.
  public let skip: Int
  public let limit: Int

  public init(start: Start, skip: Int, limit: Int) {
    self.start = start
    self.skip = skip
    self.limit = limit
  }

  public var goesBack: Bool {
    switch start {
    case .beginning, .from: false
    case .end, .before: true
    }
  }
}
