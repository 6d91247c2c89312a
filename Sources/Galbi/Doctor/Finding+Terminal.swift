import Launch
import NcursesScreen
import Phrases

extension Finding {
  /// Whether a screen can be shown.
  @MainActor
  static func terminal(_ launcher: Launcher) -> Finding {
    do throws(UsageError) {
      let info = try launcher.terminalInfo()
      let korean = "\(info.name), \(info.colors > 0 ? "\(info.colors)색" : "색 없음")"
      let english = "\(info.name), \(info.colors > 0 ? "\(info.colors) colours" : "no colours")"
      guard info.isUnicode else {
        let reason = info.whyASCII
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

extension TerminalInfo {
  /// Why lines are drawn in ASCII, and what to do about it.
  fileprivate var whyASCII: Phrase {
    guard let missingLocale else {
      return Phrase(
        ko: "\(localeVariable) 값이 UTF-8이 아니라서 선은 ASCII로 그립니다.",
        en: "\(localeVariable) is not UTF-8, so lines are drawn in ASCII.")
    }
    var commands = ["export \(localeVariable)=C.UTF-8"]
    let parts = missingLocale.split(separator: ".", maxSplits: 1)
    // A name with other characters is not put into a command.
    if parts.count == 2, ["utf-8", "utf8"].contains(parts[1].lowercased()),
      parts[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_") })
    {
      commands.insert("sudo localedef -i \(parts[0]) -f UTF-8 \(parts[0]).UTF-8", at: 0)
    }
    let (korean, english) = (
      commands.joined(separator: " 또는 "), commands.joined(separator: ", or ")
    )
    return Phrase(
      ko: "설치되지 않은 로캘입니다(\(localeVariable)=\(missingLocale)). 선은 ASCII로 그립니다. 실행할 명령: \(korean)",
      en:
        "The locale \(missingLocale) of \(localeVariable) is not installed, so lines are drawn in "
        + "ASCII; run \(english).")
  }
}
