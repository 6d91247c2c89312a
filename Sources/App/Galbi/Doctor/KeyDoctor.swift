import Launch
import Phrases
import TerminalUI

/// Runs `galbi doctor keys`: says of each key what arrives, what Galbi makes of it, and who usually takes
/// it before.
@MainActor
struct KeyDoctor {
  let launcher: Launcher

  /// Returns the exit status after Ctrl-C.
  func run() async throws(UsageError) -> Int32 {
    _ = try launcher.terminalInfo()
    launcher.printLine(
      Phrase(ko: "키를 눌러 보세요. Ctrl-C를 누르면 끝납니다.", en: "Press keys; Ctrl-C ends.")
        .text(launcher.language))
    try await launcher.watchKeys(
      onBytes: { [launcher] in launcher.printLine(Self.shown($0)) },
      onInput: { [launcher] in
        launcher.printLine("  " + Self.meaning(of: $0).text(launcher.language))
      })
    return 0
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
      let taker = taker(of: key)
      let isUsed = Key.inUse.contains(key)
      let name = ControlCharacters.escaped(key.name())
      return Phrase(
        ko: "\(name): " + (isUsed ? "갈비에서 사용하는 키" : "갈비에서 사용하지 않는 키")
          + (taker.map { ". 보통 먼저 가져가는 프로그램: \($0.text(.korean))" } ?? ""),
        en: "\(name): " + (isUsed ? "used by Galbi" : "not used by Galbi")
          + (taker.map { ". Usually taken before by \($0.text(.english))" } ?? ""))
    case .paste(let text):
      return Phrase(ko: "붙여넣기, \(text.count)자", en: "a paste of \(text.count) characters")
    case .mouse, .resize: return Phrase(ko: "마우스", en: "the mouse")
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
