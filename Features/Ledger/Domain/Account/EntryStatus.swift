public import Phrases

/// The account of an entry, and how far it is reconciled with the account's statements.
public struct EntryStatus: Codable, Hashable, Sendable {
  public enum State: String, CaseIterable, Codable, Sendable {
    /// Not found in a statement yet.
    case open
    /// Found in the statement that is being reconciled.
    case cleared
    /// Part of a reconciliation; neither changed nor removed until that is unlocked.
    case locked

    public var phrase: Phrase {
      switch self {
      case .open: Phrase(ko: "미확인", en: "Uncleared")
      case .cleared: Phrase(ko: "확인", en: "Cleared")
      case .locked: Phrase(ko: "잠김", en: "Locked")
      }
    }
  }

  public let account: LedgerAccount.ID
  public let state: State
  /// By which a locked entry is locked; nil for another one.
  public let reconciliation: LedgerReconciliation.ID?

  /// Of an entry that is not locked.
  public init(_ account: LedgerAccount.ID, isCleared: Bool = false) {
    self.account = account
    state = isCleared ? .cleared : .open
    reconciliation = nil
  }

  /// Of an entry that a reconciliation locks.
  public init(_ account: LedgerAccount.ID, lockedBy reconciliation: LedgerReconciliation.ID) {
    self.account = account
    state = .locked
    self.reconciliation = reconciliation
  }
}
