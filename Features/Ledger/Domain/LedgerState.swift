public import Editing

/// What the app's state says of the ledger.
public struct LedgerState: Hashable, Sendable {
  /// Counts the changes of the ledger; screens read it again after each.
  public var revision = 0
  /// As they were read last.
  public var settings = LedgerSettings.builtIn
  public internal(set) var history = HistoryState()
  /// The statements that are being reconciled.
  public internal(set) var statements: [LedgerAccount.ID: AccountStatement] = [:]

  /// The long change that is under way.
  public internal(set) var work: LedgerWork?

  public init() {}
}
