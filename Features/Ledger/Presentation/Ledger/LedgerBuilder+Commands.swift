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

  private static let categories = ScreenCommand(
    "C", LedgerText.categories.phrase, words: ["분류", "category"]
  ).opening(ScreenCommand.ofCategories)

  private static let rules = ScreenCommand(
    "r", LedgerText.rules.phrase, words: ["자동 분류", "automatic"]
  ).opening(ScreenCommand.ofRules)

  private static let imports = ScreenCommand("I", LedgerText.imports.phrase, words: ["files"])
    .opening(ScreenCommand.ofImports)

  private static let accounts = ScreenCommand(
    "K", LedgerText.accounts.phrase, words: ["통장", "bank account"]
  ).opening(ScreenCommand.ofAccounts)

  private static let locks = ScreenCommand("L", LedgerText.locks.phrase)
    .opening(ScreenCommand.ofLocks)

  private static let reconciling = ScreenCommand(
    "=", LedgerText.reconcile.phrase,
    words: ["맞추기", "대사", "확인됨", "statement balance", "cleared"]
  ).opening(Reconcile.commands.elsewhere())
}
