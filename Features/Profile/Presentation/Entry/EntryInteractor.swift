import RIBs

/// Asks one question after another, and goes back to the question whose answer is refused.
final class EntryInteractor: PresentableInteractor<Entry> {
  private weak let listener: (any EntryListener)?
  private let answer: @MainActor ([Prompt.Answer]) async -> Prompt.Reply
  private var answers: [Prompt.Answer] = []
  /// Answers that were typed before their questions were asked, as over a slow line.
  private var ahead: [Prompt.Answer] = []

  init(
    _ prompt: Prompt, on presenter: any Presentable<Entry>, listener: any EntryListener
  ) {
    answer = prompt.answer
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .enter(let answer): receive(answer)
    case .options(let event): model.apply(event)
    case .choose(let option): receive(.option(option))
    case .cancel: listener?.entryDidClose()
    case .eraseSecrets:
      guard !(answers + ahead).secrets.isEmpty else { return }
      (answers, ahead) = ([], [])
      if !model.isBusy { model.ask(0) }
    }
  }

  private func receive(_ newAnswer: Prompt.Answer) {
    guard !model.isBusy else { return ahead.append(newAnswer) }
    answers.append(newAnswer)
    model.isBusy = true
    request("take what was typed") { [self] in
      let reply = await answer(answers)
      guard !Task.isCancelled else { return }
      didReply(reply)
    }
  }

  private func didReply(_ reply: Prompt.Reply) {
    switch reply {
    case .done: listener?.entryDidClose()
    case .next:
      model.ask(answers.count)
      if !ahead.isEmpty { receive(ahead.removeFirst()) }
    case .choose(let titles): model.ask(whichOf: titles)
    case .refused(let reason, let step):
      ahead = []
      answers.removeSubrange(min(step, answers.count)...)
      model.ask(answers.count, refusal: reason)
    }
  }
}
