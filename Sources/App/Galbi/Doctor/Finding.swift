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
      case .fine: Phrase(ko: "정상", en: "OK")
      case .note: Phrase(ko: "알림", en: "note")
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
