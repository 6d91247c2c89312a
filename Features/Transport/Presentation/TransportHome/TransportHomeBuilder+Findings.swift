import Phrases
public import TerminalUI

/// What Ctrl-P finds of the taxi.
extension TransportHomeBuilder {
  public nonisolated static let commands = [call]
  /// The key is that of the button.
  nonisolated static let call = ScreenCommand(
    .enter, TransportText.call, words: ["택시 호출", "부르기", "call a taxi"], needs: .consent)
}
