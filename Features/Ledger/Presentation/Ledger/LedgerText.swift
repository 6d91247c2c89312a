import LedgerDomain
import Phrases
import WalletDomain

/// The texts of the ledger and its sheets.
enum LedgerText {
  static let kind = Phrase(ko: "내역", en: "entry")
  static let title = Phrase(ko: "가계부", en: "Ledger")
  static let all = Phrase(ko: "모든 내역", en: "All entries")
  static let found = Phrase(ko: "검색 결과", en: "Search results")
  static let note = Phrase(ko: "메모", en: "note")
  static let member = Phrase(ko: "작성자", en: "Added by")
  static let spending = Phrase(ko: "월별 지출", en: "Expenses by month")
  static let spendingByDay = Phrase(ko: "일별 지출", en: "Expenses by day")
  static let spendingByPayee = Phrase(ko: "거래처별 지출", en: "Expenses by payee")
  static let byDay = Phrase(ko: "일별", en: "by day")
  static let byPayee = Phrase(ko: "거래처별", en: "by payee")
  static let total = Phrase(ko: "합계", en: "Total")
  static let average = Phrase(ko: "평균", en: "Average")
  static let spent = Phrase(ko: "지출", en: "Expense")
  static let received = Phrase(ko: "수입", en: "Income")
  /// What entries come to, in words: as `14건`, `수입 2,850,000원` and `지출 137,000원`.
  static func spokenSums(_ summary: LedgerSummary) -> [Phrase] {
    [entries(summary.count), [received, summary.received.phrase].joined, spent(summary.spent)]
  }

  static let table = Phrase(ko: "표", en: "Table")
  static let chart = Phrase(ko: "차트", en: "Chart")
  static let mark = Phrase(ko: "선택", en: "select")
  static let categorise = Phrase(ko: "분류", en: "category")
  static let search = Phrase(ko: "검색", en: "Search")
  static let searched = Phrase(
    ko: "내용·메모·분류·금액·날짜", en: "Description, note, category, amount or date")
  static let shortSearched = Phrase(ko: "내용·분류·금액·날짜", en: "Description, amount or date")
  static let find = Phrase(ko: "검색", en: "search")
  static let otherView = Phrase(ko: "표/차트", en: "table/chart")
  static let month = Phrase(ko: "한 달만 보기", en: "show one month")
  static let onlyCategory = Phrase(ko: "한 분류만 보기", en: "show one category")
  static let importing = Phrase(ko: "가져오기", en: "import")
  static let exporting = Phrase(ko: "내보내기", en: "export")
  static let unmark = Phrase(ko: "선택 해제", en: "deselect")
  static let unfold = Phrase(ko: "펼치기", en: "unfold")
  static let fold = Phrase(ko: "접기", en: "fold")
  static let filter = Phrase(ko: "이것만 보기", en: "show only this")
  static let entry = Phrase(ko: "자세히", en: "details")
  static let earlier = Phrase(ko: "이전 달", en: "previous month")
  static let later = Phrase(ko: "다음 달", en: "next month")
  static let order = Phrase(ko: "주문 보기", en: "show order")
  static let entryPane = Phrase(ko: "내역 상세", en: "Entry")
  static let entryGone = Phrase(
    ko: "보던 내역이 그사이 목록에서 없어져 닫았습니다.",
    en: "The entry that was open is no longer in the list.")
  static let scrollEntry = Phrase(ko: "상세 넘기기", en: "scroll details")
  static let notSelected = Phrase(ko: "선택한 내역이 없습니다.", en: "No entry selected.")
  static let payeeMonths = Phrase(ko: "거래처 월별 지출", en: "Payee’s expenses by month")
  static let payeeIncome = Phrase(ko: "거래처 월별 수입", en: "Payee’s income by month")
  static let tooManyToSum = Phrase(ko: "내역이 너무 많아 합산하지 않습니다.", en: "Too many entries to add up.")
  static let nothingThere = Phrase(
    ko: "최근 6개월 동안 지출이 없습니다.", en: "No expenses in these six months.")
  static let allRefunded = Phrase(
    ko: "최근 6개월 동안의 지출이 모두 환불되었습니다.",
    en: "All expenses of these six months were refunded.")
  static let emptyNote = Phrase(ko: "비워 두면 메모가 삭제됩니다.", en: "Leave empty to delete the note.")
  static let allCategories = Phrase(ko: "모든 분류", en: "All categories")
  static let allMonths = Phrase(ko: "전체 기간", en: "All months")
  static let present = Phrase(ko: "현재", en: "current")
  static let newEntry = Phrase(ko: "내역 추가", en: "New entry")
  static let skipMessage = Phrase(ko: "이 문자 건너뛰기", en: "Skip this message")
  static let editEntry = Phrase(ko: "내역 편집", en: "Edit entry")
  static let movesNothing = Phrase(
    ko: "결제된 내역이 아닌 문자입니다.", en: "This message is about no payment that was made.")
  static let alreadyThere = Phrase(
    ko: "가계부에 이미 있는 내역으로 보입니다. 저장하면 두 번 계산됩니다.",
    en: "The ledger seems to have this entry already. Saving it would count it twice.")
  static let tooManyMessages = Phrase(
    ko: "붙여 넣은 문자가 너무 많아 아무것도 입력하지 않았습니다. 나누어 붙여 넣어 주세요.",
    en: "There are too many messages to paste at once, so none was taken. Paste fewer.")
  static let walletFixed = Phrase(
    ko: "슈퍼페이 내역은 분류와 메모만 바꿀 수 있습니다.",
    en: "Of SuperPay entries only category and note can be changed.")
  static let lockedFixed = Phrase(
    ko: "잠긴 내역입니다. 날짜, 금액, 계좌는 그대로입니다.",
    en: "This entry is locked: its date, amount and account stay.")
  static let noOffer = Phrase(
    ko: "항상 적용할 변경이 없습니다. 먼저 c를 눌러 분류를 바꿔 주세요.",
    en: "Nothing to always do yet. Press c to change a category first.")
  static let noneChosen = Phrase(
    ko: "선택한 내역이 없습니다. Space를 눌러 막대의 내역을 선택하거나 t를 눌러 표로 가 주세요.",
    en: "No entry selected. Press Space to select those of the bar, or t for the table.")
  static let oneMonthFirst = Phrase(
    ko: "한 달만 볼 때 사용할 수 있습니다. m을 눌러 달을 선택해 주세요.",
    en: "This is for one month. Press m to show one.")
  static let noEarlier = Phrase(ko: "이전 달의 내역이 없습니다.", en: "No entries in earlier months.")
  static let noLater = Phrase(ko: "다음 달의 내역이 없습니다.", en: "No entries in later months.")
  static let always = Phrase(ko: "항상 적용", en: "always do this")
  static let copying = Phrase(ko: "복제", en: "duplicate")
  static let splitting = Phrase(ko: "나누기", en: "split")
  static let joined = Phrase(ko: "다시 합쳤습니다.", en: "Joined again.")
  static let made = Phrase(ko: "연결로 만듦", en: "Made for the link")
  static let stated = Phrase(ko: "은행 기록", en: "Bank’s record")
  static let rest = Phrase(ko: "1번째 금액(나머지)  ", en: "Amount 1 (the rest)  ")
  static let splitHint = Phrase(
    ko: "-를 붙이면 반대로 들어오거나 나간 금액입니다. 2번째부터 모두 비우면 다시 합칩니다.",
    en: "A minus sign reverses an amount. Clear all but the first to rejoin the parts.")
  static let part = Phrase(ko: "나눔", en: "Split")
  static let direction = Phrase(ko: "구분", en: "Type")
  static let unsigned = Phrase(ko: "예: 18,000", en: "e.g. 18,000")
  static let categories = Phrase(ko: "분류 관리", en: "Categories")
  static let rules = Phrase(ko: "분류 규칙", en: "Rules")
  static let imports = Phrase(ko: "가져온 파일", en: "Imported files")
  static let merge = Phrase(ko: "합치기/삭제", en: "merge or delete")
  static let moveUp = Phrase(ko: "위로", en: "move up")
  static let moveDown = Phrase(ko: "아래로", en: "move down")
  static let turn = Phrase(ko: "켜기/끄기", en: "turn on or off")
  static let apply = Phrase(ko: "기존 내역에 적용", en: "Apply to entries")
  static let applyAll = Phrase(ko: "모든 규칙 적용", en: "apply all rules")
  static let showRows = Phrase(ko: "내역 보기", en: "show entries")
  static let takeBack = Phrase(ko: "가져온 내역 삭제", en: "delete import")
  static let noImports = Phrase(
    ko: "가져온 파일이 없습니다. Esc를 누른 뒤 i를 눌러 가져와 주세요.",
    en: "No imported files yet. Press Esc, then i to import one.")
  static let newCategory = Phrase(ko: "분류 추가", en: "New category")
  static let editCategory = Phrase(ko: "분류 편집", en: "Edit category")
  static let newRule = Phrase(ko: "규칙 추가", en: "New rule")
  static let editRule = Phrase(ko: "규칙 편집", en: "Edit rule")
  static let name = Phrase(ko: "이름", en: "Name")
  static let tint = Phrase(ko: "색상", en: "Colour")
  static let payee = Phrase(ko: "내용 일치", en: "Description is")
  static let words = Phrase(ko: "포함하는 단어", en: "Contains")
  static let payeeName = Phrase(ko: "거래처 이름", en: "Payee name")
  static let noteWords = Phrase(ko: "메모에 포함", en: "Note contains")
  static let least = Phrase(ko: "최소 금액", en: "Minimum amount")
  static let most = Phrase(ko: "최대 금액", en: "Maximum amount")
  static let state = Phrase(ko: "상태", en: "Status")
  static let isOn = Phrase(ko: "켬", en: "On")
  static let isOff = Phrase(ko: "끔", en: "Off")
  static let builtIn = Phrase(ko: "기본 제공", en: "Built-in")
  static let saved = Phrase(ko: "저장했습니다.", en: "Saved.")
  static let removed = Phrase(ko: "삭제했습니다.", en: "Deleted.")
  static let choose = Phrase(ko: "선택", en: "choose")
  static let allOfOther = Phrase(
    ko: "모든 규칙을 ‘기타’ 내역에 적용", en: "Apply all rules to entries in Other")
  static let yes = Phrase(ko: "예", en: "Yes")
  static let no = Phrase(ko: "아니요", en: "No")
  static let reconcile = Phrase(ko: "잔액 맞추기", en: "reconcile")
  static let accounts = Phrase(ko: "계좌 관리", en: "accounts")
  static let locks = Phrase(ko: "잠긴 명세서", en: "locked statements")
  static let unlock = Phrase(ko: "잠금 해제", en: "unlock")
  static let onlyAccount = Phrase(ko: "한 계좌만 보기", en: "show one account")
  static let toAccount = Phrase(ko: "다른 계좌로 옮기기", en: "move to account")
  static let moveHere = Phrase(ko: "여기로 옮기기", en: "move entries here")
  static let otherStays = Phrase(
    ko: "‘기타’는 다른 분류와 합치거나 삭제할 수 없습니다.", en: "Other can’t be merged or deleted.")
  static let inOtherOrder = Phrase(
    ko: "정렬이나 검색을 해제한 뒤 옮겨 주세요.", en: "Rows move only without a sort or a search.")
  static let isFirst = Phrase(ko: "더 위로 옮길 수 없습니다.", en: "This can’t be moved further up.")
  static let isLast = Phrase(ko: "더 아래로 옮길 수 없습니다.", en: "This can’t be moved further down.")
  static let builtInStays = Phrase(
    ko: "기본 제공 규칙은 옮기거나 삭제할 수 없습니다. Space를 눌러 끌 수 있습니다.",
    en: "Built-in rules can’t be moved or deleted. Press Space to turn one off.")
  static let loading = Phrase(ko: "내역을 불러오는 중입니다.", en: "Loading entries…")
  static let reading = Phrase(ko: "불러오는 중", en: "Loading")
  static let empty = Phrase(
    ko: "아직 내역이 없습니다. a를 눌러 추가하거나 i를 눌러 은행 파일을 가져와 주세요.",
    en: "No entries yet. Press a to add one, or i to import a bank file.")
  static let nothingSpent = Phrase(
    ko: "지출이 없습니다.", en: "No expenses.")
  static let otherMonths = Phrase(ko: "[와 ]로 다른 달을 볼 수 있습니다.", en: "Press [ or ] for other months.")
  static let shownBefore = Phrase(
    ko: "이전에 불러온 내역입니다. R을 눌러 다시 시도해 주세요.",
    en: "These entries were loaded earlier. Press R to try again.")
  static let lacking = Phrase(ko: "빠진 내역이 있을 수 있습니다.", en: "Entries may be missing.")
  static let added = Phrase(ko: "추가했습니다.", en: "Added.")
}
