import LedgerDomain
import RIBs
import TerminalRIBs

/// Shows the form for a statement over the page.
final class ReconcileRouter: ViewableRouter<ReconcileInteractor, ReconcileView>, ReconcileRouting {
  private let stage: any Stage
  private let dependencies: LedgerDependencies
  private lazy var slot = Slot(of: self, on: stage)

  init(
    interactor: ReconcileInteractor, view: ReconcileView, stage: any Stage,
    dependencies: LedgerDependencies
  ) {
    self.stage = stage
    self.dependencies = dependencies
    super.init(
      interactor: interactor, view: view, segment: .reconcile, restorable: interactor)
    interactor.router = self
  }

  override func didLoad() { interactor.begin() }

  override var front: AnyRouter? { slot.child }

  /// The page begins with the form, which stays.
  override func arrive() {}

  func attachForm(_ account: LedgerAccount.ID, isChosen: Bool) {
    let child = StatementFormBuilder(dependencies: dependencies)
      .build(account, isChosen: isChosen, listener: interactor)
    slot.show(child, as: .sheet) { [weak self] in self?.interactor.statementDidClose() }
  }

  func detachForm() { slot.clear() }
}
