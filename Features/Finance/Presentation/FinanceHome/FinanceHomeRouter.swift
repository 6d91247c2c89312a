import LedgerInterface
import RIBs
import TerminalRIBs
import TopupInterface
import WalletDomain

/// Embeds the dashboards, in a wide window also parts of the ledger, and shows one step over them.
///
/// The step is the top-up, the ledger, the cards or the repair; the form for a card lies over it. It has no
/// `ListDetail`, since nothing is selected in it: both parts of the ledger are there, or none.
final class FinanceHomeRouter: ViewableRouter<FinanceHomeInteractor, FinanceHomeView>,
  FinanceHomeRouting
{
  private let dependencies: FinanceDependencies
  private let stage: any Stage
  private lazy var step = Slot(of: self, on: stage)
  private lazy var form = Slot(of: self, on: stage)
  private lazy var thisMonth = Slot(of: self)
  private lazy var recent = Slot(of: self)
  private var width: AnyObject?
  private weak var topup: (any TopupRouting)?

  private static let ledger = "ledger"
  private static let columnsForDigest = 80

  init(
    interactor: FinanceHomeInteractor, view: FinanceHomeView, stage: any Stage,
    dependencies: FinanceDependencies
  ) {
    self.dependencies = dependencies
    self.stage = stage
    super.init(interactor: interactor, view: view, segment: "finance")
    interactor.router = self
  }

  override func didLoad() {
    let superPay = SuperPayDashboardBuilder(dependencies: dependencies)
      .build(listener: interactor)
    let cardOnFile = CardOnFileDashboardBuilder(dependencies: dependencies)
      .build(listener: interactor)
    view.dashboards = (superPay.anyView, cardOnFile.anyView)
    attach(superPay)
    attach(cardOnFile)
    width = stage.observeWidth(from: Self.columnsForDigest) { [weak self] isWide in
      self?.updateDigest(isWide)
    }
    updateDigest(stage.isWide(from: Self.columnsForDigest))
  }

  /// A narrower window has no room for parts of the ledger, which is read for them.
  private func updateDigest(_ isWide: Bool) {
    guard isWide != (view.digest != nil) else { return }
    guard isWide else {
      view.digest = nil
      thisMonth.clear()
      recent.clear()
      return
    }
    let month = dependencies.ledger.buildThisMonth()
    let entries = dependencies.ledger.buildRecent(listener: interactor)
    view.digest = (month.anyView, entries.anyView)
    thisMonth.attach(month)
    recent.attach(entries)
  }

  override var front: AnyRouter? { form.child ?? step.child }

  /// Waits for the wallet to open, since its cards are unknown before; the ledger has none.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    if segment.name != Self.ledger { await interactor.waitUntilOpen() }
    guard isActive, !Task.isCancelled else { throw LinkError.unknown(segment, reached: self) }
    let isOpen = front?.segment?.name == segment.name
    guard isOpen || !hasUnsavedBelow else { throw LinkError.unsaved(segment, reached: self) }
    let (isTopup, isLedger) = (segment.name == Segment.topup.name, segment.name == Self.ledger)
    let linked = isTopup ? try segment.topupAmount(for: self) : nil
    guard isTopup || isLedger || segment.parameters.isEmpty else {
      throw LinkError.unknown(segment, reached: self)
    }
    // The form for a card lies over the cards, and over no other step.
    if segment.name != Segment.card.name { form.clear() }
    switch segment.name {
    case Segment.topup.name:
      try interactor.checkMoney()
      if let topup, step.child === topup {
        if let amount = linked?.amount { topup.fill(in: amount) }
      } else {
        attachTopup(linked?.amount)
      }
      linked?.fault.map(dependencies.topup.tell)
    case Self.ledger where !isStep(Self.ledger): attachLedger(at: nil)
    case CardsBuilder.segment.name where !isStep(CardsBuilder.segment.name): attachCards()
    case Segment.card.name where form.child == nil:
      try interactor.checkMoney()
      if !isStep(CardsBuilder.segment.name) { step.clear() }
      attachAddPaymentMethod()
    default: break
    }
    let child = try await super.open(Segment(segment.name))
    return isLedger && !segment.parameters.isEmpty ? try await child.open(segment) : child
  }

  private func isStep(_ segment: String) -> Bool { step.child?.segment?.name == segment }

  func attachTopup(_ amount: Won?) {
    let child = dependencies.topup.build(
      amount: amount, because: nil, on: stage, listener: interactor)
    topup = child
    step.attach(child)
  }

  func attachLedger(at place: RestorationState?) {
    let ledger = dependencies.ledger.build(on: stage)
    step.show(ledger, as: .push)
    if let place { ledger.restore(place) }
  }

  func attachCards() {
    step.show(CardsBuilder(dependencies: dependencies).build(listener: interactor), as: .sheet)
  }

  func attachRepair() {
    step.show(RepairBuilder(dependencies: dependencies).build(listener: interactor), as: .sheet)
  }

  func detachStep() { step.clear() }

  func attachAddPaymentMethod() {
    form.show(dependencies.addPaymentMethod.build(exit: .close, listener: interactor), as: .sheet)
  }

  func detachAddPaymentMethod() { form.clear() }
}
