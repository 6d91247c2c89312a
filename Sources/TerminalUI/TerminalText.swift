import Phrases

/// Texts of this module.
enum TerminalText: TextTable {
  case list, table, chart, marked, total, button, keypad, press, erase, toggle, field, sheet, toast,
    progress, on, off, disabled, empty, error,
    working, move, up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last, open,
    submit, change, left, right, lineStart, lineEnd, eraseBefore, eraseAfter, eraseWord,
    eraseToStart, eraseToEnd, help, close, keys, commands, command, place, thisScreen, everywhere,
    control, run, search, nothingFound, doIt, goTo,
    previousField, tab, nextBar, previousBar, lastBar, wholeRow, nextCell, previousCell, grid, map,
    zoom,
    zoomIn, zoomOut, showAll, westward, eastward, nextMark, previousMark, matches, nextMatch,
    previousMatch, copy

  var phrase: Phrase {
    switch self {
    case .copy: Phrase(ko: "복사", en: "copy")
    case .list: Phrase(ko: "목록", en: "list")
    case .table: Phrase(ko: "표", en: "table")
    case .chart: Phrase(ko: "차트", en: "chart")
    case .marked: Phrase(ko: "고름", en: "marked")
    case .total: Phrase(ko: "합계", en: "total")
    case .button: Phrase(ko: "단추", en: "button")
    case .keypad: Phrase(ko: "숫자판", en: "keypad")
    case .press: Phrase(ko: "누르기", en: "press")
    case .erase: Phrase(ko: "지우기", en: "erase")
    case .toggle: Phrase(ko: "스위치", en: "switch")
    case .field: Phrase(ko: "입력칸", en: "field")
    case .sheet: Phrase(ko: "창", en: "sheet")
    case .toast: Phrase(ko: "알림", en: "notice")
    case .progress: Phrase(ko: "진행", en: "progress")
    case .on: Phrase(ko: "켬", en: "on")
    case .off: Phrase(ko: "끔", en: "off")
    case .disabled: Phrase(ko: "쓸 수 없음", en: "unavailable")
    case .empty: Phrase(ko: "비어 있음", en: "empty")
    case .error: Phrase(ko: "오류", en: "error")
    case .working: Phrase(ko: "하는 중", en: "working")
    case .move: Phrase(ko: "이동", en: "move")
    case .up: Phrase(ko: "위로", en: "up")
    case .down: Phrase(ko: "아래로", en: "down")
    case .pageUp: Phrase(ko: "한 쪽 위로", en: "page up")
    case .pageDown: Phrase(ko: "한 쪽 아래로", en: "page down")
    case .halfPageUp: Phrase(ko: "반 쪽 위로", en: "half a page up")
    case .halfPageDown: Phrase(ko: "반 쪽 아래로", en: "half a page down")
    case .first: Phrase(ko: "처음", en: "first")
    case .last: Phrase(ko: "끝", en: "last")
    case .open: Phrase(ko: "열기", en: "open")
    case .submit: Phrase(ko: "확인", en: "confirm")
    case .change: Phrase(ko: "바꾸기", en: "switch")
    case .left: Phrase(ko: "왼쪽 글자", en: "previous character")
    case .right: Phrase(ko: "오른쪽 글자", en: "next character")
    case .lineStart: Phrase(ko: "줄 처음", en: "start of line")
    case .lineEnd: Phrase(ko: "줄 끝", en: "end of line")
    case .eraseBefore: Phrase(ko: "앞 글자 지우기", en: "erase before the caret")
    case .eraseAfter: Phrase(ko: "뒤 글자 지우기", en: "erase after the caret")
    case .eraseWord: Phrase(ko: "낱말 지우기", en: "erase the word")
    case .eraseToStart: Phrase(ko: "처음까지 지우기", en: "erase to the start")
    case .eraseToEnd: Phrase(ko: "끝까지 지우기", en: "erase to the end")
    case .help: Phrase(ko: "도움말", en: "help")
    case .close: Phrase(ko: "닫기", en: "close")
    case .keys: Phrase(ko: "글쇠", en: "keys")
    case .commands: Phrase(ko: "명령", en: "commands")
    case .command: Phrase(ko: "명령", en: "command")
    case .place: Phrase(ko: "화면", en: "screen")
    case .thisScreen: Phrase(ko: "이 화면", en: "This screen")
    case .everywhere: Phrase(ko: "어디서나", en: "Everywhere")
    case .control: Phrase(ko: "선택한 항목", en: "selected item")
    case .run: Phrase(ko: "실행", en: "run")
    case .search:
      Phrase(
        ko: "화면, 명령, 설정, 사람, 내역 찾기", en: "find screens, commands, settings, people, entries")
    case .nothingFound:
      Phrase(ko: "찾은 것이 없습니다. 글자를 줄여 보세요.", en: "Nothing found; try fewer letters.")
    case .doIt: Phrase(ko: "실행", en: "do it")
    case .goTo: Phrase(ko: "가기", en: "go to")
    case .previousField: Phrase(ko: "이전 칸", en: "previous field")
    case .tab: Phrase(ko: "탭", en: "tab")
    case .nextCell: Phrase(ko: "다음 칸", en: "next")
    case .previousCell: Phrase(ko: "이전 칸", en: "previous")
    case .grid: Phrase(ko: "격자", en: "grid")
    case .nextBar: Phrase(ko: "오른쪽 칸", en: "bar to the right")
    case .previousBar: Phrase(ko: "왼쪽 칸", en: "bar to the left")
    case .lastBar: Phrase(ko: "마지막 칸", en: "last bar")
    case .wholeRow: Phrase(ko: "줄 전체", en: "whole row")
    case .map: Phrase(ko: "지도", en: "map")
    case .zoom: Phrase(ko: "확대·축소", en: "zoom")
    case .zoomIn: Phrase(ko: "확대", en: "zoom in")
    case .zoomOut: Phrase(ko: "축소", en: "zoom out")
    case .showAll: Phrase(ko: "전체 보기", en: "show everything")
    case .westward: Phrase(ko: "왼쪽으로", en: "to the left")
    case .eastward: Phrase(ko: "오른쪽으로", en: "to the right")
    case .nextMark: Phrase(ko: "다음 표시", en: "next mark")
    case .previousMark: Phrase(ko: "이전 표시", en: "previous mark")
    case .matches: Phrase(ko: "다음·이전 결과", en: "next, previous match")
    case .nextMatch: Phrase(ko: "다음 결과", en: "next match")
    case .previousMatch: Phrase(ko: "이전 결과", en: "previous match")
    }
  }

  /// Follows the start of a long list in words.
  static func more(_ count: Int) -> Phrase {
    Phrase(ko: "그 밖에 \(count.grouped)개", en: "and \(count.grouped) more")
  }

  static func tooSmall(_ least: Size) -> Phrase {
    Phrase(
      ko: "창이 너무 작습니다 (\(least.columns)×\(least.rows))",
      en: "The window is too small (\(least.columns)×\(least.rows))")
  }
}
