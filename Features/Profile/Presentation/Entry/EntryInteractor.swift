import Phrases
import RIBs
import Secrets

protocol EntryPresentable: LegacyPresentable {
  var listener: (any EntryPresentableListener)? { get set }
  func show(_ model: EntryViewModel)
}

/// Asks one question after another, and goes back to where an answer is not taken.
final class EntryInteractor: Interactor, EntryPresentableListener {
  private weak let listener: (any EntryListener)?
  private let presenter: any EntryPresentable
  private let entry: Entry
  private var model: EntryViewModel
  private var answers: [Entry.Answer] = []
  /// What was typed before it was asked for, as when a slow line brings several lines at once.
  private var ahead: [Entry.Answer] = []

  init(_ entry: Entry, presenter: any EntryPresentable, listener: any EntryListener) {
    self.entry = entry
    self.presenter = presenter
    self.listener = listener
    model = EntryViewModel(entry)
    super.init()
    presenter.listener = self
  }

  func didEnter(_ text: String) { take(.text(text)) }

  func didEnter(_ secret: Secret) { take(.secret(secret)) }

  func didPressEscape() { listener?.entryDidClose() }

  private func take(_ answer: Entry.Answer) {
    guard !model.isBusy else { return ahead.append(answer) }
    answers.append(answer)
    show { $0.isBusy = true }
    request("take what was typed") { [self] in
      let reply = await entry.answer(answers)
      guard !Task.isCancelled else { return }
      didReceive(reply)
    }
  }

  private func didReceive(_ reply: Entry.Reply) {
    switch reply {
    case .done: listener?.entryDidFinish()
    case .next:
      ask(model.step + 1, nil)
      if !ahead.isEmpty { take(ahead.removeFirst()) }
    case .refused(let reason, let step):
      ahead = []
      ask(step, reason)
    }
  }

  private func ask(_ step: Int, _ refusal: Phrase?) {
    answers.removeSubrange(min(step, answers.count)...)
    show { model in
      model.step = min(step, model.count - 1)
      model.asked += 1
      model.refusal = refusal
      model.isBusy = false
    }
  }

  private func show(_ change: (inout EntryViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
