import LedgerDomain
import RIBs
import TerminalRIBs

/// Shows the form of a budget over the budgets.
final class BudgetsRouter: ViewableRouter<BudgetsInteractor, BudgetsView>, BudgetsRouting {
  private let dependency: any LedgerDependency
  private let stage: any Stage
  private lazy var form = Slot(of: self, on: stage)

  init(
    interactor: BudgetsInteractor, view: BudgetsView, stage: any Stage,
    dependency: any LedgerDependency
  ) {
    self.dependency = dependency
    self.stage = stage
    super.init(
      interactor: interactor, view: view, segment: BudgetsBuilder.segment, restorable: interactor)
    interactor.router = self
  }

  override var front: AnyRouter? { form.child }

  func attachForm(_ model: BudgetForm.Model) {
    let builder = BudgetFormBuilder(ledger: dependency.ledger)
    form.show(builder.build(model, listener: interactor), as: .sheet)
  }

  func detachForm() { form.clear() }
}
