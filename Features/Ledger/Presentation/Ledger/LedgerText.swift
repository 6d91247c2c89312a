import LedgerDomain
import Phrases

/// The texts of the ledger and its sheets.
enum LedgerText: TextTable {
  case kind, title, all, found, note, member, spending, spendingByDay, spendingByPayee, byDay,
    byPayee,
    total, spent, received
  case table, chart, mark, categorise, search, searched, shortSearched, find, otherView, month,
    onlyCategory,
    importing, exporting, unmark, toList, filter, unfold, fold, entry, earlier, later
  case order
  case entryPane, entryGone, notSelected, listed, emptyNote, payeeMonths, payeeIncome, tooManyToSum,
    nothingThere
  case allCategories, allMonths, present
  case newEntry, skipMessage, editEntry, walletFixed, lockedFixed, movesNothing, tooManyMessages,
    always,
    copying,
    splitting, joined,
    made,
    stated, part,
    rest, splitHint
  case direction, faulty, unsigned
  case categories, rules, imports, merge, moveUp, moveDown, turn, apply, applyAll,
    showRows, takeBack, noImports, newCategory, editCategory, newRule, editRule, name, tint, payee,
    words, noteWords, payeeName, least, most, state, isOn, isOff, builtIn, saved, removed, choose,
    allOfOther,
    yes, no
  case reconcile, accounts, locks, unlock, onlyAccount, toAccount, move
  case loading, reading, empty, nothingSpent,
    otherMonths, shownBefore, added

  var phrase: Phrase {
    switch self {
    case .kind: Phrase(ko: "내역", en: "entry")
    case .title: Phrase(ko: "가계부", en: "Ledger")
    case .all: Phrase(ko: "모든 내역", en: "All entries")
    case .found: Phrase(ko: "검색 결과", en: "Search results")
    case .note: Phrase(ko: "메모", en: "note")
    case .member: Phrase(ko: "작성자", en: "Added by")
    case .spending: Phrase(ko: "월별 지출", en: "Expenses by month")
    case .spendingByDay: Phrase(ko: "일별 지출", en: "Expenses by day")
    case .spendingByPayee: Phrase(ko: "거래처별 지출", en: "Expenses by payee")
    case .byDay: Phrase(ko: "일별", en: "by day")
    case .byPayee: Phrase(ko: "거래처별", en: "by payee")
    case .total: Phrase(ko: "합계", en: "Total")
    case .spent: Phrase(ko: "지출", en: "Expense")
    case .received: Phrase(ko: "수입", en: "Income")
    case .table: Phrase(ko: "표", en: "Table")
    case .chart: Phrase(ko: "차트", en: "Chart")
    case .mark: Phrase(ko: "선택", en: "select")
    case .categorise: Phrase(ko: "분류", en: "category")
    case .search: Phrase(ko: "검색", en: "Search")
    case .searched:
      Phrase(ko: "내용·메모·분류·금액·날짜", en: "Description, note, category, amount or date")
    case .shortSearched: Phrase(ko: "내용·분류·금액·날짜", en: "Description, amount or date")
    case .find: Phrase(ko: "검색", en: "search")
    case .otherView: Phrase(ko: "표/차트", en: "table/chart")
    case .month: Phrase(ko: "한 달만 보기", en: "show one month")
    case .onlyCategory: Phrase(ko: "한 분류만 보기", en: "show one category")
    case .importing: Phrase(ko: "가져오기", en: "import")
    case .exporting: Phrase(ko: "내보내기", en: "export")
    case .unmark: Phrase(ko: "선택 해제", en: "deselect")
    case .toList: Phrase(ko: "표로 이동", en: "go to table")
    case .unfold: Phrase(ko: "펼치기", en: "unfold")
    case .fold: Phrase(ko: "접기", en: "fold")
    case .filter: Phrase(ko: "이것만 보기", en: "show only this")
    case .entry: Phrase(ko: "자세히", en: "details")
    case .earlier: Phrase(ko: "이전 달", en: "previous month")
    case .later: Phrase(ko: "다음 달", en: "next month")
    case .order: Phrase(ko: "주문 보기", en: "show order")
    case .entryPane: Phrase(ko: "내역 상세", en: "Entry")
    case .entryGone:
      Phrase(
        ko: "보던 내역이 그사이 목록에서 없어져 닫았습니다.",
        en: "The entry that was open is no longer in the list.")
    case .notSelected: Phrase(ko: "선택한 내역이 없습니다.", en: "No entry selected.")
    case .listed: Phrase(ko: "표의 내역", en: "In the table")
    case .payeeMonths: Phrase(ko: "거래처 월별 지출", en: "Payee’s expenses by month")
    case .payeeIncome: Phrase(ko: "거래처 월별 수입", en: "Payee’s income by month")
    case .tooManyToSum:
      Phrase(ko: "내역이 너무 많아 합산하지 않습니다.", en: "Too many entries to add up.")
    case .nothingThere:
      Phrase(ko: "최근 6개월 동안 지출이 없습니다.", en: "No expenses in these six months.")
    case .emptyNote: Phrase(ko: "비워 두면 메모가 삭제됩니다.", en: "Leave empty to delete the note.")
    case .allCategories: Phrase(ko: "모든 분류", en: "All categories")
    case .allMonths: Phrase(ko: "전체 기간", en: "All months")
    case .present: Phrase(ko: "현재", en: "current")
    case .newEntry: Phrase(ko: "내역 추가", en: "New entry")
    case .skipMessage: Phrase(ko: "이 문자 건너뛰기", en: "Skip this message")
    case .editEntry: Phrase(ko: "내역 편집", en: "Edit entry")
    case .movesNothing:
      Phrase(ko: "결제된 내역이 아닌 문자입니다.", en: "This message is about no payment that was made.")
    case .tooManyMessages:
      Phrase(
        ko: "붙여 넣은 문자가 너무 많아 아무것도 입력하지 않았습니다. 나누어 붙여 넣어 주세요.",
        en: "There are too many messages to paste at once, so none was taken. Paste fewer.")
    case .walletFixed:
      Phrase(
        ko: "슈퍼페이 내역은 분류와 메모만 바꿀 수 있습니다.",
        en: "Of SuperPay entries only category and note can be changed.")
    case .lockedFixed:
      Phrase(
        ko: "잠긴 내역입니다. 날짜, 금액, 계좌는 그대로입니다.",
        en: "This entry is locked: its date, amount and account stay.")
    case .always: Phrase(ko: "항상 적용", en: "always do this")
    case .copying: Phrase(ko: "복제", en: "duplicate")
    case .splitting: Phrase(ko: "나누기", en: "split")
    case .joined: Phrase(ko: "다시 합쳤습니다.", en: "Joined again.")
    case .made: Phrase(ko: "연결로 만듦", en: "Made for the link")
    case .stated: Phrase(ko: "은행 기록", en: "Bank’s record")
    case .rest: Phrase(ko: "1번째 금액(나머지)  ", en: "Amount 1 (the rest)  ")
    case .splitHint:
      Phrase(
        ko: "-를 붙이면 반대로 들어오거나 나간 금액입니다. 2번째부터 모두 비우면 다시 합칩니다.",
        en: "A minus turns an amount round. Empty all but the first to join them again.")
    case .part: Phrase(ko: "나눔", en: "Split")
    case .direction: Phrase(ko: "구분", en: "Type")
    case .faulty: Phrase(ko: "표시된 항목을 확인해 주세요.", en: "Check the marked fields.")
    case .unsigned: Phrase(ko: "예: 18,000", en: "e.g. 18,000")
    case .categories: Phrase(ko: "분류 관리", en: "Categories")
    case .rules: Phrase(ko: "분류 규칙", en: "Rules")
    case .imports: Phrase(ko: "가져온 파일", en: "Imported files")
    case .merge: Phrase(ko: "합치기/삭제", en: "merge or delete")
    case .moveUp: Phrase(ko: "위로", en: "move up")
    case .moveDown: Phrase(ko: "아래로", en: "move down")
    case .turn: Phrase(ko: "켜기/끄기", en: "turn on or off")
    case .apply: Phrase(ko: "기존 내역에 적용", en: "Apply to entries")
    case .applyAll: Phrase(ko: "모든 규칙 적용", en: "apply all rules")
    case .showRows: Phrase(ko: "내역 보기", en: "show entries")
    case .takeBack: Phrase(ko: "가져온 내역 삭제", en: "delete import")
    case .noImports:
      Phrase(
        ko: "가져온 파일이 없습니다. Esc를 누른 뒤 i를 눌러 가져와 주세요.",
        en: "No imported files yet. Press Esc, then i to import one.")
    case .newCategory: Phrase(ko: "분류 추가", en: "New category")
    case .editCategory: Phrase(ko: "분류 편집", en: "Edit category")
    case .newRule: Phrase(ko: "규칙 추가", en: "New rule")
    case .editRule: Phrase(ko: "규칙 편집", en: "Edit rule")
    case .name: Phrase(ko: "이름", en: "Name")
    case .tint: Phrase(ko: "색상", en: "Colour")
    case .payee: Phrase(ko: "내용 일치", en: "Description is")
    case .words: Phrase(ko: "포함하는 단어", en: "Contains")
    case .payeeName: Phrase(ko: "거래처 이름", en: "Payee name")
    case .noteWords: Phrase(ko: "메모에 포함", en: "Note contains")
    case .least: Phrase(ko: "최소 금액", en: "Minimum amount")
    case .most: Phrase(ko: "최대 금액", en: "Maximum amount")
    case .state: Phrase(ko: "상태", en: "Status")
    case .isOn: Phrase(ko: "켬", en: "On")
    case .isOff: Phrase(ko: "끔", en: "Off")
    case .builtIn: Phrase(ko: "기본 제공", en: "Built-in")
    case .saved: Phrase(ko: "저장했습니다.", en: "Saved.")
    case .removed: Phrase(ko: "삭제했습니다.", en: "Deleted.")
    case .choose: Phrase(ko: "선택", en: "choose")
    case .allOfOther:
      Phrase(ko: "모든 규칙을 ‘기타’ 내역에 적용", en: "Apply all rules to entries in Other")
    case .yes: Phrase(ko: "예", en: "Yes")
    case .no: Phrase(ko: "아니요", en: "No")
    case .reconcile: Phrase(ko: "잔액 맞추기", en: "reconcile")
    case .accounts: Phrase(ko: "계좌 관리", en: "accounts")
    case .locks: Phrase(ko: "잠긴 명세서", en: "locked statements")
    case .unlock: Phrase(ko: "잠금 해제", en: "unlock")
    case .onlyAccount: Phrase(ko: "한 계좌만 보기", en: "show one account")
    case .toAccount: Phrase(ko: "다른 계좌로 옮기기", en: "move to account")
    case .move: Phrase(ko: "옮기기", en: "move")
    case .loading: Phrase(ko: "내역을 불러오는 중입니다.", en: "Loading entries…")
    case .reading: Phrase(ko: "불러오는 중", en: "Loading")
    case .empty:
      Phrase(
        ko: "아직 내역이 없습니다. a를 눌러 추가하거나 i를 눌러 은행 파일을 가져와 주세요.",
        en: "No entries yet. Press a to add one, or i to import a bank file.")
    case .nothingSpent:
      Phrase(ko: "지출이 없습니다. a를 눌러 추가해 주세요.", en: "No expenses. Press a to add one.")
    case .otherMonths:
      Phrase(ko: "[와 ]로 다른 달을 볼 수 있습니다.", en: "Press [ or ] for other months.")
    case .shownBefore:
      Phrase(
        ko: "이전에 불러온 내역입니다. R을 눌러 다시 시도해 주세요.",
        en: "These entries were loaded earlier. Press R to try again.")
    case .added: Phrase(ko: "추가했습니다.", en: "Added.")
    }
  }
}
