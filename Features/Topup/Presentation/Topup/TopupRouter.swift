import RIBs
import TerminalRIBs
import TopupInterface
import WalletDomain

/// Shows the steps as sheets: the root, over it the cards, over them the form for another one.
final class TopupRouter: Router<TopupInteractor>, TopupRouting, TopupNavigating {
  private let stage: any Stage
  private let enterAmountBuilder: any EnterAmountBuildable
  private let cardOnFileBuilder: any CardOnFileBuildable
  private let addPaymentMethodBuilder: any AddPaymentMethodBuildable
  private lazy var root = Slot(of: self, on: stage)
  private lazy var cards = Slot(of: self, on: stage)
  private lazy var form = Slot(of: self, on: stage)
  private weak var enterAmount: (any EnterAmountRouting)?

  init(
    interactor: TopupInteractor, stage: any Stage,
    enterAmountBuilder: any EnterAmountBuildable, cardOnFileBuilder: any CardOnFileBuildable,
    addPaymentMethodBuilder: any AddPaymentMethodBuildable
  ) {
    self.stage = stage
    self.enterAmountBuilder = enterAmountBuilder
    self.cardOnFileBuilder = cardOnFileBuilder
    self.addPaymentMethodBuilder = addPaymentMethodBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override var segment: Segment? { .topup }

  override var memory: Memory? { interactor.memory }

  override func recall(_ memory: Memory) { interactor.recall(memory) }

  /// The cards, or the form for another one over them; without a card the form is there already.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    switch segment {
    case CardOnFileRouter.segment where enterAmount != nil:
      if cards.child == nil { interactor.enterAmountDidPressCard() }
      form.clear()
    case AddPaymentMethodRouter.segment where enterAmount != nil && form.child == nil:
      if cards.child == nil { interactor.enterAmountDidPressCard() }
      if cards.child != nil { interactor.cardOnFileDidPressAdd() }
    default: break
    }
    return try await super.open(segment)
  }

  /// Goes back to the root.
  override func arrive() { popToRoot() }

  func fill(in amount: Won) { interactor.fill(in: amount) }

  var draft: TopupDraft? { enterAmount?.draft }

  func attachEnterAmount(_ draft: TopupDraft) {
    let child = enterAmountBuilder.build(draft, listener: interactor)
    enterAmount = child
    root.show(child, as: .sheet) { [weak interactor] in interactor?.enterAmountDidClose() }
  }

  func attachFirstCard() { showForm(in: root, leaving: .close) }

  func attachCardOnFile(_ list: [Card], selected: Card.ID) {
    cards.show(
      cardOnFileBuilder.build(list, selected: selected, listener: interactor), as: .sheet)
  }

  func attachAddPaymentMethod() { showForm(in: form, leaving: .back) }

  func detachAddPaymentMethod() { form.clear() }

  func popToRoot() {
    form.clear()
    cards.clear()
  }

  func select(_ card: Card) { enterAmount?.select(card) }

  func enter(_ amount: Won) { enterAmount?.fill(in: amount) }

  private func showForm(in slot: Slot, leaving: Leaving) {
    let child = addPaymentMethodBuilder.build(leaving: leaving, listener: interactor)
    slot.show(child, as: .sheet) { [weak interactor] in interactor?.addPaymentMethodDidClose() }
  }
}
