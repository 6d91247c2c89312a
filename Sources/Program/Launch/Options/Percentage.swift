internal import Synchronization

/// How far a command is, shown on standard error if that is a terminal.
public final class Percentage: Sendable {
  private let last = Mutex(-1)

  /// Shows nothing before the first `show`.
  public init() {}

  /// Shows `part`, from 0 to 1, in the place of what was shown before, if its per cent has changed.
  public func show(_ part: Double, _ text: (Int) -> String) {
    let percent = Int(part * 100)
    let isNew = last.withLock { last in
      defer { last = percent }
      return last != percent
    }
    if isNew { Launcher.showProgress(text(percent)) }
  }

  /// Removes what is shown, so that what is printed next begins in an empty line.
  public func remove() { Launcher.showProgress("") }
}
