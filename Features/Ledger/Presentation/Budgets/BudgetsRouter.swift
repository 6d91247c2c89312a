import LedgerDomain
import RIBs
import TerminalRIBs

/// Shows the form of a budget over the budgets.
final class BudgetsRouter: ViewableRouter<BudgetsInteractor, BudgetsView>, BudgetsRouting {
  private let dependencies: LedgerDependencies
  private let stage: any Stage
  private lazy var form = Slot(of: self, on: stage)

  init(
    interactor: BudgetsInteractor, view: BudgetsView, stage: any Stage,
    dependencies: LedgerDependencies
  ) {
    self.dependencies = dependencies
    self.stage = stage
    super.init(
      interactor: interactor, view: view, segment: BudgetsBuilder.segment, restorable: interactor)
    interactor.router = self
  }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = try await form.open(segment, finding: interactor.form(at:), show: attachForm)
    return if let child { child } else { try await super.open(segment) }
  }

  override var front: AnyRouter? { form.child }

  func attachForm(_ model: BudgetForm.Model) {
    let builder = BudgetFormBuilder(dependencies: dependencies)
    form.show(builder.build(model, listener: interactor), as: .sheet)
  }

  func detachForm() { form.clear() }
}
