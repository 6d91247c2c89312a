import Headless

/// Whether the user has left a headless run.
@MainActor
final class Leaving {
  /// Set before a key can be pressed.
  weak var headless: Headless?
  private(set) var hasLeft = false

  /// Asks first where something would be lost.
  func leave() {
    guard let headless else { return hasLeft = true }
    headless.window.quit(headless.root) { self.hasLeft = true }
  }
}
