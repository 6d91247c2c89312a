public import Phrases
public import Store
public import TerminalUI

extension ListStatus {
  /// Of a list whose rows are read into `rows`.
  ///
  /// - Parameters:
  ///   - rows: What is read, or why it could not be read.
  ///   - loading: Shown while rows are read for the first time and that takes long.
  ///   - empty: Says why there are no rows, and what the user can do.
  public init<Value, Failure: PhrasedError>(
    _ rows: Loadable<Value, Failure>, loading: some Phrased, empty: some Phrased
  ) {
    self.init(
      isLoading: rows.isLoading, failure: rows.failure, loading: loading, empty: empty)
  }
}
