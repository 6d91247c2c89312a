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
    if let child = form.child, child.segment == segment { return child }
    guard let model = try await interactor.form(at: segment) else {
      return try await super.open(segment)
    }
    try Task.checkCancellation()
    guard !hasUnsavedBelow else { throw LinkError.unsaved(segment, reached: self) }
    attachForm(model)
    return form.child ?? self
  }

  override var front: AnyRouter? { form.child }

  func attachForm(_ model: BudgetForm.Model) {
    let builder = BudgetFormBuilder(dependencies: dependencies)
    form.show(builder.build(model, listener: interactor), as: .sheet)
  }

  func detachForm() { form.clear() }
}
