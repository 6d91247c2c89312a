import Phrases
import RIBs
import TerminalUI
import WalletDomain

protocol FinanceHomePresentableListener: PresentableListener {
  func didPressTopup()
  func didPressAddCard()
  func didPressCards()
  func didPressLedger()
  func didPressRepair()
  func didPressRetry()
  func didPressEscape()
}

/// What is wrong with the wallet, its dashboards, and the way to its records.
final class FinanceHomeView: LegacyView<FinanceHomeViewModel>, FinanceHomePresentable {
  weak var listener: (any FinanceHomePresentableListener)?
  /// The balance and the cards; the router sets them.
  var dashboards: (balance: AnyView, cards: AnyView)? { didSet { setNeedsDisplay() } }
  private let ledger = ButtonState()
  private let repair = ButtonState()
  private let retry = ButtonState()
  private let scroll = ScrollState()

  override init(_ model: FinanceHomeViewModel) {
    super.init(model)
    ledger.onPress = { [weak self] in self?.listener?.didPressLedger() }
    repair.onPress = { [weak self] in self?.listener?.didPressRepair() }
    retry.onPress = { [weak self] in self?.listener?.didPressRetry() }
  }

  override func title(in environment: Environment) -> String {
    FinanceText.title.text(environment.language)
  }

  override var isOpening: Bool { model.isFormDue }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    func binding(
      _ key: Character, _ text: FinanceText,
      _ action: @escaping @MainActor (any FinanceHomePresentableListener) -> Void
    ) -> KeyBinding {
      KeyBinding(.character(key), title: text.text(language)) { [weak listener] in
        if let listener { action(listener) }
      }
    }
    var bindings: [KeyBinding] = []
    if model.isFormDue {
      let cancel = FinanceText.cancel.text(language)
      bindings.append(
        KeyBinding(.escape, title: cancel) { [weak listener] in listener?.didPressEscape() })
    }
    if model.canRepair { bindings.append(binding("r", .repair) { $0.didPressRepair() }) }
    if model.canRetry { bindings.append(binding("R", .retry) { $0.didPressRetry() }) }
    if model.problem == nil {
      bindings += [
        binding("t", .topUp) { $0.didPressTopup() },
        binding("a", .addCard) { $0.didPressAddCard() },
      ]
    }
    if model.hasCards { bindings.append(binding("v", .allCards) { $0.didPressCards() }) }
    bindings.append(binding("l", .ledger) { $0.didPressLedger() })
    return bindings + scroll.bindings(in: environment).filter { !$0.keys.isEmpty && !isArrow($0) }
  }

  /// Arrows move the focus, which the part in sight follows.
  private func isArrow(_ binding: KeyBinding) -> Bool {
    binding.keys.contains(.up) || binding.keys.contains(.down)
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    var parts: [Part] = []
    if let problem = FinanceText.problem(of: model.condition) {
      let sentence = Paragraph(problem.text(language), Style(.danger))
      parts += [.intrinsic(Padding(columns: 2, sentence)), .fixed(1, remedy(language)), .space(1)]
    }
    if let dashboards {
      parts.append(.intrinsic(Dashboards(dashboards.balance, dashboards.cards)))
    }
    parts += [
      .space(1), .fixed(1, line(Button(FinanceText.ledger.text(language), ledger))), .space(1),
      .intrinsic(
        Padding(columns: 2, Paragraph(FinanceText.mockBank.text(language), Style(.dim)))),
    ]
    return Scroll(scroll, Rows(parts))
  }

  private func remedy(_ language: Language) -> any Widget {
    model.canRepair
      ? line(Button(FinanceText.repair.text(language), repair))
      : line(Button(FinanceText.retry.text(language), retry))
  }

  private func line(_ button: Button) -> any Widget {
    Columns(.space(2), .intrinsic(button), .gap)
  }
}
