import Phrases
import RIBs
import TerminalUI
import WalletDomain

protocol EnterAmountPresentableListener: PresentableListener {
  func didType(_ digits: String)
  func didErase()
  func didClear()
  func didPaste(_ text: String)
  func didPressCard()
  func didPressConfirm()
  func didPressEscape()
}

/// The amount, a keypad for it, and the card from which it comes.
final class EnterAmountView: LegacyView<EnterAmountViewModel>, EnterAmountPresentable {
  weak var listener: (any EnterAmountPresentableListener)?
  private let amount = AmountState(submission: EnterAmountText.confirm.phrase)
  private let keypad = KeypadState()
  private let card = ButtonState(action: EnterAmountText.chooseCard.phrase)
  private let cancel = ButtonState()
  private let confirm = ButtonState()

  override init(_ model: EnterAmountViewModel) {
    super.init(model)
    amount.onPaste = { [weak self] in self?.listener?.didPaste($0) }
    keypad.onPaste = { [weak self] in self?.listener?.didPaste($0) }
    amount.onSubmit = { [weak self] in self?.listener?.didPressConfirm() }
    keypad.onPress = { [weak self] key in
      switch key {
      case .digits(let digits): self?.listener?.didType(digits)
      case .erase: self?.listener?.didErase()
      }
    }
    card.onPress = { [weak self] in self?.listener?.didPressCard() }
    cancel.onPress = { [weak self] in self?.listener?.didPressEscape() }
    confirm.onPress = { [weak self] in self?.listener?.didPressConfirm() }
  }

  override func modelDidChange(from old: EnterAmountViewModel) {
    amount.submission = submission.phrase
  }

  func focusAmount() { focus(on: amount) }

  override func title(in environment: Environment) -> String {
    EnterAmountText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    func binding(
      _ key: Key, _ text: EnterAmountText, isHinted: Bool = true,
      _ action: @escaping @MainActor (any EnterAmountPresentableListener) -> Void
    ) -> KeyBinding {
      KeyBinding(key, title: text.text(language), isHinted: isHinted) { [weak listener] in
        if let listener { action(listener) }
      }
    }
    // Digits are taken even where they change nothing: else they would lead elsewhere.
    return KeyBinding.digits(
      title: EnterAmountText.amount.text(language), isHinted: model.canEdit
    ) { [weak listener] in
      listener?.didType(String($0))
    } + [
      binding(.character("c"), .card, isHinted: model.canEdit) { $0.didPressCard() },
      binding(.escape, leaving) { $0.didPressEscape() },
      binding(.backspace, .erase, isHinted: false) { $0.didErase() },
      binding(.control("u"), .clear, isHinted: false) { $0.didClear() },
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    return TopupPage(
      EnterAmountForm(
        amount: AmountField(
          EnterAmountText.amount.text(language), model.entry.amount.text(language), amount,
          labelColumns: EnterAmountForm.labelColumns, error: model.faultPhrase?.text(language)),
        keypad: Keypad(EnterAmountText.amount.text(language), keypad),
        card: Chip(model.card.name, tint: model.card.tint, card),
        balance: model.balance?.text(language) ?? "",
        notice: model.notice.map { EnterAmountNotice($0, isBound: model.isBound) },
        buttons: ButtonGroup(
          Button(leaving.text(language), cancel),
          Button(
            submission.text(language), confirm, isEnabled: !model.isCharging))))
  }

  private var submission: EnterAmountText {
    if model.hasArrived { return .done }
    return model.isBound ? .tryAgain : .confirm
  }

  /// What was asked of the bank is not cancelled by leaving.
  private var leaving: EnterAmountText {
    model.canEdit && !model.hasArrived ? .cancel : .leave
  }
}
