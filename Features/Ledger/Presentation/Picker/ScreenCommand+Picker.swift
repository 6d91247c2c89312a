import Phrases
import TerminalUI

/// What keys do in the lists of what is managed; Ctrl-P finds the commands of each list too.
extension ScreenCommand {
  static let ofCategories = [addCategory, editCategory, mergeCategory] + moves
  static let addCategory = ScreenCommand(
    "a", ListText.add, named: Phrase(ko: "분류 추가", en: "add category"),
    words: ["new category", "add a category"])
  static let editCategory = ScreenCommand(
    .enter, ListText.edit, named: Phrase(ko: "분류 편집", en: "edit category"),
    words: ["분류 이름 변경", "분류 색상", "rename a category", "colour", "color"], needs: .row)
  static let mergeCategory = ScreenCommand(
    "d", LedgerText.merge, words: ["분류 삭제", "remove a category"], needs: .row)

  static let ofRules =
    [addRule, applyRules, editRule, turnRule, applyRule, removeRule] + moves
  static let addRule = ScreenCommand(
    "a", ListText.add, named: Phrase(ko: "규칙 추가", en: "add rule"),
    words: ["new rule", "add a rule"])
  static let applyRules = ScreenCommand("P", LedgerText.applyAll)
  static let editRule = ScreenCommand(
    .enter, ListText.edit, named: Phrase(ko: "규칙 편집", en: "edit rule"), words: ["edit a rule"],
    needs: .row)
  static let turnRule = ScreenCommand(
    " ", LedgerText.turn, named: Phrase(ko: "규칙 켜기/끄기", en: "turn rule on or off"),
    needs: .row)
  static let applyRule = ScreenCommand(
    "p", LedgerText.apply, named: Phrase(ko: "규칙을 기존 내역에 적용", en: "apply rule to entries"),
    words: ["apply a rule"], needs: .row)
  static let removeRule = ScreenCommand(
    "d", ListText.delete, named: Phrase(ko: "규칙 삭제", en: "delete rule"), words: ["remove a rule"],
    needs: .row)

  /// They move a category or a rule.
  static let moves = [moveUp, moveDown]
  static let moveUp = ScreenCommand("[", LedgerText.moveUp, needs: .row)
  static let moveDown = ScreenCommand("]", LedgerText.moveDown, needs: .row)

  static let ofImports = [showImport, takeBack]
  static let showImport = ScreenCommand(
    .enter, LedgerText.showRows, words: ["import"], needs: .row)
  static let takeBack = ScreenCommand(
    "d", LedgerText.takeBack, words: ["take back"], needs: .row)

  static let ofAccounts = [addAccount, editAccount, removeAccount]
  static let addAccount = ScreenCommand(
    "a", ListText.add, named: Phrase(ko: "계좌 추가", en: "add account"),
    words: ["new account", "add an account"])
  static let editAccount = ScreenCommand(
    .enter, ListText.edit, named: Phrase(ko: "계좌 편집", en: "edit account"),
    words: ["계좌 종류", "시작 잔액", "opening balance", "kind"],
    needs: .row)
  static let removeAccount = ScreenCommand(
    "d", ListText.delete, named: Phrase(ko: "계좌 삭제", en: "delete account"),
    words: ["remove an account"], needs: .row)
  /// Ctrl-P offers that of the ledger.
  static let reconcile = ScreenCommand("=", LedgerText.reconcile)

  static let ofLocks = [unlock]
  static let unlock = ScreenCommand(
    "d", LedgerText.unlock, named: Phrase(ko: "계좌 잠금 해제", en: "unlock account"), needs: .row)
}
