import Launch
import RIBs
import TerminalRIBs
import TerminalUI

enum Counter: Riblet {
  typealias Model = Int

  enum Action { case add }
}

final class CounterInteractor: PresentableInteractor<Counter> {
  override func didReceive(_ action: Action) { model += 1 }
}

final class CounterView: View<Counter> {
  override func bindings(in environment: Environment) -> [KeyBinding] {
    [key(.character("a"), title: "add one", sends: .add)]
  }

  override func body(in environment: Environment) -> any Widget { Label("Added \(model) times") }
}

runProgram(name: "counter") { _, _ in
  let view = CounterView(0)
  return ViewableRouter(interactor: CounterInteractor(on: view), view: view)
}
