import RIBs
import TerminalRIBs

protocol ChoiceListener: Listener {
  func choiceDidEnd(_ answer: Choice.Answer)
  func choiceDidClose()
}

struct ChoiceBuilder {
  @MainActor func build(
    _ choice: Choice.Model, listener: any ChoiceListener
  ) -> any ViewableRouting {
    let view = ChoiceView(choice)
    return ViewableRouter(interactor: ChoiceInteractor(on: view, listener: listener), view: view)
  }
}
