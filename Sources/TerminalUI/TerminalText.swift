import ResourceKit

/// What the terminal layer itself says.
enum TerminalText {
  static let list = Phrase(ko: "목록", en: "list")
  static let button = Phrase(ko: "단추", en: "button")
  static let toggle = Phrase(ko: "스위치", en: "switch")
  static let field = Phrase(ko: "입력칸", en: "field")
  static let sheet = Phrase(ko: "창", en: "sheet")
  static let toast = Phrase(ko: "알림", en: "notice")
  static let progress = Phrase(ko: "진행", en: "progress")
  static let on = Phrase(ko: "켬", en: "on")
  static let off = Phrase(ko: "끔", en: "off")
  static let disabled = Phrase(ko: "쓸 수 없음", en: "unavailable")
  static let empty = Phrase(ko: "비어 있음", en: "empty")
  static let error = Phrase(ko: "오류", en: "error")
  static let working = Phrase(ko: "하는 중", en: "working")

  static let move = Phrase(ko: "이동", en: "move")
  static let up = Phrase(ko: "위로", en: "up")
  static let down = Phrase(ko: "아래로", en: "down")
  static let pageUp = Phrase(ko: "한 쪽 위로", en: "page up")
  static let pageDown = Phrase(ko: "한 쪽 아래로", en: "page down")
  static let halfPageUp = Phrase(ko: "반 쪽 위로", en: "half a page up")
  static let halfPageDown = Phrase(ko: "반 쪽 아래로", en: "half a page down")
  static let first = Phrase(ko: "처음", en: "first")
  static let last = Phrase(ko: "끝", en: "last")
  static let open = Phrase(ko: "열기", en: "open")
  static let submit = Phrase(ko: "확인", en: "confirm")
  static let change = Phrase(ko: "바꾸기", en: "switch")

  static let left = Phrase(ko: "왼쪽 글자", en: "previous character")
  static let right = Phrase(ko: "오른쪽 글자", en: "next character")
  static let lineStart = Phrase(ko: "줄 처음", en: "start of line")
  static let lineEnd = Phrase(ko: "줄 끝", en: "end of line")
  static let eraseBefore = Phrase(ko: "앞 글자 지우기", en: "erase before the caret")
  static let eraseAfter = Phrase(ko: "뒤 글자 지우기", en: "erase after the caret")
  static let eraseWord = Phrase(ko: "낱말 지우기", en: "erase the word")
  static let eraseToStart = Phrase(ko: "처음까지 지우기", en: "erase to the start")
  static let eraseToEnd = Phrase(ko: "끝까지 지우기", en: "erase to the end")

  static let help = Phrase(ko: "도움말", en: "help")
  static let back = Phrase(ko: "뒤로", en: "back")
  static let close = Phrase(ko: "닫기", en: "close")
  static let keys = Phrase(ko: "글쇠", en: "keys")

  static func tooSmall(_ least: Size) -> Phrase {
    Phrase(
      ko: "창이 너무 작습니다 (\(least.columns)×\(least.rows))",
      en: "The window is too small (\(least.columns)×\(least.rows))")
  }
}
