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
          .note, ko: "터미널이 아닙니다. --plain과 --headless만 됩니다.",
          en: "This is not a terminal; --plain and --headless work.")
      }
      return Finding(
        .broken, ko: "터미널 종류 ‘\(name)’을(를) 모릅니다. TERM을 고치거나 --plain을 쓰세요.",
        en: "The terminal type ‘\(name)’ is unknown; mend TERM, or use --plain.")
    }
  }
}
