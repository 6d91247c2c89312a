import Phrases
public import Time
public import WalletDomain

/// What the user does with accounts and reconciles; each can be undone.
public enum AccountCommand: Hashable, Sendable {
  case add(String)
  case rename(LedgerAccount.ID, String)
  /// Removes an account; its entries, if it has any, go into another one.
  case remove(LedgerAccount.ID, movingTo: LedgerAccount.ID? = nil)
  /// Sets what an account had before its first entry.
  case open(LedgerAccount.ID, with: Won)
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
    case .add(let name): Phrase(ko: "‘\(name)’ 계좌 추가", en: "add account “\(name)”")
    case .rename(_, let name):
      Phrase(ko: "계좌 이름 ‘\(name)’", en: "rename account to “\(name)”")
    case .remove: Phrase(ko: "계좌 삭제", en: "remove an account")
    case .open: Phrase(ko: "시작 잔액", en: "opening balance")
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
