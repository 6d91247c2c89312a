import Launch
import Phrases

extension Finding {
  /// Whether a screen can be shown.
  @MainActor
  static func terminal(_ launcher: Launcher) -> Finding {
    do throws(UsageError) {
      let (name, colors, reason) = try launcher.terminalInfo()
      let korean = "\(name), \(colors > 0 ? "\(colors)색" : "색 없음")"
      let english = "\(name), \(colors > 0 ? "\(colors) colours" : "no colours")"
      if let reason {
        return Finding(
          .note, ko: "\(korean). \(reason.text(.korean))",
          en: "\(english). \(reason.text(.english))")
      }
      return Finding(.fine, ko: "\(korean), UTF-8", en: "\(english), UTF-8")
    } catch {
      guard case .unknownTerminal(let name) = error else {
        return Finding(
          .note, ko: "터미널이 아닙니다. --plain과 --headless만 사용할 수 있습니다.",
          en: "Not a terminal. Only --plain and --headless work.")
      }
      return Finding(
        .broken, ko: "알 수 없는 터미널입니다: \(name). TERM을 확인하거나 --plain을 사용해 주세요.",
        en: "The terminal type “\(name)” is unknown. Check TERM, or use --plain.")
    }
  }
}
