import Phrases
import TerminalRIBs
import TerminalUI

extension View {
  /// Reads once more what a screen of the shop shows.
  func retryKey(in environment: Environment, isHinted: Bool, sends action: Action) -> KeyBinding {
    key(
      .character("R"), title: MartText.retry, isHinted: isHinted,
      sends: action)
  }
}
