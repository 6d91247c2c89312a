import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import TerminalRIBs
import TerminalUI

/// Passes on what is chosen.
final class PickerInteractor: PresentableInteractor<Picker> {
  private weak let listener: (any LedgerSheetListener)?

  init(on presenter: any Presentable<Picker>, listener: any LedgerSheetListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event):
      model.apply(event)
      guard case .sort = event, let listing = model.listing else { return }
      listener?.sheetDidSort(listing, by: model.list.sort)
    case .choose(let id):
      guard let option = model.options.first(where: { $0.id == id }) else { return }
      listener?.sheetDidEnd(option.outcome)
    case .run(let outcome): listener?.sheetDidEnd(outcome, at: model.list.selection)
    case .cancel:
      if let back = model.back { listener?.sheetDidEnd(back) } else { listener?.sheetDidClose() }
    }
  }
}
