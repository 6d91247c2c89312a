import Launch
import RIBs
import TerminalRIBs
import TerminalUI

/// A riblet with a list of 100,000 rows, to be measured from outside.
final class BigList: Program {
  private let quit: @MainActor () -> Void

  init(_ context: LaunchContext) {
    quit = context.quit
  }

  func buildRoot() -> any ViewableRouting {
    ViewableRouter(interactor: Interactor(), view: BigListView(quit: quit))
  }
}
