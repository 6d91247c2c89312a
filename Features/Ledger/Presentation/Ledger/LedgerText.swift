import LedgerDomain
import Phrases

/// The texts of the ledger and its sheets.
enum LedgerText: TextTable {
  case title, all, found, note, spending, total, spent, received
  case table, chart, mark, categorise, add, search, sort, otherView, month, onlyCategory,
    importing, exporting, delete, retry, clear, unmark, toList, filter, entry, earlier, later
  case order
  case glance, notSelected, listed, emptyNote
  case allCategories, allMonths, present
  case newEntry, direction, faulty, unsigned
  case loading, reading, failed, empty, nothingMatches, nothingSpent,
    otherMonths, shownBefore, added

  var phrase: Phrase {
    switch self {
    case .title: Phrase(ko: "내역", en: "Ledger")
    case .all: Phrase(ko: "모든 내역", en: "All entries")
    case .found: Phrase(ko: "찾은 내역", en: "Entries found")
    case .note: Phrase(ko: "메모", en: "note")
    case .spending: Phrase(ko: "월별 지출", en: "spending by month")
    case .total: Phrase(ko: "합계", en: "total")
    case .spent: Phrase(ko: "쓴 돈", en: "spent")
    case .received: Phrase(ko: "받은 돈", en: "received")
    case .table: Phrase(ko: "표", en: "table")
    case .chart: Phrase(ko: "그림", en: "chart")
    case .mark: Phrase(ko: "고르기", en: "mark")
    case .categorise: Phrase(ko: "분류", en: "categorise")
    case .add: Phrase(ko: "적기", en: "add")
    case .search: Phrase(ko: "찾기", en: "find")
    case .sort: Phrase(ko: "순서", en: "sort")
    case .otherView: Phrase(ko: "표/그림", en: "table/chart")
    case .month: Phrase(ko: "한 달만", en: "one month")
    case .onlyCategory: Phrase(ko: "한 분류만", en: "one category")
    case .importing: Phrase(ko: "가져오기", en: "import")
    case .exporting: Phrase(ko: "내보내기", en: "export")
    case .delete: Phrase(ko: "지우기", en: "delete")
    case .retry: Phrase(ko: "다시 읽기", en: "read again")
    case .clear: Phrase(ko: "모두 보기", en: "show all")
    case .unmark: Phrase(ko: "풀기", en: "unmark")
    case .toList: Phrase(ko: "표로", en: "to the table")
    case .filter: Phrase(ko: "이것만 보기", en: "show only this")
    case .entry: Phrase(ko: "자세히", en: "details")
    case .earlier: Phrase(ko: "이전 달", en: "a month earlier")
    case .later: Phrase(ko: "다음 달", en: "a month later")
    case .order: Phrase(ko: "주문 보기", en: "order")
    case .glance: Phrase(ko: "내역 하나", en: "Entry")
    case .notSelected: Phrase(ko: "고른 내역이 없습니다.", en: "No entry is selected.")
    case .listed: Phrase(ko: "표의 내역", en: "in the table")
    case .emptyNote: Phrase(ko: "비우면 메모를 지웁니다.", en: "An empty one takes the note away.")
    case .allCategories: Phrase(ko: "모든 분류", en: "all categories")
    case .allMonths: Phrase(ko: "모든 달", en: "all months")
    case .present: Phrase(ko: "지금", en: "now")
    case .newEntry: Phrase(ko: "내역 적기", en: "New entry")
    case .direction: Phrase(ko: "방향", en: "way")
    case .faulty:
      Phrase(
        ko: "아직 저장하지 않았습니다. 잘못된 칸을 고치세요.", en: "Not saved yet; mend what is wrong.")
    case .unsigned: Phrase(ko: "예: 18,000", en: "such as 18,000")
    case .loading: Phrase(ko: "내역을 불러오는 중입니다.", en: "Loading the ledger.")
    case .reading: Phrase(ko: "읽는 중", en: "reading")
    case .failed: Phrase(ko: "R로 다시 읽어 보세요.", en: "Press R to read again.")
    case .empty:
      Phrase(
        ko: "아직 내역이 없습니다. a로 적거나 i로 은행 파일을 가져오세요.",
        en: "There is no entry yet; write one with a, or import a bank's file with i.")
    case .nothingMatches:
      Phrase(
        ko: "맞는 내역이 없습니다. Esc로 모두 보세요.", en: "No entry fits; show all with Esc.")
    case .nothingSpent:
      Phrase(ko: "쓴 돈이 없습니다. a로 적으세요.", en: "nothing was spent. Write an entry with a.")
    case .otherMonths:
      Phrase(ko: "[와 ]로 다른 달을 보세요.", en: "See other months with [ and ].")
    case .shownBefore:
      Phrase(
        ko: "앞서 읽은 내역을 보여 드립니다. R로 다시 읽으세요.",
        en: "Entries that were read before are shown; R reads again.")
    case .added: Phrase(ko: "적었습니다. u로 되돌립니다.", en: "Added; u takes it back.")
    }
  }
}
