import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The parent of the form, which detaches it at its end.
protocol InterestFormListener: Listener {
  /// The user has said how much is interest; returns once the payment is linked, after which it is detached.
  func interestFormDidEnd(_ proposal: LinkProposal) async
  func interestFormDidClose()
}

/// The form in which the user says how much of a payment is interest; the rest is linked.
enum InterestForm: Riblet {
  struct Input: FormInput {
    /// The whole payment.
    let sum: Won
    var text: String

    /// Nil for what is no amount, or leaves nothing to link.
    var interest: Won? {
      switch AmountText.typed(text) {
      case .none: .zero
      case .amount(let won) where won >= 0 && won < sum.amount: Won(won)
      case .amount, .tooLarge, .unreadable: nil
      }
    }

    enum Field { case interest }

    var firstFault: Field? { interest == nil ? .interest : nil }

    static var drafted: [(name: String, text: WritableKeyPath<Input, String>)] {
      [("interest", \.text)]
    }
  }

  struct Model: Equatable {
    let proposal: LinkProposal
    var form: FormState<Input>

    init(_ proposal: LinkProposal) {
      self.proposal = proposal
      let text = proposal.interest > .zero ? proposal.interest.amount.grouped : ""
      form = FormState(Input(sum: proposal.first.amount.size, text: text))
    }

    /// What is linked, while the interest is an amount.
    var rest: Won? { form.input.interest.map { form.input.sum - $0 } }
  }

  enum Action {
    case type(String)
    case form(FormEvent)
  }
}

struct InterestFormBuilder {
  @MainActor func build(
    _ proposal: LinkProposal, listener: any InterestFormListener
  ) -> any ViewableRouting {
    let view = InterestFormView(InterestForm.Model(proposal))
    let interactor = InterestFormInteractor(on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: .interest(Links.Row(proposal: proposal).id),
      restorable: interactor.flow)
  }
}
