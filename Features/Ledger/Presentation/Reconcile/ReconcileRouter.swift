import LedgerDomain
import RIBs
import TerminalRIBs

/// Shows the form for a statement over the page.
final class ReconcileRouter: ViewableRouter<ReconcileInteractor, ReconcileView>, ReconcileRouting {
  private let stage: any Stage
  private let form: StatementFormBuilder
  private lazy var slot = Slot(of: self, on: stage)

  init(
    interactor: ReconcileInteractor, view: ReconcileView, stage: any Stage,
    form: StatementFormBuilder
  ) {
    self.stage = stage
    self.form = form
    super.init(
      interactor: interactor, view: view, segment: .reconcile, restorable: interactor)
    interactor.router = self
  }

  override func didLoad() { interactor.begin() }

  override var front: AnyRouter? { slot.child }

  /// The page begins with the form, which stays.
  override func arrive() {}

  func attachForm(_ account: LedgerAccount.ID, isChosen: Bool) {
    let child = form.build(account, isChosen: isChosen, listener: interactor)
    slot.show(child, as: .sheet) { [weak self] in self?.interactor.statementDidClose() }
  }

  func detachForm() { slot.clear() }
}
