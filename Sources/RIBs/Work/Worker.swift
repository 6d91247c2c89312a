/// Work with a state of its own that runs while one interactor is active, such as watching a folder.
@MainActor public protocol Worker: AnyObject, Sendable {
  /// Where its work runs, for the inspector, such as `main actor` or `database actor`.
  var runsOn: String { get }

  /// Called when the interactor starts it; what it starts in `scope` ends when that resigns.
  func didStart(in scope: WorkScope)

  /// Called when the interactor has resigned, after the work in the scope was cancelled.
  func didStop()
}

extension Worker {
  public func didStop() {}
}
