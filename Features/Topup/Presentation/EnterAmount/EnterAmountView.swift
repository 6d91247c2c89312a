import Phrases
import TerminalRIBs
import TerminalUI
import TopupInterface
import WalletDomain

/// The amount with a keypad, and the card.
final class EnterAmountView: View<EnterAmount> {
  private let amount = AmountState(submission: TopupText.confirm)
  private let keypad = KeypadState()
  private lazy var steps = EnterAmount.steps.map { button(sends: .add($0)) }
  private lazy var card = button(title: TopupText.chooseCard, sends: .chooseCard)
  private lazy var cancel = button(sends: .close)
  private lazy var confirm = button(sends: .confirm)

  override init(_ model: Model) {
    super.init(model)
    amount.onPaste = sender(Action.paste)
    amount.onSubmit = sender(.confirm)
    keypad.onPaste = sender(Action.paste)
    keypad.onPress = sender { key in
      switch key {
      case .digits(let digits): .type(digits)
      case .erase: .erase
      }
    }
  }

  override func modelDidChange(from old: Model) {
    amount.submission = submission
    // While the bank is asked there is nothing to confirm.
    amount.onSubmit = model.isCharging ? nil : { [weak self] in self?.send(.confirm) }
    if model.focus != old.focus { focus(on: amount) }
  }

  override var title: Phrase { TopupText.topUp }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    KeyBinding.digits(
      title: TopupText.amount, isHinted: model.canEdit, refuses: KeyBinding.units + ["-"],
      refuse: sender(.refuse), action: sender { .type(String($0)) })
      + bindings(of: EnterAmount.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    let title = TopupText.amount
    return TopupPage(
      EnterAmountForm(
        amount: AmountField(
          title, model.entry.amount, amount,
          labelColumns: EnterAmountForm.labelColumns,
          error: model.fault?.phrase),
        steps: ButtonGroup(
          zip(EnterAmount.steps, steps).map {
            Button(TopupText.more($0), $1, isEnabled: model.canEdit)
          }),
        keypad: Keypad(title, keypad), card: Chip(model.card.name, tint: model.card.tint, card),
        balance: model.balance?.phrase ?? Phrase(""),
        balanceAfter: model.balanceAfter?.phrase ?? Phrase(""),
        notice: model.notice.map { notice($0) } ?? model.reason.map { reason($0.text) },
        buttons: ButtonGroup(
          Button(model.exit, cancel),
          Button(submission, confirm, isEnabled: !model.isCharging))))
  }

  private func reason(_ reason: Phrase) -> any Widget {
    Rows(
      .intrinsic(Paragraph(reason)), .flexible(Paragraph(TopupText.mockBank, Style(.dim))))
  }

  private func notice(_ notice: Model.Notice) -> any Widget {
    switch notice {
    case .charging(let phase):
      TopupPage.progress(TopupText.charging, phase: phase)
    case .received(let amount):
      Paragraph(TopupText.received(amount, next: model.reason?.next), Style(.positive))
    case .failed(let error) where model.isPending:
      Paragraph([error.phrase, TopupText.pending].joined, Style(.warning))
    case .failed(let error): Paragraph(error.phrase, Style(.danger))
    }
  }

  private var submission: Phrase {
    if model.hasReceived { return model.reason?.button ?? TopupText.done }
    return model.isPending ? FormText.tryAgain : TopupText.confirm
  }
}
