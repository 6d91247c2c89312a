import Editing
import Phrases
import RIBs
import Secrets
import TerminalUI

/// Something that the user is asked to type: one question after another, and what the answers do.
struct Prompt {
  struct Step: Equatable {
    let label: Phrase
    /// What the field contains at first; nil for a field with a secret.
    var text: String?
    /// What Enter does.
    let submission: Phrase
  }

  enum Answer {
    case text(String)
    case secret(Secret)
    /// Which of the options, counted from 0.
    case option(Int)
  }

  /// One of several things that the answer may mean.
  struct Option: ListRow {
    let id: Int
    let title: Phrase
  }

  enum Reply: Equatable {
    /// Continue with the next question.
    case next
    /// Ask which of these is meant.
    case choose([Phrase])
    /// Why the answer is refused, and the question to continue with.
    case refused(Phrase, step: Int)
    case done
  }

  let title: Phrase
  var note: Phrase?
  /// What a place calls the sheet, in which it keeps the text; nil for one that is asked for again.
  var segment: Segment?
  /// At least one.
  let steps: [Step]
  /// Called after each answer, with all answers so far.
  let answer: @MainActor ([Answer]) async -> Reply
}

extension Prompt {
  /// The same, to which a place comes back; `item` is the line of the profile.
  func kept(for item: ProfileItem) -> Prompt {
    var prompt = self
    prompt.segment = Self.segment(of: item)
    return prompt
  }

  static func segment(of item: ProfileItem) -> Segment { Segment("edit", [.init("of", item.name)]) }

  /// Asks one question.
  init(
    title: Phrase, note: Phrase? = nil, _ label: Phrase, text: String? = nil,
    submission: Phrase = FormText.save,
    answer: @escaping @MainActor ([Answer]) async -> Reply
  ) {
    let step = Step(label: label, text: text, submission: submission)
    self.init(title: title, note: note, steps: [step], answer: answer)
  }
}

extension [Prompt.Answer] {
  var secrets: [Secret] {
    compactMap { if case .secret(let secret) = $0 { secret } else { nil } }
  }

  /// The first answer that is text; empty without one.
  var text: String {
    for case .text(let text) in self { return text }
    return ""
  }

  /// Which option was chosen last; nil if none was asked for.
  var option: Int? {
    for case .option(let index) in reversed() { return index }
    return nil
  }
}
