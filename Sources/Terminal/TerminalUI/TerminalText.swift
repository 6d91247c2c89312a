import Phrases

/// Texts of this module.
enum TerminalText {
  static let complete = Phrase(ko: "자동 완성", en: "complete")
  static let copy = Phrase(ko: "복사", en: "copy")
  static let list = Phrase(ko: "목록", en: "list")
  static let table = Phrase(ko: "표", en: "table")
  static let chart = Phrase(ko: "차트", en: "chart")
  static let marked = Phrase(ko: "선택됨", en: "selected")
  static let total = Phrase(ko: "합계", en: "total")
  static let button = Phrase(ko: "버튼", en: "button")
  static let keypad = Phrase(ko: "숫자 패드", en: "keypad")
  static let press = Phrase(ko: "누르기", en: "press")
  static let erase = Phrase(ko: "지우기", en: "delete")
  static let toggle = Phrase(ko: "스위치", en: "switch")
  static let field = Phrase(ko: "입력란", en: "field")
  static let sheet = Phrase(ko: "창", en: "sheet")
  static let toast = Phrase(ko: "알림", en: "notification")
  static let progress = Phrase(ko: "진행률", en: "progress")
  static let on = Phrase(ko: "켬", en: "on")
  static let off = Phrase(ko: "끔", en: "off")
  static let disabled = Phrase(ko: "사용할 수 없음", en: "unavailable")
  static let empty = Phrase(ko: "비어 있음", en: "empty")
  static let error = Phrase(ko: "오류", en: "error")
  static let working = Phrase(ko: "진행 중", en: "in progress")
  static let move = Phrase(ko: "이동", en: "move")
  static let up = Phrase(ko: "위로", en: "up")
  static let down = Phrase(ko: "아래로", en: "down")
  static let pageUp = Phrase(ko: "한 페이지 위로", en: "page up")
  static let pageDown = Phrase(ko: "한 페이지 아래로", en: "page down")
  static let halfPageUp = Phrase(ko: "반 페이지 위로", en: "half a page up")
  static let halfPageDown = Phrase(ko: "반 페이지 아래로", en: "half a page down")
  static let first = Phrase(ko: "처음", en: "first")
  static let last = Phrase(ko: "끝", en: "last")
  static let submit = Phrase(ko: "확인", en: "confirm")
  static let change = Phrase(ko: "전환", en: "toggle")
  static let left = Phrase(ko: "왼쪽 글자", en: "previous character")
  static let right = Phrase(ko: "오른쪽 글자", en: "next character")
  static let newLine = Phrase(ko: "줄바꿈", en: "new line")
  static let lineStart = Phrase(ko: "줄 처음", en: "start of line")
  static let lineEnd = Phrase(ko: "줄 끝", en: "end of line")
  static let eraseBefore = Phrase(ko: "앞 글자 지우기", en: "delete backward")
  static let eraseAfter = Phrase(ko: "뒤 글자 지우기", en: "delete forward")
  static let eraseWord = Phrase(ko: "단어 지우기", en: "delete word")
  static let eraseToStart = Phrase(ko: "줄 처음까지 지우기", en: "delete to start of line")
  static let eraseToEnd = Phrase(ko: "줄 끝까지 지우기", en: "delete to end of line")
  static let wordLeft = Phrase(ko: "앞 단어", en: "previous word")
  static let wordRight = Phrase(ko: "뒤 단어", en: "next word")
  static let eraseWordBefore = Phrase(ko: "앞 단어 지우기", en: "delete previous word")
  static let eraseWordAfter = Phrase(ko: "뒤 단어 지우기", en: "delete next word")
  static let select = Phrase(ko: "글자 선택", en: "select text")
  static let undo = Phrase(ko: "입력 되돌리기", en: "undo typing")
  static let help = Phrase(ko: "도움말", en: "help")
  static let keys = Phrase(ko: "키", en: "keys")
  static let commands = Phrase(ko: "전체 검색", en: "search all")
  static let command = Phrase(ko: "명령", en: "command")
  static let place = Phrase(ko: "화면", en: "screen")
  static let thisScreen = Phrase(ko: "이 화면", en: "This screen")
  static let everywhere = Phrase(ko: "모든 화면", en: "All screens")
  static let control = Phrase(ko: "선택한 항목", en: "selected item")
  static let run = Phrase(ko: "실행", en: "run")
  static let search = Phrase(
    ko: "화면, 명령, 사람, 내역 검색", en: "Search screens, commands, people, entries")
  static let searchCommands = Phrase(ko: "명령 검색", en: "Search commands")
  static let nextFindings = Phrase(ko: "다음 결과 보기", en: "Show next results")
  static let nothingFound = Phrase(
    ko: "검색 결과가 없습니다. 다른 단어로 검색해 주세요.", en: "No results. Try another word.")
  static let doIt = Phrase(ko: "실행", en: "run")
  static let goTo = Phrase(ko: "이동", en: "go to")
  static let previousField = Phrase(ko: "이전 항목", en: "previous field")
  static let previousButton = Phrase(ko: "이전 버튼", en: "previous button")
  static let tab = Phrase(ko: "탭", en: "tab")
  static let nextCell = Phrase(ko: "다음 항목", en: "next")
  static let previousCell = Phrase(ko: "이전 항목", en: "previous")
  static let grid = Phrase(ko: "그리드", en: "grid")
  static let nextBar = Phrase(ko: "오른쪽 막대", en: "next bar")
  static let previousBar = Phrase(ko: "왼쪽 막대", en: "previous bar")
  static let lastBar = Phrase(ko: "마지막 막대", en: "last bar")
  static let wholeRow = Phrase(ko: "전체 행", en: "whole row")
  static let map = Phrase(ko: "지도", en: "map")
  static let zoom = Phrase(ko: "확대·축소", en: "zoom")
  static let zoomIn = Phrase(ko: "확대", en: "zoom in")
  static let zoomOut = Phrase(ko: "축소", en: "zoom out")
  static let showAll = ListText.showAll
  static let westward = Phrase(ko: "왼쪽으로", en: "left")
  static let eastward = Phrase(ko: "오른쪽으로", en: "right")
  static let nextMark = Phrase(ko: "다음 표시", en: "next marker")
  static let previousMark = Phrase(ko: "이전 표시", en: "previous marker")
  static let matches = Phrase(ko: "결과 이동", en: "next match")
  static let nextMatch = Phrase(ko: "다음 결과", en: "next match")
  static let previousMatch = Phrase(ko: "이전 결과", en: "previous match")

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
