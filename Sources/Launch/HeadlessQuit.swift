import Headless

/// Handles the request of a headless program to quit.
@MainActor
final class HeadlessQuit {
  /// Set before the first key is sent.
  weak var headless: Headless?
  private(set) var hasQuit = false

  /// Quits, after asking the user if there are unsaved changes.
  func request() {
    guard let headless else { return hasQuit = true }
    headless.window.quit(headless.root) { self.hasQuit = true }
  }
}
