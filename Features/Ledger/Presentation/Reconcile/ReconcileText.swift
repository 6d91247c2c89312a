import Phrases
import WalletDomain

/// The texts of the page on which an account is reconciled, and of the form for its statement.
enum ReconcileText {
  static let title = Phrase(ko: "잔액 맞추기", en: "Reconcile")
  static let chooseStatement = Phrase(
    ko: "계좌와 명세서를 먼저 선택해 주세요.", en: "Choose an account and its statement first.")
  static let statement = Phrase(ko: "명세서", en: "Statement")
  static let account = Phrase(ko: "계좌", en: "Account")
  static let day = Phrase(ko: "명세서 날짜", en: "Statement date")
  static let balance = Phrase(ko: "명세서 잔액", en: "Statement balance")
  static let cleared = Phrase(ko: "확인한 잔액", en: "Cleared balance")
  static let shortCleared = Phrase(ko: "확인", en: "Cleared")
  static let difference = Phrase(ko: "차액", en: "Difference")
  static let agrees = Phrase(ko: "일치", en: "matches")
  static let clear = Phrase(ko: "확인", en: "mark as cleared")
  static let open = Phrase(ko: "확인 취소", en: "mark as uncleared")
  static let clearAll = Phrase(ko: "모두 확인", en: "mark all as cleared")
  static let showLocked = Phrase(ko: "잠긴 내역도 보기", en: "show locked")
  static let hideLocked = Phrase(ko: "잠긴 내역 숨기기", en: "hide locked")
  static let lock = Phrase(ko: "잠그기", en: "Lock")
  static let lockKey = Phrase(ko: "잠그기", en: "lock")
  static let edit = Phrase(ko: "명세서 편집", en: "edit statement")
  static let start = Phrase(ko: "시작", en: "start")
  static let loading = Phrase(ko: "내역을 불러오는 중입니다.", en: "Loading entries…")
  static let empty = Phrase(
    ko: "이 계좌에 명세서 날짜까지의 내역이 없습니다. e를 눌러 다른 명세서를 입력해 주세요.",
    en: "No entries in this account up to the statement date. Press e for another statement.")
  static let allLocked = Phrase(
    ko: "명세서 날짜까지 모두 잠겨 있습니다. a를 누르면 잠긴 내역을 볼 수 있습니다.",
    en: "Everything up to the statement date is locked. Press a to show it.")
  static let hint = Phrase(
    ko: "은행 명세서의 마지막 날짜와 잔액을 입력해 주세요.",
    en: "Enter the last date and the balance of the bank’s statement.")
  static let sameAmount = Phrase(ko: "같은 금액", en: "Same amount")
  static let state = Phrase(ko: "상태", en: "Status")
  static let setOpening = Phrase(ko: "시작 잔액 설정", en: "set opening balance")
  static let balanceExample = Phrase(ko: "예: 1,204,640", en: "e.g. 1,204,640")

  static func cleared(_ count: Int) -> Phrase {
    guard count > 0 else {
      return Phrase(ko: "이미 모두 확인했습니다.", en: "Everything is cleared already.")
    }
    return Phrase(
      ko: "\(count.grouped)건을 확인했습니다.",
      en:
        "Marked \(count == 1 ? "1 entry" : "\(count.grouped) entries") as cleared."
    )
  }

  static func locked(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)건을 잠갔습니다.",
      en: "Locked \(count == 1 ? "1 entry" : "\(count.grouped) entries").")
  }

  /// That the difference may be what the account had before its first entry.
  static func opening(_ amount: Won) -> Phrase {
    Phrase.composed(
      ko: "차액은 시작 잔액일 수 있습니다. K를 눌러 \(amount)을 시작 잔액으로 설정해 주세요.",
      en: """
        This may be the opening balance. Press K to set the opening balance to \
        \(amount).
        """)
  }

  /// The first of several entries that explain the difference, as `차액과 같은 내역: 11.02 시장 -300원`.
  static func candidate(_ row: Phrase, _ state: Phrase, more: Int) -> Phrase {
    func words(_ language: Language) -> String {
      "\(row.text(language)) (\(state.text(language)))"
    }
    return Phrase(
      ko: "차액과 같은 금액: \(words(.korean))" + (more > 0 ? " 외 \(more.grouped)건" : ""),
      en: "Same amount: \(words(.english))" + (more > 0 ? " and \(more.grouped) more" : ""))
  }
}
