/// What the whole app knows about the ledger, as one group of its state.
public struct LedgerState: Hashable, Sendable {
  /// Counts the changes of the ledger, so that screens know when to read anew.
  public var revision = 0

  public init() {}
}
