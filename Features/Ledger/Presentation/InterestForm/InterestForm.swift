import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The parent of the form, which detaches it at either.
protocol InterestFormListener: Listener {
  func interestFormDidEnd(_ proposal: LinkProposal)
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
      switch AmountText.read(text) {
      case .none: .zero
      case .amount(let won) where won >= 0 && won < sum.amount: Won(won)
      case .amount, .tooLarge, .unreadable: nil
      }
    }

    enum Field { case interest }

    var firstFault: Field? { interest == nil ? .interest : nil }
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
    return ViewableRouter(interactor: interactor, view: view, restorable: interactor.flow)
  }
}

/// Takes an amount, with which the parent links the payment.
final class InterestFormInteractor: PresentableInteractor<InterestForm> {
  private(set) lazy var flow = FormFlow(
    "take interest", of: self, \.form, faultNotice: LedgerText.faulty)
  private weak let listener: (any InterestFormListener)?

  init(on presenter: any Presentable<InterestForm>, listener: any InterestFormListener) {
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text): flow.edit { $0.text = text }
    case .form(let event):
      flow.receive(event) { input throws(LedgerError) in
        input.interest ?? .zero
      } then: { [listener, proposal = model.proposal] interest in
        listener?.interestFormDidEnd(proposal.with(interest: interest))
      } leave: {
        listener?.interestFormDidClose()
      }
    }
  }
}

/// The field, and what is left of the payment; or the question whether to discard what was written.
final class InterestFormView: View<InterestForm> {
  private let field: FieldState
  private lazy var controls = FormControls(sender(Action.form))

  private static let labelColumns = 10

  override init(_ model: Model) {
    field = FieldState(model.form.input.text, limit: LedgerEntry.textLimit)
    super.init(model)
    field.onChange = sender(Action.type)
  }

  override var title: Phrase { LinksText.interest(in: model.proposal.first) }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    controls.bindings(model.form)
  }

  override func body(in environment: Environment) -> any Widget {
    let isWrong = model.form.showsErrors && model.form.input.interest == nil
    let rest: LinksText = model.proposal.first.amount < .zero ? .principal : .saved
    return controls.page(
      [
        TextField(
          LinksText.interest.phrase, field, labelColumns: Self.labelColumns,
          error: isWrong ? LinksText.interestTooHigh.phrase : nil),
        LabelledValue(
          rest.phrase, (model.rest ?? model.form.input.sum).phrase,
          labelColumns: Self.labelColumns),
      ], model.form, hint: LinksText.interestHint.phrase)
  }
}
