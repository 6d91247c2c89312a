import NcursesScreen
import RIBs
import TerminalRIBs
import TerminalUI

/// What a run does for a live demo.
extension TerminalRun {
  /// Opens what the launch names, unless an earlier build of a live demo has left a place.
  func open(
    _ program: any Program, _ root: AnyRouter, otherwise: @MainActor (AnyRouter) async -> Void
  ) async {
    #if DEBUG
      if let live {
        await live.comeBack(in: program, root) { await otherwise(root) }
        draw()
        return hold(false)
      }
    #endif
    await otherwise(root)
  }

  #if DEBUG
    /// Does what an input does, while the user's own ones wait.
    func press(_ input: Input) { send(input) }

    /// Ends the run for the next build of a live demo, whose first frame comes next on the terminal.
    func handOver() {
      hold(true)
      end(status: LiveDemo.handOver)
    }

    private func hold(_ holds: Bool) { (console.device as? NcursesScreen)?.hold(holds) }
  #endif
}
