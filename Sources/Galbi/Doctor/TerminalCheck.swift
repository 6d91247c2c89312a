import Launch
import Phrases

/// Checks whether a screen can be shown.
struct TerminalCheck {
  let terminal: TerminalState

  private static let subject = Phrase(ko: "터미널", en: "terminal")

  var finding: Finding {
    switch terminal {
    case .none:
      .note(
        Self.subject,
        Phrase(
          ko: "터미널이 아닙니다. --plain과 --headless만 됩니다.",
          en: "This is not a terminal; --plain and --headless work."))
    case .unknown(let name):
      .broken(
        Self.subject,
        Phrase(
          ko: "터미널 종류 ‘\(name)’을(를) 모릅니다. TERM을 고치거나 --plain을 쓰세요.",
          en: "The terminal type ‘\(name)’ is unknown; mend TERM, or use --plain."))
    case .known(let name, let colors, let isUnicode):
      finding(
        korean: "\(name), \(colors > 0 ? "\(colors)색" : "색 없음")",
        english: "\(name), \(colors > 0 ? "\(colors) colours" : "no colours")", isUnicode)
    }
  }

  private func finding(korean: String, english: String, _ isUnicode: Bool) -> Finding {
    guard isUnicode else {
      return .note(
        Self.subject,
        Phrase(
          ko: "\(korean). LANG이 UTF-8이 아니라서 선은 ASCII로 그립니다.",
          en: "\(english). LANG is not UTF-8, so lines are drawn in ASCII."))
    }
    return .fine(Self.subject, Phrase(ko: "\(korean), UTF-8", en: "\(english), UTF-8"))
  }
}
