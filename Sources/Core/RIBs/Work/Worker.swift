/// Work with its own state that runs while one interactor is active, such as watching a folder.
@MainActor public protocol Worker: AnyObject, Sendable {
  /// Where its work runs, for the inspector, such as `main actor` or `database actor`.
  var runsOn: String { get }

  /// Called when the interactor starts the worker; what it starts in `scope` ends before `didStop`.
  func didStart(in scope: WorkScope)

  /// Called once for each start: when the interactor stops the worker, or after it has resigned.
  func didStop()
}

extension Worker {
  public func didStop() {}
}
