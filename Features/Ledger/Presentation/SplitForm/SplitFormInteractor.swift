import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import WalletDomain

/// Takes the parts, and splits the entry.
final class SplitFormInteractor: PresentableInteractor<SplitForm> {
  private(set) lazy var flow = FormFlow(
    "split entry", of: self, \.form, faultNotice: FormText.faulty)
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<SplitForm>,
    listener: any LedgerSheetListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, .amount(let part)): flow.edit { $0[part].amount = text }
    case .type(let text, .note(let part)): flow.edit { $0[part].note = text }
    case .stepCategory(let step, let part):
      let ids = model.categories.ids
      flow.edit { $0[part].category = ids.element(step, after: $0[part].category) ?? .other }
    case .form(let event):
      flow.receive(event) { [ledger, row = model.row] input throws(LedgerError) in
        let outcome = try await ledger.perform(.split(row, into: input.split))
        return outcome.changes.isEmpty ? 0 : outcome.count
      } then: { [listener] count in
        listener?.sheetDidEnd(.split(count))
      } leave: {
        listener?.sheetDidClose()
      }
    }
  }
}
