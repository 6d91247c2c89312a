import Editing
import Phrases
import RIBs
import TerminalRIBs

/// The sheet in which something is typed.
enum Entry: Riblet {
  /// All that the sheet shows besides what is being typed.
  struct Model: Equatable {
    let title: Phrase
    let note: Phrase?
    private let steps: [Prompt.Step]

    /// The index of the present question.
    private(set) var step = 0
    /// Counts the questions that were asked: each begins with its field as it was at first.
    private(set) var asked = 0
    /// Why the last answer was refused.
    private(set) var refusal: Phrase?
    /// What the answer may mean, of which the user chooses; empty while something is to be typed.
    private(set) var options = Listing<Prompt.Option>()
    /// Whether an answer is being checked.
    var isBusy = false

    init(_ prompt: Prompt) {
      title = prompt.title
      note = prompt.note
      steps = prompt.steps
    }

    var question: Prompt.Step { steps[step] }

    mutating func ask(_ step: Int, refusal: Phrase? = nil) {
      self.step = min(step, steps.count - 1)
      asked += 1
      self.refusal = refusal
      options = Listing()
      isBusy = false
    }

    mutating func ask(whichOf titles: [Phrase]) {
      options = Listing(titles.enumerated().map { Prompt.Option(id: $0, title: $1) })
      isBusy = false
    }

    mutating func apply(_ event: Listing<Prompt.Option>.Event) { options.apply(event) }
  }

  enum Action {
    case enter(Prompt.Answer)
    case options(Listing<Prompt.Option>.Event), choose(Prompt.Option.ID)
    case cancel
    /// Forget secrets that were answered, and ask for them again.
    case eraseSecrets
  }
}

protocol EntryListener: Listener {
  /// All answers were accepted, or the user has cancelled.
  func entryDidClose()
}

/// Builds the sheet in which something is typed.
struct EntryBuilder {
  @MainActor func build(
    _ prompt: Prompt, listener: any EntryListener
  ) -> any ViewableRouting {
    let view = EntryView(Entry.Model(prompt))
    let interactor = EntryInteractor(prompt, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: prompt.segment, restorable: view)
  }
}
