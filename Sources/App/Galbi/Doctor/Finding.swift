import Launch
import Phrases
import SettingsDomain

/// The result of one check of the doctor.
struct Finding {
  enum State {
    case fine
    /// Worth knowing, but not a fault.
    case note
    case broken

    var phrase: Phrase {
      switch self {
      case .fine: Phrase(ko: "정상", en: "OK")
      case .note: Phrase(ko: "참고", en: "note")
      case .broken: Phrase(ko: "오류", en: "error")
      }
    }
  }

  let state: State
  let text: Phrase

  init(_ state: State, _ text: Phrase) {
    self.state = state
    self.text = text
  }

  init(_ state: State, ko: String, en: String) { self.init(state, Phrase(ko: ko, en: en)) }

  /// The path of what works.
  static func fine(_ path: String) -> Finding { Finding(.fine, ko: path, en: path) }
}

extension Finding {
  /// Whether a screen can be shown.
  @MainActor
  static func terminal(_ launcher: Launcher) -> Finding {
    do throws(UsageError) {
      let settings = launcher.settings(of: launcher.settingsContents).settings
      let (name, count, notes) = try launcher.terminalInfo(Appearance.depths[settings[.colors]])
      let colors =
        switch count {
        case 0: Phrase(ko: "색 없음", en: "no colours")
        case ...256: Phrase(ko: "\(count)색", en: "\(count) colours")
        default: Phrase(ko: "트루컬러", en: "true colour")
        }
      let (korean, english) = (
        "\(name), \(colors.text(.korean))", "\(name), \(colors.text(.english))"
      )
      if !notes.isEmpty {
        func sentences(_ language: Language) -> String {
          notes.map { $0.text(language) }.joined(separator: " ")
        }
        return Finding(
          .note, ko: "\(korean). \(sentences(.korean))", en: "\(english). \(sentences(.english))")
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
