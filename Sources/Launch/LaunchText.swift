import NcursesScreen
import Phrases
import TerminalUI

/// Texts of the launcher.
enum LaunchText: TextTable {
  case quit, fixedData, unsaved, giveMouse, takeMouse, mouseIsGiven, mouseIsTaken, linkIsHeld
  case cannotCopy, taskHasEnded, outputIsCut, recordingIsCut, inspector, riblets, events, inactive,
    viewless, close

  var phrase: Phrase {
    switch self {
    case .quit: Phrase(ko: "끝내기", en: "quit")
    case .close: Phrase(ko: "닫기", en: "close")
    case .inspector: Phrase(ko: "검사기", en: "inspector")
    case .riblets: Phrase(ko: "리블렛", en: "riblets")
    case .events: Phrase(ko: "일어난 일", en: "events")
    case .inactive: Phrase(ko: "쉼", en: "inactive")
    case .viewless: Phrase(ko: "화면 없음", en: "viewless")
    case .unsaved:
      Phrase(
        ko: "저장하지 않은 것이 있습니다. 끝내면 잃습니다.",
        en: "Something is not saved yet, and would be lost.")
    case .giveMouse: Phrase(ko: "마우스 놓기", en: "free the mouse")
    case .takeMouse: Phrase(ko: "마우스 쓰기", en: "use the mouse")
    case .mouseIsGiven:
      Phrase(
        ko: "이제 마우스로 글을 고를 수 있습니다. F9로 다시 씁니다.",
        en: "The mouse selects text now; F9 takes it back.")
    case .mouseIsTaken:
      Phrase(ko: "마우스를 다시 씁니다.", en: "The mouse is in use again.")
    case .cannotCopy:
      Phrase(
        ko: "이 터미널로는 복사할 수 없습니다. 마우스로 선택해 복사해 주세요.",
        en: "This terminal cannot copy. Select the text with the mouse.")
    case .taskHasEnded: Phrase(ko: "작업이 끝났습니다.", en: "The task has ended.")
    case .fixedData: Phrase(ko: "고정 자료", en: "fixed data")
    case .linkIsHeld:
      Phrase(
        ko: "잠겨 있어 링크를 열지 않았습니다. PIN을 입력한 뒤에 열립니다.",
        en: "It is locked, so the link was not opened; it opens after the PIN.")
    case .outputIsCut:
      Phrase(
        ko: "출력을 다 쓰지 못했습니다. 디스크에 자리가 있는지 보고 다시 해 보세요.",
        en: "What was printed could not be written whole; make room on the disk and try again.")
    case .recordingIsCut:
      Phrase(
        ko: "글쇠를 다 기록하지 못했습니다. 디스크에 자리를 만들고 다른 이름으로 다시 하세요.",
        en: "The recording could not be written whole; make room on the disk and use another name.")
    }
  }

  /// That a text was copied, with its beginning, and what the same key copies next.
  static func copied(_ text: String, to clipboard: Clipboard, next: String?) -> Phrase {
    let text = begin(of: text)
    let (korean, english) =
      next.map { (" · 다음: \(begin(of: $0))", " · next: \(begin(of: $0))") } ?? ("", "")
    switch clipboard {
    case .none: return cannotCopy.phrase
    case .terminal:
      return Phrase(
        ko: "클립보드로 보냈습니다: \(text)\(korean)", en: "Sent to the clipboard: \(text)\(english)")
    case .tmux:
      return Phrase(
        ko: "tmux로 보냈습니다. set-clipboard나 allow-passthrough가 on이면 복사됩니다: \(text)\(korean)",
        en: "Sent to tmux, which copies it if set-clipboard or allow-passthrough is on: "
          + "\(text)\(english)")
    }
  }

  private static func begin(of text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }

  /// Says that the screen does not offer a command now.
  static func cannotDo(_ command: ScreenCommand) -> Phrase {
    Phrase(
      ko: "지금은 할 수 없습니다: \(command.title.text(.korean))",
      en: "Not possible now: \(command.title.text(.english))")
  }

  /// Says which key does a command for a row, once the user has chosen one.
  static func howToDo(_ command: ScreenCommand) -> Phrase {
    let key = command.key.name(.unicode)
    return Phrase(
      ko: "줄을 선택하고 \(key) 키를 눌러 주세요: \(command.title.text(.korean))",
      en: "Select a row, then press \(key): \(command.title.text(.english))")
  }
}
