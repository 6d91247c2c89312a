import Phrases
public import TerminalUI

/// What Ctrl-P finds of the taxi.
extension TransportHomeBuilder {
  public nonisolated static let commands = [
    ScreenCommand(
      .enter, TransportText.call, words: ["택시 호출", "부르기", "call a taxi"], needs: .consent)
  ]
}
