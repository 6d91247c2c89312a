import Phrases

/// Texts of this module.
enum TerminalText: TextTable {
  case list, table, chart, marked, total, button, keypad, press, erase, toggle, field, sheet, toast,
    progress, on, off, disabled, empty, error,
    working, move, up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last,
    submit, change, left, right, newLine, lineStart, lineEnd, eraseBefore, eraseAfter, eraseWord,
    eraseToStart, eraseToEnd, help, keys, commands, command, place, thisScreen, everywhere,
    control, run, search, nothingFound, more, doIt, goTo,
    previousField, tab, nextBar, previousBar, lastBar, wholeRow, nextCell, previousCell, grid, map,
    zoom,
    zoomIn, zoomOut, showAll, westward, eastward, nextMark, previousMark, matches, nextMatch,
    previousMatch, copy, complete, wordLeft, wordRight, eraseWordBefore, eraseWordAfter, select,
    undo

  var phrase: Phrase {
    switch self {
    case .complete: Phrase(ko: "자동 완성", en: "complete")
    case .copy: Phrase(ko: "복사", en: "copy")
    case .list: Phrase(ko: "목록", en: "list")
    case .table: Phrase(ko: "표", en: "table")
    case .chart: Phrase(ko: "차트", en: "chart")
    case .marked: Phrase(ko: "선택됨", en: "selected")
    case .total: Phrase(ko: "합계", en: "total")
    case .button: Phrase(ko: "버튼", en: "button")
    case .keypad: Phrase(ko: "숫자 패드", en: "keypad")
    case .press: Phrase(ko: "누르기", en: "press")
    case .erase: Phrase(ko: "지우기", en: "delete")
    case .toggle: Phrase(ko: "스위치", en: "switch")
    case .field: Phrase(ko: "입력란", en: "field")
    case .sheet: Phrase(ko: "창", en: "sheet")
    case .toast: Phrase(ko: "알림", en: "notification")
    case .progress: Phrase(ko: "진행률", en: "progress")
    case .on: Phrase(ko: "켬", en: "on")
    case .off: Phrase(ko: "끔", en: "off")
    case .disabled: Phrase(ko: "사용할 수 없음", en: "unavailable")
    case .empty: Phrase(ko: "비어 있음", en: "empty")
    case .error: Phrase(ko: "오류", en: "error")
    case .working: Phrase(ko: "진행 중", en: "in progress")
    case .move: Phrase(ko: "이동", en: "move")
    case .up: Phrase(ko: "위로", en: "up")
    case .down: Phrase(ko: "아래로", en: "down")
    case .pageUp: Phrase(ko: "한 페이지 위로", en: "page up")
    case .pageDown: Phrase(ko: "한 페이지 아래로", en: "page down")
    case .halfPageUp: Phrase(ko: "반 페이지 위로", en: "half a page up")
    case .halfPageDown: Phrase(ko: "반 페이지 아래로", en: "half a page down")
    case .first: Phrase(ko: "처음", en: "first")
    case .last: Phrase(ko: "끝", en: "last")
    case .submit: Phrase(ko: "확인", en: "confirm")
    case .change: Phrase(ko: "전환", en: "toggle")
    case .left: Phrase(ko: "왼쪽 글자", en: "previous character")
    case .right: Phrase(ko: "오른쪽 글자", en: "next character")
    case .newLine: Phrase(ko: "줄바꿈", en: "new line")
    case .lineStart: Phrase(ko: "줄 처음", en: "start of line")
    case .lineEnd: Phrase(ko: "줄 끝", en: "end of line")
    case .eraseBefore: Phrase(ko: "앞 글자 지우기", en: "delete backward")
    case .eraseAfter: Phrase(ko: "뒤 글자 지우기", en: "delete forward")
    case .eraseWord: Phrase(ko: "단어 지우기", en: "delete word")
    case .eraseToStart: Phrase(ko: "줄 처음까지 지우기", en: "delete to start of line")
    case .eraseToEnd: Phrase(ko: "줄 끝까지 지우기", en: "delete to end of line")
    case .wordLeft: Phrase(ko: "앞 단어", en: "previous word")
    case .wordRight: Phrase(ko: "뒤 단어", en: "next word")
    case .eraseWordBefore: Phrase(ko: "앞 단어 지우기", en: "delete previous word")
    case .eraseWordAfter: Phrase(ko: "뒤 단어 지우기", en: "delete next word")
    case .select: Phrase(ko: "글자 선택", en: "select text")
    case .undo: Phrase(ko: "입력 되돌리기", en: "undo typing")
    case .help: Phrase(ko: "도움말", en: "help")
    case .keys: Phrase(ko: "키", en: "keys")
    case .commands: Phrase(ko: "전체 검색", en: "search all")
    case .command: Phrase(ko: "명령", en: "command")
    case .place: Phrase(ko: "화면", en: "screen")
    case .thisScreen: Phrase(ko: "이 화면", en: "This screen")
    case .everywhere: Phrase(ko: "모든 화면", en: "All screens")
    case .control: Phrase(ko: "선택한 항목", en: "selected item")
    case .run: Phrase(ko: "실행", en: "run")
    case .search:
      Phrase(
        ko: "화면, 명령, 사람, 내역 검색", en: "Search screens, commands, people, entries")
    case .more: Phrase(ko: "더 보기", en: "Show more")
    case .nothingFound:
      Phrase(ko: "검색 결과가 없습니다. 다른 단어로 검색해 보세요.", en: "No results. Try another word.")
    case .doIt: Phrase(ko: "실행", en: "run")
    case .goTo: Phrase(ko: "이동", en: "go to")
    case .previousField: Phrase(ko: "이전 항목", en: "previous field")
    case .tab: Phrase(ko: "탭", en: "tab")
    case .nextCell: Phrase(ko: "다음 항목", en: "next")
    case .previousCell: Phrase(ko: "이전 항목", en: "previous")
    case .grid: Phrase(ko: "그리드", en: "grid")
    case .nextBar: Phrase(ko: "오른쪽 막대", en: "next bar")
    case .previousBar: Phrase(ko: "왼쪽 막대", en: "previous bar")
    case .lastBar: Phrase(ko: "마지막 막대", en: "last bar")
    case .wholeRow: Phrase(ko: "전체 행", en: "whole row")
    case .map: Phrase(ko: "지도", en: "map")
    case .zoom: Phrase(ko: "확대·축소", en: "zoom")
    case .zoomIn: Phrase(ko: "확대", en: "zoom in")
    case .zoomOut: Phrase(ko: "축소", en: "zoom out")
    case .showAll: ListText.showAll.phrase
    case .westward: Phrase(ko: "왼쪽으로", en: "left")
    case .eastward: Phrase(ko: "오른쪽으로", en: "right")
    case .nextMark: Phrase(ko: "다음 표시", en: "next marker")
    case .previousMark: Phrase(ko: "이전 표시", en: "previous marker")
    case .matches: Phrase(ko: "결과 이동", en: "next match")
    case .nextMatch: Phrase(ko: "다음 결과", en: "next match")
    case .previousMatch: Phrase(ko: "이전 결과", en: "previous match")
    }
  }

  /// Follows the start of a long list in words.
  static func more(_ count: Int) -> Phrase {
    Phrase(ko: "외 \(count.grouped)개", en: "and \(count.grouped) more")
  }

  /// What a field says that takes no more.
  static func limit(_ count: Int) -> Phrase {
    Phrase(
      ko: "\(count.grouped)자까지 입력할 수 있습니다.", en: "Use at most \(count.grouped) characters.")
  }

  static func tooSmall(_ least: Size) -> Phrase {
    Phrase(
      ko: "창을 키워 주세요 (\(least.columns)×\(least.rows))",
      en: "Make the window larger (\(least.columns)×\(least.rows))")
  }
}
