import LedgerDomain
import Phrases
import WalletDomain

/// The texts of accounts and of what is locked.
enum AccountText {
  static let accounts = Phrase(ko: "계좌 관리", en: "Accounts")
  static let allAccounts = Phrase(ko: "모든 계좌", en: "All accounts")
  static let newAccount = Phrase(ko: "계좌 추가", en: "New account")
  static let editAccount = Phrase(ko: "계좌 편집", en: "Edit account")
  static let opening = Phrase(ko: "시작 잔액", en: "Opening balance")
  static let kind = Phrase(ko: "종류", en: "Kind")
  static let openingHint = Phrase(
    ko: "시작 잔액은 첫 내역 전에 있던 금액입니다.",
    en: "The opening balance is what the account had before its first entry.")
  static let locks = Phrase(ko: "잠긴 명세서", en: "Locked statements")
  static let noLocks = Phrase(
    ko: "잠긴 명세서가 없습니다. Esc를 누른 뒤 =를 눌러 잔액을 맞춰 주세요.",
    en: "No locked statements yet. Press Esc, then = to reconcile.")
  static let lastFirst = Phrase(
    ko: "계좌의 마지막 명세서부터 잠금을 해제할 수 있습니다.",
    en: "The last statement of an account is unlocked first.")

  /// The title of the sheet that puts so many rows into an account.
  static func move(_ count: Int) -> Phrase {
    Phrase(ko: "\(count.grouped)건을 옮길 계좌", en: "Move \(entries(count)) to")
  }

  static func moved(_ count: Int, _ name: Phrase) -> Phrase {
    guard count > 0 else {
      return Phrase.composed(
        ko: "이미 \(name) 계좌에 있습니다.", en: "Already in \(name).")
    }
    return Phrase.composed(
      ko: "\(count.grouped)건을 \(name) 계좌로 옮겼습니다.", en: "Moved \(entries(count)) to \(name).")
  }

  /// The title of the sheet that asks where the rows of an account go that is removed.
  static func remove(_ name: Phrase, _ count: Int) -> Phrase {
    Phrase.composed(
      ko: "‘\(name)’의 \(count.grouped)건을 옮길 계좌",
      en: "Move \(entries(count)) of “\(name)” to")
  }

  /// That an account is gone, and with it so many rules for its entries.
  static func removed(rules count: Int) -> Phrase {
    guard count > 0 else { return LedgerText.removed.phrase }
    return Phrase(
      ko: "삭제했습니다. 이 계좌의 규칙 \(count.grouped)개도 삭제했습니다.",
      en: "Deleted, with the \(count == 1 ? "rule" : "\(count.grouped) rules") for this account.")
  }

  /// What a statement of an account has locked, in full and in few columns.
  static func locked(_ lock: LedgerReconciliation, _ name: Phrase) -> [Phrase] {
    let day = DayShape.long.phrase(of: lock.day)
    return [
      [name, Phrase.composed(ko: "\(day)까지 잠김", en: "locked to \(day)")].joined,
      name,
    ]
  }

  static func unlocked(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건의 잠금을 해제했습니다.",
      en: "Unlocked \(entries(count)).")
  }

  private static func entries(_ count: Int) -> String {
    LedgerText.entries(count).text(.english)
  }
}
