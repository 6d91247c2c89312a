import Phrases

/// The result of one check of the doctor.
struct Finding {
  enum State {
    case fine
    /// Worth knowing, but not a fault.
    case note
    case broken

    var phrase: Phrase {
      switch self {
      case .fine: Phrase(ko: "좋음", en: "fine")
      case .note: Phrase(ko: "알림", en: "note")
      case .broken: Phrase(ko: "고장", en: "broken")
      }
    }
  }

  let state: State
  let subject: Phrase
  let text: Phrase

  static func fine(_ subject: Phrase, _ text: Phrase) -> Finding {
    Finding(state: .fine, subject: subject, text: text)
  }

  static func note(_ subject: Phrase, _ text: Phrase) -> Finding {
    Finding(state: .note, subject: subject, text: text)
  }

  static func broken(_ subject: Phrase, _ text: Phrase) -> Finding {
    Finding(state: .broken, subject: subject, text: text)
  }
}
