import NcursesScreen
import Phrases
import TerminalUI

/// Texts of the launcher.
enum LaunchText {
  /// Says that a locale is not installed.
  static func localeIsMissing(_ name: String) -> Phrase {
    let name = ControlCharacters.escaped(name)
    return Phrase(
      ko: "\(name) 로캘이 없습니다. 설치 방법: galbi doctor",
      en: "Locale \(name) isn’t installed: see galbi doctor.")
  }

  static let quit = Phrase(ko: "종료", en: "quit")
  static let inspector = Phrase(ko: "인스펙터", en: "inspector")
  static let riblets = Phrase(ko: "리블렛", en: "Riblets")
  static let events = Phrase(ko: "이벤트", en: "Events")
  static let inactive = Phrase(ko: "비활성", en: "Inactive")
  static let active = Phrase(ko: "활성", en: "Active")
  static let riblet = Phrase(ko: "상태", en: "State")
  static let segment = Phrase(ko: "세그먼트", en: "Segment")
  static let restorationState = Phrase(ko: "복원 상태", en: "Restoration state")
  static let work = Phrase(ko: "작업", en: "Work")
  static let workers = Phrase(ko: "워커", en: "Workers")
  static let view = Phrase(ko: "화면", en: "View")
  static let hasView = Phrase(ko: "있음", en: "Yes")
  static let mainActor = Phrase(ko: "메인 액터", en: "main actor")
  static let viewless = Phrase(ko: "화면 없음", en: "No view")
  static let unsaved = Phrase(
    ko: "저장하지 않은 내용이 있습니다. 종료하면 사라집니다.",
    en: "You have unsaved changes. If you quit, they are lost.")
  static let giveMouse = Phrase(ko: "마우스 끄기", en: "turn mouse off")
  static let takeMouse = Phrase(ko: "마우스 켜기", en: "turn mouse on")
  static let mouseIsGiven = Phrase(
    ko: "이제 마우스로 텍스트를 선택할 수 있습니다. F9를 누르면 갈비가 다시 마우스를 사용합니다.",
    en: "You can now select text with the mouse. Press F9 to use the mouse in Galbi again.")
  static let readAgain = Phrase(ko: "화면 읽기", en: "read screen")
  static let mouseIsTaken = Phrase(ko: "마우스를 켰습니다.", en: "The mouse is on.")
  /// That the terminal has no known clipboard, and how it selects text itself, which it does not while Galbi
  /// has the mouse.
  static func cannotCopy(hasMouse: Bool) -> Phrase {
    hasMouse
      ? Phrase(
        ko: "이 터미널에서는 복사할 수 없습니다. F9를 누른 뒤 마우스로 선택해 주세요.",
        en: "This terminal can’t copy. Press F9, then select with the mouse.")
      : Phrase(
        ko: "이 터미널에서는 복사할 수 없습니다. 마우스로 선택해 복사해 주세요.",
        en: "This terminal can’t copy. Select the text with the mouse.")
  }
  static let pasteIsStalled = Phrase(
    ko: "붙여넣기가 아직 끝나지 않았습니다. 키는 붙여넣기가 끝난 뒤에 동작하고, Ctrl-C를 누르면 종료합니다.",
    en: "The paste has not ended yet. Keys work again when it has; Ctrl-C quits.")
  static let liveBuilding = Phrase(ko: "빌드하는 중입니다.", en: "Building…")
  static let liveErrors = Phrase(ko: "빌드 오류", en: "build errors")
  static let taskHasEnded = Phrase(ko: "작업이 끝났습니다.", en: "The task has ended.")
  static let fixedData = Phrase(ko: "고정 데이터", en: "fixed data")
  static let linkIsHeld = Phrase(
    ko: "잠겨 있어 링크를 열 수 없습니다. PIN을 입력하면 열립니다.",
    en: "Galbi is locked. The link opens after you enter the PIN.")
  static let outputIsCut = Phrase(
    ko: "출력을 끝까지 쓰지 못했습니다. 디스크 공간을 확인하고 다시 시도해 주세요.",
    en: "The output couldn’t be written completely. Check the disk space and try again.")
  static let changeIsUntold = Phrase(
    ko: "변경은 완료되었지만 출력을 끝까지 쓰지 못했습니다. 다시 실행하지 마세요.",
    en: "The change was made, but the output couldn’t be written completely. Don’t run this again.")
  static let recordingIsCut = Phrase(
    ko: "키를 끝까지 기록하지 못했습니다. 디스크 공간을 확보하고 다른 이름으로 다시 시도해 주세요.",
    en: "The recording couldn’t be written completely. Free up space and use another name.")

  /// That the sources do not compile, and whether they are being built again.
  static func liveFailed(_ count: Int, isBuilding: Bool) -> Phrase {
    Phrase(
      ko: "빌드 오류 \(count)개" + (isBuilding ? " · 다시 빌드하는 중" : " · 이전 빌드로 실행 중"),
      en: (count == 1 ? "1 build error" : "\(count) build errors")
        + (isBuilding ? " · building again" : " · running the last good build"))
  }

  /// That a text was copied, with its beginning, and what the same key copies next; `explains` also what
  /// tmux needs for it.
  static func copied(
    _ text: String, to clipboard: Clipboard, next: String?, explains: Bool, hasMouse: Bool = false
  ) -> Phrase {
    let copied: Phrase
    switch clipboard {
    case .none: return cannotCopy(hasMouse: hasMouse)
    case .terminal: copied = Phrase(ko: "클립보드에 복사했습니다: ", en: "Copied to the clipboard: ")
    case .tmux where !explains: copied = Phrase(ko: "tmux로 보냈습니다: ", en: "Sent to tmux: ")
    case .tmux:
      copied = Phrase(
        ko: "tmux로 보냈습니다. set-clipboard나 allow-passthrough가 on이면 복사됩니다: ",
        en: "Sent to tmux, which copies it if set-clipboard or allow-passthrough is on: ")
    }
    let next = next.map {
      [Phrase(ko: " · 다음: ", en: " · next: "), begin(of: $0)].joined(separator: "")
    }
    return [copied, begin(of: text), next].compactMap(\.self).joined(separator: "")
  }

  /// The beginning of the first line of a text, and how many lines there are.
  private static func begin(of text: String) -> Phrase {
    let lines = text.split(whereSeparator: \.isNewline)
    let first = lines.first.map(String.init) ?? ""
    let begin = first.count > 40 ? first.prefix(39) + "…" : first
    guard lines.count > 1 else { return Phrase(begin) }
    return Phrase(ko: "\(begin) · \(lines.count)줄", en: "\(begin) · \(lines.count) lines")
  }

  /// Says that the screen does not offer a command now, and why: unsaved changes if it has any, or what
  /// stands in the way of this command.
  static func cannotDo(_ command: ScreenCommand, hasUnsaved: Bool) -> Phrase {
    let (korean, english) = (
      command.title.text(.korean), command.title.text(.english).sentenceCased
    )
    guard hasUnsaved else {
      guard let obstacle = command.obstacle else {
        return Phrase(ko: "지금은 사용할 수 없습니다: \(korean)", en: "Not available now: \(english)")
      }
      return Phrase.composed(
        ko: "지금은 사용할 수 없습니다: \(korean). \(obstacle)",
        en: "Not available now: \(english). \(obstacle)")
    }
    return Phrase(
      ko: "저장하지 않은 내용이 있어 실행하지 않았습니다: \(korean). 저장하거나 Esc로 취소해 주세요.",
      en:
        "You have unsaved changes, so “\(english)” was not run. Save them, or press Esc to "
        + "discard them.")
  }

  /// Says which key does a command for a row, once the user has chosen one; nil if it needs none.
  static func howToDo(_ command: ScreenCommand) -> Phrase? {
    let key = command.key.name(.unicode)
    let (korean, english) = (
      command.title.text(.korean), command.title.text(.english).sentenceCased
    )
    let pressed = "\(key)\(KeySentence.particle(like: "을", after: key)) 눌러"
    switch command.need {
    case .nothing: return nil
    case .consent:
      return Phrase(ko: "\(korean): \(pressed) 주세요.", en: "\(english): press \(key).")
    case .row:
      return Phrase(
        ko: "\(korean): 줄을 선택하고 \(pressed) 주세요.",
        en: "\(english): select a row, then press \(key).")
    case .openRow:
      return Phrase(
        ko: "\(korean): 줄을 Enter로 열고 \(pressed) 주세요.",
        en: "\(english): open a row with Enter, then press \(key).")
    }
  }
}
