/// Work with its own state that runs while one interactor is active, such as watching a folder.
@MainActor public protocol Worker: AnyObject, Sendable {
  /// Where its work runs, for the inspector, such as `main actor` or `database actor`.
  var runsOn: String { get }

  /// Called when the interactor starts the worker; work that it starts in `scope` ends on resignation.
  func didStart(in scope: WorkScope)

  /// Called after the interactor has resigned and the work in the scope was cancelled.
  func didStop()
}

extension Worker {
  public func didStop() {}
}
