import Editing
import Phrases
import TerminalRIBs
public import TerminalUI

/// The commands of the ledger that Ctrl-P finds, and those of the lists that it opens.
extension LedgerBuilder {
  public static let commands =
    ofScreen + categories + rules + imports + accounts + locks + reconciling + ofEntry

  private static let ofScreen: [ScreenCommand] = [
    ScreenCommand("a", LedgerText.add.phrase, words: ["내역 추가", "add entry", "new entry"]),
    ScreenCommand("i", LedgerText.importing.phrase, words: ["불러오기", "load", "bank statement"]),
    ScreenCommand("x", LedgerText.exporting.phrase, words: ["저장", "save", "CSV"]),
    ScreenCommand("/", LedgerText.find.phrase, words: ["찾기", "find"]),
    ScreenCommand("m", LedgerText.month.phrase, words: ["기간", "period"]),
    ScreenCommand("f", LedgerText.onlyCategory.phrase),
    ScreenCommand("v", LedgerText.onlyAccount.phrase),
    ScreenCommand("[", LedgerText.earlier.phrase), ScreenCommand("]", LedgerText.later.phrase),
    .sort,
    ScreenCommand("t", LedgerText.otherView.phrase, words: ["차트", "그래프", "chart", "graph"]),
    ScreenCommand("b", BudgetText.title.phrase),
    ScreenCommand("u", EditingText.undo.phrase, words: ["실행 취소", "revert"]),
    ScreenCommand("U", EditingText.redo.phrase, words: ["되살리기", "repeat"]),
  ]

  private static let ofEntry: [ScreenCommand] = [
    ScreenCommand(.enter, LedgerText.entry.phrase, words: ["내역 상세", "show"], needs: .row),
    ScreenCommand(" ", LedgerText.mark.phrase, words: ["mark"], needs: .row),
    ScreenCommand("M", LedgerText.toAccount.phrase, needs: .row),
    ScreenCommand("c", LedgerText.categorise.phrase, words: ["분류", "category"], needs: .row),
    ScreenCommand("n", LedgerText.note.phrase, words: ["적기", "memo", "comment"], needs: .row),
    ScreenCommand("d", LedgerText.delete.phrase, words: ["제거", "remove"], needs: .row),
    ScreenCommand("o", LedgerText.order.phrase, needs: .row),
  ]

  private static let moves = [
    ScreenCommand("[", LedgerText.moveUp.phrase, needs: .row),
    ScreenCommand("]", LedgerText.moveDown.phrase, needs: .row),
  ]

  private static let categories = ScreenCommand(
    "C", LedgerText.categories.phrase, words: ["분류", "category"]
  ).opening(
    [
      ScreenCommand(
        "a", LedgerText.add.phrase, words: ["분류 추가", "new category", "add a category"]),
      ScreenCommand(
        .enter, LedgerText.edit.phrase,
        words: ["분류 이름 변경", "분류 색상", "rename a category", "colour", "color"], needs: .row),
      ScreenCommand(
        "d", LedgerText.merge.phrase, words: ["분류 삭제", "remove a category"], needs: .row),
    ] + moves)

  private static let rules = ScreenCommand(
    "r", LedgerText.rules.phrase, words: ["자동 분류", "automatic"]
  ).opening(
    [
      ScreenCommand("a", LedgerText.add.phrase, words: ["규칙 추가", "new rule", "add a rule"]),
      ScreenCommand("P", LedgerText.applyAll.phrase),
      ScreenCommand(.enter, LedgerText.edit.phrase, words: ["규칙 편집", "edit a rule"], needs: .row),
      ScreenCommand(" ", LedgerText.turn.phrase, words: ["규칙", "rule"], needs: .row),
      ScreenCommand("p", LedgerText.apply.phrase, words: ["규칙 적용", "apply a rule"], needs: .row),
      ScreenCommand("d", LedgerText.remove.phrase, words: ["규칙 삭제", "remove a rule"], needs: .row),
    ] + moves)

  private static let imports = ScreenCommand(
    "I", LedgerText.imports.phrase, words: ["files"]
  ).opening([
    ScreenCommand(.enter, LedgerText.showRows.phrase, words: ["import"], needs: .row),
    ScreenCommand("d", LedgerText.takeBack.phrase, words: ["take back"], needs: .row),
  ])

  private static let accounts = ScreenCommand(
    "K", LedgerText.accounts.phrase, words: ["통장", "bank account"]
  ).opening([
    ScreenCommand("a", LedgerText.add.phrase, words: ["계좌 추가", "new account", "add an account"]),
    ScreenCommand(
      .enter, LedgerText.edit.phrase, words: ["계좌 편집", "시작 잔액", "opening balance"], needs: .row),
    ScreenCommand(
      "d", LedgerText.remove.phrase, words: ["계좌 삭제", "remove an account"], needs: .row),
  ])

  private static let locks = ScreenCommand("L", LedgerText.locks.phrase).opening([
    ScreenCommand("d", LedgerText.unlock.phrase, needs: .row)
  ])

  private static let reconciling = ScreenCommand(
    "=", LedgerText.reconcile.phrase,
    words: ["맞추기", "대사", "확인됨", "statement balance", "cleared"]
  ).opening(Reconcile.commands.elsewhere())
}
