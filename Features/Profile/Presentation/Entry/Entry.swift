import Phrases
import Secrets

/// Something to be typed: one question after another, and what is made of the answers.
struct Entry {
  struct Step {
    let label: Phrase
    let kind: Kind
    /// What Enter does.
    var submission = EntryText.save.phrase
  }

  enum Kind {
    /// With what stands in the field before.
    case text(String)
    case secret
  }

  enum Answer {
    case text(String)
    case secret(Secret)
  }

  enum Reply: Equatable {
    /// The next question, please.
    case next
    /// Why it is not taken, and with which question to go on.
    case refused(Phrase, step: Int)
    case done
  }

  let title: Phrase
  var note: Phrase?
  /// At least one.
  let steps: [Step]
  /// Called with all answers so far whenever there is one more.
  let answer: @MainActor ([Answer]) async -> Reply
}

extension [Entry.Answer] {
  var secrets: [Secret] {
    compactMap { if case .secret(let secret) = $0 { secret } else { nil } }
  }

  /// The first of them that is text; empty if there is none.
  var text: String {
    for case .text(let text) in self { return text }
    return ""
  }
}
