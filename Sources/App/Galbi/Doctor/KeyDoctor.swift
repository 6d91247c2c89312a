import Launch
import Phrases
import TerminalUI

/// Runs `galbi doctor keys`: says of each key what arrives, what Galbi makes of it, and who usually takes
/// it before.
@MainActor
struct KeyDoctor {
  let launcher: Launcher

  /// Returns the exit status after Ctrl-C, or that of a wrong command where there is no terminal.
  func run() async throws(UsageError) -> Int32 {
    do throws(UsageError) {
      _ = try launcher.terminalInfo()
    } catch {
      guard case .noTerminal = error else { throw error }
      launcher.printError(Self.needsTerminal.text(launcher.language))
      return 2
    }
    print(
      Phrase(ko: "키를 눌러 주세요. Ctrl-C를 누르면 끝납니다.", en: "Press keys; Ctrl-C ends.")
        .text(launcher.language))
    try await launcher.watchKeys(
      onBytes: { [self] in
        print(Self.shown($0))
        guard let silent = launcher.silentRead($0) else { return }
        print(Self.meaning(of: silent).text(launcher.language), indent: Self.indent)
      },
      onInput: { [self] in
        print(Self.meaning(of: $0).text(launcher.language), indent: Self.indent)
      })
    return 0
  }

  private static let needsTerminal = Phrase(
    ko: "doctor keys는 터미널에서만 사용할 수 있습니다.", en: "doctor keys needs a terminal.")

  /// The columns before what a key means, and before what goes on in a further line.
  private static let indent = 2

  private func print(_ text: String, indent: Int = 0) {
    launcher.printLine(Self.lines(of: text, indent: indent, columns: launcher.outputColumns))
  }

  /// The text behind so many columns, broken where it would leave the terminal; all but its first line begin
  /// further to the right.
  static func lines(of text: String, indent: Int, columns: Int?) -> String {
    let first = String(repeating: " ", count: indent)
    guard let columns else { return first + text }
    let inner = indent + Self.indent
    let room = max(columns - inner, 1)
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
      .flatMap { pieces(of: $0, columns: room) }
    return first
      + LaunchHelp.lines(of: words, columns: room)
      .joined(separator: "\n" + String(repeating: " ", count: inner))
  }

  /// A word in pieces of at most so many columns.
  private static func pieces(of word: Substring, columns: Int) -> [String] {
    var (pieces, used) = ([""], 0)
    for character in word {
      let width = TextWidth.columns(of: String(character))
      if used + width > columns, used > 0 {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += width
    }
    return pieces
  }

  /// Bytes in hexadecimal digits, and what of them is text.
  static func shown(_ bytes: [UInt8]) -> String {
    let most = 64
    let digits = bytes.prefix(most).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let text = ControlCharacters.escaped(String(decoding: bytes.prefix(most), as: UTF8.self))
    return digits.joined(separator: " ") + (bytes.count > most ? " …" : "") + "  " + text
  }

  static func meaning(of input: Input) -> Phrase {
    switch input {
    case .key(let key):
      // A syllable of an input method is the keys of its jamo.
      let keys = key.strokes.map { $0.latin ?? $0 }
      let name = ControlCharacters.escaped(key.name())
      let letters = keys == [key] ? "" : " = " + keys.map { $0.name() }.joined(separator: " ")
      return said(
        name + letters, isUsed: keys.allSatisfy(Key.inUse.contains), taker: taker(of: key))
    case .paste(let text):
      return Phrase(ko: "붙여넣기, \(text.count)자", en: "a paste of \(text.count) characters")
    case .mouse, .resize: return Phrase(ko: "마우스", en: "the mouse")
    }
  }

  private static func said(_ name: String, isUsed: Bool, taker: Phrase?) -> Phrase {
    Phrase(
      ko: "\(name): " + (isUsed ? "갈비에서 사용하는 키" : "갈비에서 사용하지 않는 키")
        + (taker.map { ". 보통 먼저 가져가는 프로그램: \($0.text(.korean))" } ?? ""),
      en: "\(name): " + (isUsed ? "used by Galbi" : "not used by Galbi")
        + (taker.map { ". Usually taken before by \($0.text(.english))" } ?? ""))
  }

  /// What is said of bytes that are no input.
  static func meaning(of read: SilentRead) -> Phrase {
    switch read {
    case .suspension:
      Phrase(
        ko: "Ctrl-Z: 갈비를 잠시 멈추고 셸로 돌아갑니다. fg를 입력하면 이어집니다.",
        en: "Ctrl-Z: suspends Galbi and returns to the shell; fg goes on.")
    case .control(" "):
      said(
        "Ctrl-Space", isUsed: false,
        taker: Phrase(ko: "입력기의 한/영 전환", en: "input methods, to change the language"))
    case .control(let letter):
      said(
        "Ctrl-\(letter)", isUsed: false,
        taker: letter == "\\"
          ? Phrase(ko: "터미널(프로그램 종료)", en: "the terminal, to end programs") : nil)
    case .focus(true):
      Phrase(
        ko: "창 선택 신호: 갈비는 알림을 보내지 않습니다.",
        en: "The window has the focus: Galbi sends no notifications.")
    case .focus(false):
      Phrase(
        ko: "창 선택 해제 신호: 갈비는 작업이 끝나면 알림을 보냅니다.",
        en: "The window has lost the focus: Galbi notifies when a task ends.")
    case .size(let size):
      Phrase(
        ko: "창 크기 신호, \(size.columns)×\(size.rows): 갈비는 화면을 다시 그립니다.",
        en: "The window has \(size.columns)×\(size.rows) cells: Galbi draws it again.")
    case .answer:
      Phrase(
        ko: "터미널의 응답: 키가 아니며, 갈비가 터미널의 기능을 알아내는 데 사용합니다.",
        en: "An answer of the terminal: no key; it tells Galbi what the terminal can do.")
    case .invalid:
      Phrase(
        ko: "UTF-8 글자가 아닌 바이트: 아무 일도 하지 않습니다.",
        en: "Bytes that are not UTF-8: nothing happens.")
    case .unknown:
      Phrase(
        ko: "갈비가 모르는 키 또는 신호: 아무 일도 하지 않습니다.",
        en: "A key or report that Galbi does not know: nothing happens.")
    }
  }

  /// Who takes a key before a program gets it, where it does not arrive; nil for most.
  static func taker(of key: Key) -> Phrase? {
    switch key {
    case .control("b"): Phrase(ko: "tmux", en: "tmux")
    case .control("a"): Phrase(ko: "GNU screen", en: "GNU screen")
    case .control("s"), .control("q"):
      Phrase(ko: "터미널의 흐름 제어", en: "the terminal’s flow control")
    case .controlLeft, .controlRight:
      Phrase(ko: "macOS의 Mission Control", en: "Mission Control of macOS")
    case .alt(let letter) where letter.isNumber:
      Phrase(ko: "GNOME 터미널의 탭", en: "the tabs of GNOME Terminal")
    case .alt(" "), .altLeft, .altRight: Phrase(ko: "창 관리자", en: "the window manager")
    case .pageUp, .pageDown, .shift(.home), .shift(.end):
      Phrase(ko: "Shift와 함께 누르면 터미널의 스크롤", en: "the terminal’s scrolling, with Shift")
    case .function(1), .function(10), .function(11):
      Phrase(ko: "터미널의 도움말, 메뉴, 전체 화면", en: "the terminal’s help, menu and full screen")
    case .function(12): Phrase(ko: "드롭다운 터미널", en: "drop-down terminals")
    default: nil
    }
  }
}
