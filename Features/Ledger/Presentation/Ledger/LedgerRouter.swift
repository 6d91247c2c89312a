import Editing
import LedgerDomain
import RIBs
import StatementsInterface
import Store
import TerminalRIBs
import TerminalUI

/// Shows one sheet at a time over the ledger, or a page; and the selected entry, beside the table in a wide
/// window, or else over it.
final class LedgerRouter: ViewableRouter<LedgerInteractor, LedgerView>, LedgerRouting {
  let dependencies: LedgerDependencies
  let stage: any Stage
  /// A screen over the ledger.
  private(set) lazy var page = Slot(of: self, on: stage)
  private lazy var sheet = Slot(of: self, on: stage)
  private lazy var entry = ListDetail<SoleItem>(
    of: self, beside: view, on: stage, over: .sheet, isOnlyBesideWhenWide: true
  ) { [interactor, view] _ in
    let pane = EntryPaneBuilder().build(interactor.entry) { [weak view] in view?.ofEntry ?? [] }
    view.pane = pane.view
    return pane
  }

  init(
    interactor: LedgerInteractor, view: LedgerView, stage: any Stage,
    dependencies: LedgerDependencies
  ) {
    self.stage = stage
    self.dependencies = dependencies
    super.init(
      interactor: interactor, view: view, segment: "ledger", restorable: interactor)
    interactor.router = self
  }

  override func didLoad() {
    entry.followWidth(from: Split.columnsForPageAndAside) { [weak interactor] in
      interactor?.setWide($0)
    }
  }

  /// Opens the sheets that a link may name; its own segment with a query searches.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    if let child = front, child.segment == segment { return child }
    guard !hasUnsavedBelow else { throw LinkError.unsaved(segment, reached: self) }
    if segment.name == self.segment?.name, segment.parameters.map(\.name) == ["query"] {
      guard interactor.search(for: segment["query"] ?? "") else {
        throw LinkError.unknown(segment, reached: self)
      }
      clearFront()
      return self
    }
    switch segment {
    case .reconcile: attachReconcile(interactor.reconciledAccount, isChosen: false)
    case EntryFormBuilder.segment: attach(.form)
    case .bankImport: attach(.bankImport)
    case ExportBuilder.segment: attach(.export(interactor.model.listing.query))
    case .links: attachLinks()
    case BudgetsBuilder.segment: attachBudgets(of: interactor.model.listing.query.month)
    default:
      let child = try await sheet.open(segment, finding: interactor.sheet(at:), show: attach)
      return if let child { child } else { try await super.open(segment) }
    }
    guard let child = front else { throw LinkError.unknown(segment, reached: self) }
    return child
  }

  override var front: AnyRouter? { sheet.child ?? page.child }

  var isCovered: Bool { front != nil }

  func attach(_ sheet: Ledger.Sheet) {
    clearFront()
    if sheet == .bankImport { interactor.rememberMonths() }
    self.sheet.show(build(sheet), as: .sheet)
  }

  /// Detaches what lies over the ledger.
  func clearFront() {
    sheet.clear()
    page.clear()
    entry.leave()
  }

  func detachSheet() { sheet.clear() }

  func attachReconcile(_ account: LedgerAccount.ID, isChosen: Bool) {
    clearFront()
    let child = ReconcileBuilder(dependencies: dependencies)
      .build(account, isChosen: isChosen, on: stage, listener: interactor)
    page.show(child, as: .push) { [weak interactor] in
      interactor?.reconcileDidClose(chosen: isChosen ? account : nil)
    }
  }

  func detachReconcile() { page.clear() }

  func attachLinks() {
    clearFront()
    page.show(LinksBuilder(dependencies: dependencies).build(on: stage), as: .push)
  }

  func attachEntry() { entry.visit() }

  func leaveEntry() -> Bool {
    defer { entry.leave() }
    return entry.isVisited
  }

  private func build(_ sheet: Ledger.Sheet) -> any ViewableRouting {
    let segment = sheet.segment
    return switch sheet {
    case .choice(let choice):
      PickerBuilder(dependencies: dependencies).build(choice, listener: interactor)
    case .note(let text, let rows):
      NoteBuilder().build(text, for: rows, at: segment, listener: interactor)
    case .form:
      EntryFormBuilder(dependencies: dependencies)
        .build(interactor.model.listing.query.account, listener: interactor)
    case .edit(let row):
      EntryFormBuilder(dependencies: dependencies)
        .build(editing: row, at: segment, listener: interactor)
    case .copy(let row):
      EntryFormBuilder(dependencies: dependencies)
        .build(copying: row, at: segment, listener: interactor)
    case .split(let rows):
      SplitFormBuilder(dependencies: dependencies).build(rows, at: segment, listener: interactor)
    case .categoryForm(let category):
      CategoryFormBuilder(dependencies: dependencies)
        .build(category, at: segment, listener: interactor)
    case .ruleForm(let rule):
      RuleFormBuilder(dependencies: dependencies).build(rule, at: segment, listener: interactor)
    case .accountForm(let account):
      AccountFormBuilder(dependencies: dependencies)
        .build(account, at: segment, listener: interactor)
    case .bankImport: dependencies.import.build(listener: interactor)
    case .export(let query):
      ExportBuilder(dependencies: dependencies).build(query, listener: interactor)
    }
  }
}
