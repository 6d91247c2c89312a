import RIBs

/// Passes on what is chosen.
final class ChoiceInteractor: PresentableInteractor<Choice> {
  private weak let listener: (any ChoiceListener)?

  init(on presenter: any Presentable<Choice>, listener: any ChoiceListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .choose(let index):
      guard model.options.indices.contains(index) else { return }
      listener?.choiceDidEnd(model.options[index].answer)
    case .cancel: listener?.choiceDidClose()
    }
  }
}
