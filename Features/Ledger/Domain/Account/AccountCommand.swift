import Phrases
public import Time
public import WalletDomain

/// What the user does with accounts and reconciles; each can be undone.
public enum AccountCommand: Hashable, Sendable {
  /// Names an account, and sets what it had before its first entry and what it is; adds one if nil.
  ///
  /// An empty name gives a built-in account its own again. Without a kind it stays what it is.
  case set(LedgerAccount.ID?, name: String, opening: Won = .zero, kind: AccountKind? = nil)
  /// Removes an account; its entries, if it has any, go into another one.
  case remove(LedgerAccount.ID, movingTo: LedgerAccount.ID? = nil)
  /// Puts entries into an account, in which they are open.
  case move([LedgerRow.ID], to: LedgerAccount.ID)
  /// Marks entries as found in the statement, or as open.
  case mark([LedgerRow.ID], isCleared: Bool)
  /// Marks all open entries of an account as found that are not later than the day.
  case clear(LedgerAccount.ID, upTo: Day)
  /// Locks the cleared entries up to the statement's day.
  case lock(LedgerAccount.ID, AccountStatement)
  /// Unlocks what the last reconciliation of an account has locked.
  case unlock(LedgerAccount.ID)
}

extension AccountCommand {
  /// What the history calls the command, which has changed `rows`, with the accounts since.
  func title(of outcome: LedgerOutcome, _ accounts: LedgerAccounts, _ rows: Phrase) -> Phrase {
    let before = outcome.settings?.before.accounts ?? accounts
    func name(_ id: LedgerAccount.ID) -> Phrase { LedgerCommand.quoted(before[id].phrase) }
    return switch self {
    case .set(nil, let name, _, _):
      Phrase("{} 계좌 추가", "add account {}", LedgerCommand.quoted(name))
    case .set(let id?, _, _, _): Phrase("{} 계좌 편집", "edit account {}", name(id))
    case .remove(let id, _): Phrase("{} 계좌 삭제", "delete account {}", name(id))
    case .move(_, let id): Phrase("{} 계좌로 {} 이동", "move {1} to {0}", name(id), rows)
    case .mark(_, let isCleared):
      isCleared
        ? Phrase("{} 확인", "mark {} as cleared", rows)
        : Phrase("{} 확인 취소", "mark {} as uncleared", rows)
    case .clear(let id, _): Phrase("{} {} 확인", "mark {1} of {0} as cleared", name(id), rows)
    case .lock(let id, _): Phrase("{} {} 잠금", "lock {1} of {0}", name(id), rows)
    case .unlock(let id): Phrase("{} {} 잠금 해제", "unlock {1} of {0}", name(id), rows)
    }
  }
}
