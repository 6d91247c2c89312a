import Log
import RIBs

/// Logs objects that outlive their riblet; used between frames of debug builds.
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

  /// Logs leaks that were already found at the last frame, since cancelled work needs time to end.
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
