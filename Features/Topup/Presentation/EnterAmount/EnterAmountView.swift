import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The amount with a keypad, and the card.
final class EnterAmountView: View<EnterAmount> {
  private let amount = AmountState(submission: TopupText.confirm.phrase)
  private let keypad = KeypadState()
  private lazy var card = button(title: TopupText.chooseCard.phrase, sends: .chooseCard)
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
    amount.submission = submission.phrase
    if model.focus != old.focus { focus(on: amount) }
  }

  override func title(in environment: Environment) -> String {
    TopupText.topUp.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    func key(
      _ key: Key, _ text: TopupText, isHinted: Bool, _ action: Action
    ) -> KeyBinding {
      self.key(key, title: text.text(language), isHinted: isHinted, sends: action)
    }
    // Digits are bound even while they change nothing, since they would switch tabs otherwise.
    return KeyBinding.digits(
      title: TopupText.amount.text(language), isHinted: model.canEdit,
      action: sender { .type(String($0)) })
      + [
        key(.character("c"), .card, isHinted: model.canEdit, .chooseCard),
        self.key(.escape, title: exit(language), sends: .close),
        key(.backspace, .erase, isHinted: false, .erase),
        key(.control("u"), .clear, isHinted: false, .clear),
      ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let title = TopupText.amount.text(language)
    return TopupPage(
      EnterAmountForm(
        amount: AmountField(
          title, model.entry.amount.text(language), amount,
          labelColumns: EnterAmountForm.labelColumns,
          error: model.inputError?.phrase.text(language)),
        keypad: Keypad(title, keypad), card: Chip(model.card.name, tint: model.card.tint, card),
        balance: model.balance?.text(language) ?? "",
        notice: model.notice.map { notice($0, language) },
        buttons: ButtonGroup(
          Button(exit(language), cancel),
          Button(submission.text(language), confirm, isEnabled: !model.isCharging))))
  }

  private func notice(_ notice: Model.Notice, _ language: Language) -> any Widget {
    switch notice {
    case .charging(let phase):
      TopupPage.progress(TopupText.charging.text(language), phase: phase)
    case .received(let amount):
      Paragraph(TopupText.received(amount).text(language), Style(.positive))
    case .failed(let error) where model.isPending:
      Paragraph(
        "\(error.phrase.text(language)) \(TopupText.pending.text(language))",
        Style(.warning))
    case .failed(let error): Paragraph(error.phrase.text(language), Style(.danger))
    }
  }

  private var submission: TopupText {
    if model.hasReceived { return .done }
    return model.isPending ? .tryAgain : .confirm
  }

  /// Closing the form does not cancel a request.
  private func exit(_ language: Language) -> String {
    model.canEdit && !model.hasReceived
      ? FormText.cancel.text(language) : TopupText.leave.text(language)
  }
}
