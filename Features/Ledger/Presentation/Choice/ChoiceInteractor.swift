import RIBs

protocol ChoicePresentable: LegacyPresentable {
  var listener: (any ChoicePresentableListener)? { get set }
}

/// Passes on what is chosen.
final class ChoiceInteractor: Interactor, ChoicePresentableListener {
  private weak let listener: (any ChoiceListener)?
  private let choice: Choice

  init(_ choice: Choice, presenter: any ChoicePresentable, listener: any ChoiceListener) {
    self.choice = choice
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  func didChoose(_ index: Int) {
    guard choice.options.indices.contains(index) else { return }
    listener?.choiceDidEnd(choice.options[index].answer)
  }

  func didPressEscape() { listener?.choiceDidClose() }
}
