public import Editing
public import Phrases
public import RIBs
public import Store
public import TerminalUI

/// Restores the list in the model of a riblet with its place: `RestorableList(of: interactor, \.list)`.
@MainActor public final class RestorableList<Shown: Riblet, Row: ListRow>: Restorable
where Row.ID: LosslessStringConvertible {
  private let interactor: PresentableInteractor<Shown>
  private let list: WritableKeyPath<Shown.Model, Listing<Row>>
  private let scroll: ListState?

  /// Remembers the list at `list` in the model of `interactor`, and with `scroll` how far the selected
  /// row is from the top.
  public init(
    of interactor: PresentableInteractor<Shown>,
    _ list: WritableKeyPath<Shown.Model, Listing<Row>>, scroll: ListState? = nil
  ) {
    self.interactor = interactor
    self.list = list
    self.scroll = scroll
  }

  public var restorationState: RestorationState? {
    var restoration = interactor.model[keyPath: list].restorationState
    if let scroll, restoration["id"] != nil {
      restoration["above"] = "\(scroll.position.linesAbove)"
    }
    return restoration
  }

  public func restore(_ restoration: RestorationState) {
    interactor.update { $0[keyPath: list].restore(restoration) }
    guard let scroll, let above = restoration["above"].flatMap({ Int($0) }) else { return }
    let row = interactor.model[keyPath: list].selection
    scroll.comeBack(to: ListPosition(row: row, linesAbove: above))
  }
}

extension ListStatus {
  /// Of a list whose rows are read into `rows`.
  ///
  /// - Parameters:
  ///   - rows: What is read, or why it could not be read.
  ///   - loading: Shown while rows are read for the first time and that takes long.
  ///   - empty: Says why there are no rows, and what the user can do.
  ///   - nothingFound: Said in its place while the rows are searched.
  ///   - canRetry: Whether R tries again after a failure, which is then said.
  ///   - shownBefore: Says after a failure where the rows come from that are shown.
  public init<Value, Failure: PhrasedError>(
    _ rows: AsyncValue<Value, Failure>, loading: some Phrased = ListText.loading,
    empty: some Phrased, nothingFound: some Phrased = ListText.nothingFound, canRetry: Bool = true,
    shownBefore: some Phrased = FormText.shownBefore
  ) {
    self.init(
      isLoading: rows.value == nil && rows.isLoading, failure: rows.failure, loading: loading,
      empty: empty, nothingFound: nothingFound, canRetry: canRetry, shownBefore: shownBefore)
  }

  /// The same of rows of which none stay while they are read again.
  public init<Value, Failure: PhrasedError>(
    _ rows: Loadable<Value, Failure>, loading: some Phrased = ListText.loading,
    empty: some Phrased, nothingFound: some Phrased = ListText.nothingFound, canRetry: Bool = true
  ) {
    self.init(
      isLoading: rows.isLoading, failure: rows.failure, loading: loading, empty: empty,
      nothingFound: nothingFound, canRetry: canRetry)
  }

  /// Of a list of which the rows around the visible ones are read.
  public init<Query, Window: RowWindow>(
    _ rows: WindowedRows<Query, Window>, loading: some Phrased = ListText.loading,
    empty: some Phrased, nothingFound: some Phrased = ListText.nothingFound, canRetry: Bool = true,
    shownBefore: some Phrased = FormText.shownBefore
  ) where Window.Failure: PhrasedError {
    self.init(
      isLoading: !rows.isRead, failure: rows.failure, loading: loading, empty: empty,
      nothingFound: nothingFound, canRetry: canRetry, shownBefore: shownBefore)
  }
}
