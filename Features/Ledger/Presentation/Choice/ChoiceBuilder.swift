import RIBs
import TerminalRIBs

protocol ChoiceListener: Listener {
  func choiceDidEnd(_ answer: Choice.Answer)
  /// The user has changed their mind.
  func choiceDidClose()
}

/// Builds the sheet in which one thing is chosen.
protocol ChoiceBuildable: Buildable {
  func build(_ choice: Choice, listener: any ChoiceListener) -> any ViewableRouting
}

final class ChoiceBuilder: ChoiceBuildable {
  func build(_ choice: Choice, listener: any ChoiceListener) -> any ViewableRouting {
    let view = ChoiceView(choice)
    return ViewableRouter(
      interactor: ChoiceInteractor(choice, presenter: view, listener: listener), view: view)
  }
}
