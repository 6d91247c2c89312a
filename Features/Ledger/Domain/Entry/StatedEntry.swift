/// An entry of a statement, and the account to which the statement says that it belongs.
public struct StatedEntry: Hashable, Sendable {
  public enum Account: Hashable, Sendable {
    /// The one that the user chooses for the statement.
    case chosen
    /// One that the statement names, such as an export of several accounts.
    case named(LedgerAccount.ID)
    /// An export that does not name it, or by a name that it no longer has.
    case unknown
  }

  public let entry: LedgerEntry
  public let account: Account

  public init(_ entry: LedgerEntry, _ account: Account = .chosen) {
    self.entry = entry
    self.account = account
  }

  /// Into which account it goes if it is new: the one that is named, or the chosen one.
  public func destination(_ chosen: LedgerAccount.ID?) -> LedgerAccount.ID? {
    // SuperPay has the wallet's movements only.
    if case .named(let id) = account, id != .superPay { id } else { chosen }
  }
}
