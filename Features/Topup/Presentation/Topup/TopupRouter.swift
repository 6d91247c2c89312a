import RIBs
import TerminalRIBs
import TopupInterface
import WalletDomain

/// Shows the steps as sheets: the root, the cards over it, and the form for another card over them.
final class TopupRouter: Router<TopupInteractor>, TopupRouting, TopupStepsRouting {
  private let stage: any Stage
  private let dependencies: TopupDependencies
  /// Why the top-up comes in the way of something else.
  private let reason: TopupReason?
  private lazy var root = Slot(of: self, on: stage)
  private lazy var cards = Slot(of: self, on: stage)
  private lazy var form = Slot(of: self, on: stage)
  private weak var enterAmount: EnterAmountInteractor?

  init(
    interactor: TopupInteractor, stage: any Stage, dependencies: TopupDependencies,
    reason: TopupReason?
  ) {
    self.stage = stage
    self.dependencies = dependencies
    self.reason = reason
    super.init(interactor: interactor)
    interactor.router = self
  }

  override var segment: Segment? { .topup }

  override var restorationState: RestorationState? {
    enterAmount?.draft.restorationState ?? interactor.restorationState
  }

  override func restore(_ restoration: RestorationState) { interactor.restore(restoration) }

  /// Opens the cards, or the form for another card over them.
  ///
  /// Without a card the form is the root already.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment == .card || !hasUnsavedBelow else {
      throw LinkError.unsaved(segment, reached: self)
    }
    switch segment {
    case CardOnFileBuilder.segment:
      openCards()
      form.clear()
    case .card where enterAmount != nil && form.child == nil:
      openCards()
      attachAddPaymentMethod()
    default: break
    }
    return try await super.open(segment)
  }

  private func openCards() {
    guard let enterAmount, cards.child == nil else { return }
    attachCardOnFile(interactor.cards, selected: enterAmount.draft.card.id)
  }

  override func arrive() { if !hasUnsavedBelow { popToRoot() } }

  func fill(in amount: Won) {
    interactor.fill(in: amount)
    enterAmount?.fill(in: amount)
  }

  func attachEnterAmount(_ draft: TopupDraft) {
    let child = EnterAmountBuilder(dependencies: dependencies)
      .build(draft, because: reason, listener: interactor)
    enterAmount = child.interactor
    root.show(child, as: .sheet) { [weak interactor] in interactor?.enterAmountDidClose() }
  }

  func attachFirstCard() { showForm(in: root, exit: .close) }

  func attachCardOnFile(_ list: [Card], selected: Card.ID) {
    let child = CardOnFileBuilder().build(list, selected: selected, listener: interactor)
    cards.show(child, as: .sheet)
  }

  func attachAddPaymentMethod() { showForm(in: form, exit: .back) }

  func detachAddPaymentMethod() { form.clear() }

  func popToRoot() {
    form.clear()
    cards.clear()
  }

  func select(_ card: Card) { enterAmount?.select(card) }

  private func showForm(in slot: Slot, exit: FormExit) {
    // Without a card yet, the form says why money is missing, as that for the amount would.
    let isFirst = exit == .close
    let child = AddPaymentMethodBuilder(dependencies: dependencies).build(
      exit: exit, because: isFirst ? reason?.text ?? TopupText.needsCard : nil,
      isForTopUp: isFirst, listener: interactor)
    slot.show(child, as: .sheet) { [weak interactor] in interactor?.addPaymentMethodDidClose() }
  }
}
