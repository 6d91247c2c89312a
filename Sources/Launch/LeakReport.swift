import Log
import RIBs

/// Logs what outlives its riblet; asked between frames, in debug builds only.
@MainActor
final class LeakReport {
  private let check = LeakCheck()
  private let log: Log
  private var suspects: [String] = []
  private var reported: [String] = []

  init(_ tree: Tree, log: Log) {
    self.log = log
    tree.observe(check)
  }

  /// Logs the parts that were there at the last frame too: work that was cancelled needs a moment.
  func frameWasDrawn() {
    let found = check.leaks
    if found == suspects, found != reported {
      reported = found
      if !found.isEmpty {
        log.error("leak", "Alive after leaving the tree: \(found.joined(separator: ", ")).")
      }
    }
    suspects = found
  }
}
