import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// Takes an amount, with which the parent links the payment; it stays until that is done.
final class InterestFormInteractor: PresentableInteractor<InterestForm> {
  private(set) lazy var flow = FormFlow(
    "take interest", of: self, \.form, faultNotice: FormText.faulty)
  private weak let listener: (any InterestFormListener)?

  init(on presenter: any Presentable<InterestForm>, listener: any InterestFormListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text): flow.edit { $0.text = text }
    case .form(let event):
      flow.receive(event) { [listener, proposal = model.proposal] input throws(LedgerError) in
        await listener?.interestFormDidEnd(proposal.with(interest: input.interest ?? .zero))
      } then: { _ in
      } leave: {
        listener?.interestFormDidClose()
      }
    }
  }
}
