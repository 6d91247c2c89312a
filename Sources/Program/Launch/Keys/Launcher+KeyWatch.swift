import NcursesScreen
public import TerminalUI

extension Launcher {
  /// Passes on what the terminal sends, as bytes and then as what they mean, until Ctrl-C.
  ///
  /// - Throws: `noTerminal`.
  public func watchKeys(
    onBytes: @escaping ([UInt8]) -> Void, onInput: @escaping (Input) -> Void
  ) async throws(UsageError) {
    TextWidth.prepare()
    guard TerminalInfo.isThere else { throw .noTerminal }
    let screen = LineScreen()
    screen.onBytes = onBytes
    screen.onInput = { inputs in for input in inputs { onInput(input) } }
    screen.start()
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Void, Never>? = continuation
      screen.onInterrupt = {
        waiting?.resume()
        waiting = nil
      }
    }
    screen.stop()
  }
}
