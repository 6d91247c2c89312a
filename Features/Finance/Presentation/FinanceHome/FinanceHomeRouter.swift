import LedgerInterface
import RIBs
import TerminalRIBs
import TopupInterface
import WalletDomain

/// Embeds the dashboards, and shows one thing over them: topping up, the records, the cards, a
/// repair; and the form for a card over that.
final class FinanceHomeRouter: ViewableRouter<FinanceHomeInteractor, FinanceHomeView>,
  FinanceHomeNavigating
{
  /// What builds the children.
  struct Builders {
    let superPayDashboard: any SuperPayDashboardBuildable
    let cardOnFileDashboard: any CardOnFileDashboardBuildable
    let cards: any CardsBuildable
    let repair: any RepairBuildable
    let topup: any TopupBuildable
    let addPaymentMethod: any AddPaymentMethodBuildable
    let ledger: any LedgerBuildable
  }

  private let builders: Builders
  private let stage: any Stage
  private lazy var over = Slot(of: self, on: stage)
  private lazy var form = Slot(of: self, on: stage)
  private weak var topup: (any TopupRouting)?

  private static let ledger = "ledger"
  private static let card = "card"

  init(
    interactor: FinanceHomeInteractor, view: FinanceHomeView, stage: any Stage,
    builders: Builders
  ) {
    self.builders = builders
    self.stage = stage
    super.init(interactor: interactor, view: view)
    interactor.router = self
  }

  override var segment: Segment? { "finance" }

  override func didLoad() {
    let superPay = builders.superPayDashboard.build(listener: interactor)
    let cardOnFile = builders.cardOnFileDashboard.build(listener: interactor)
    view.dashboards = (superPay.anyView, cardOnFile.anyView)
    attach(superPay)
    attach(cardOnFile)
  }

  /// Waits for the wallet to open: before that nobody knows whether there is a card.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    await interactor.read()
    guard isActive else { throw LinkError.unknown(segment, reached: self) }
    guard isOver(segment.name) || !hasUnsavedBelow else {
      throw LinkError.unsaved(segment, reached: self)
    }
    // The form for a card lies over the cards, and over nothing else.
    if segment.name != Self.card { form.clear() }
    switch segment.name {
    case Segment.topup.name:
      try interactor.checkMoney()
      if let topup, over.child === topup {
        if let amount = segment.topupAmount { topup.fill(in: amount) }
      } else {
        attachTopup(segment.topupAmount)
      }
    case Self.ledger where !isOver(Self.ledger): attachLedger()
    case CardsRouter.segment.name where !isOver(CardsRouter.segment.name): attachCards()
    case Self.card where form.child == nil:
      try interactor.checkMoney()
      if !isOver(CardsRouter.segment.name) { over.clear() }
      attachAddPaymentMethod()
    default: break
    }
    return try await super.open(Segment(segment.name))
  }

  private func isOver(_ segment: String) -> Bool { over.child?.segment?.name == segment }

  /// What was typed below is not thrown away for a link.
  override func arrive() {
    guard !hasUnsavedBelow else { return }
    form.clear()
    over.clear()
  }

  func attachTopup(_ amount: Won?) {
    let child = builders.topup.build(amount: amount, on: stage, listener: interactor)
    topup = child
    over.attach(child)
  }

  func attachLedger() { over.show(builders.ledger.build(on: stage), as: .push) }

  func attachCards() { over.show(builders.cards.build(listener: interactor), as: .push) }

  func attachRepair() { over.show(builders.repair.build(listener: interactor), as: .sheet) }

  func detachStep() { over.clear() }

  func attachAddPaymentMethod() {
    let child = builders.addPaymentMethod.build(leaving: .close, listener: interactor)
    form.show(child, as: .sheet)
  }

  func detachAddPaymentMethod() { form.clear() }
}
