import Phrases
public import Time
public import WalletDomain

/// What the user does with accounts and reconciles; each can be undone.
public enum AccountCommand: Hashable, Sendable {
  /// Names an account and sets what it had before its first entry; adds one if nil.
  ///
  /// An empty name gives a built-in account its own again.
  case set(LedgerAccount.ID?, name: String, opening: Won = .zero)
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
  /// What the history calls the command; `count` is how many entries were changed.
  func title(count: Int) -> Phrase {
    let english = count == 1 ? "1 entry" : "\(count.grouped) entries"
    return switch self {
    case .set(nil, let name, _): Phrase(ko: "‘\(name)’ 계좌 추가", en: "add account “\(name)”")
    case .set: Phrase(ko: "계좌 편집", en: "edit an account")
    case .remove: Phrase(ko: "계좌 삭제", en: "remove an account")
    case .move: Phrase(ko: "\(count.grouped)건 계좌 이동", en: "move \(english)")
    case .mark(_, let isCleared):
      isCleared
        ? Phrase(ko: "\(count.grouped)건 확인", en: "clear \(english)")
        : Phrase(ko: "\(count.grouped)건 확인 취소", en: "open \(english)")
    case .clear: Phrase(ko: "\(count.grouped)건 확인", en: "clear \(english)")
    case .lock: Phrase(ko: "\(count.grouped)건 잠금", en: "lock \(english)")
    case .unlock: Phrase(ko: "\(count.grouped)건 잠금 해제", en: "unlock \(english)")
    }
  }
}
