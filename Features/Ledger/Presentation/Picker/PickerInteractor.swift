import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
import TerminalUI

/// Passes on what is chosen.
final class PickerInteractor: PresentableInteractor<Picker> {
  private weak let listener: (any LedgerSheetListener)?
  private let history: Stored<HistoryState>?

  init(
    _ history: Stored<HistoryState>?, on presenter: any Presentable<Picker>,
    listener: any LedgerSheetListener
  ) {
    self.history = history
    self.listener = listener
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    guard let history, model.shown != nil else { return }
    whileActive(history.observe { [weak self] in self?.model.history = $0 })
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event):
      model.apply(event)
      switch event {
      case .sort:
        if let listing = model.listing { listener?.sheetDidSort(listing, by: model.list.sort) }
      case .search: listener?.sheetDidSearch(model.title, for: model.list.search.text)
      default: break
      }
    case .choose(let id):
      guard let option = model.options.first(where: { $0.id == id }) else { return }
      listener?.sheetDidEnd(option.outcome)
    case .run(.outcome(let outcome)): end(outcome)
    case .run(.refused(let reason)): listener?.sheetDidRefuse(reason)
    case .undo: if let list = model.shown { end(.manage(.undo(then: list))) }
    case .redo: if let list = model.shown { end(.manage(.redo(then: list))) }
    case .cancel:
      if let back = model.back { listener?.sheetDidEnd(back) } else { listener?.sheetDidClose() }
    }
  }

  private func end(_ outcome: Ledger.Outcome) {
    listener?.sheetDidEnd(outcome, at: model.list.selection)
  }
}
