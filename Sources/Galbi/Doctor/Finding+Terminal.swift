import Launch

extension Finding {
  /// Whether a screen can be shown.
  @MainActor
  static func terminal(_ launcher: Launcher) -> Finding {
    do throws(UsageError) {
      let (name, colors, isUnicode) = try launcher.terminalInfo()
      let korean = "\(name), \(colors > 0 ? "\(colors)색" : "색 없음")"
      let english = "\(name), \(colors > 0 ? "\(colors) colours" : "no colours")"
      guard isUnicode else {
        return Finding(
          .note, ko: "\(korean). LANG이 UTF-8이 아니라서 선은 ASCII로 그립니다.",
          en: "\(english). LANG is not UTF-8, so lines are drawn in ASCII.")
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
