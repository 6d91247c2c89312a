import LedgerDomain
import RIBs
import TerminalRIBs

/// Shows one sheet at a time over the ledger; and the selected entry beside it where there is room,
/// else over it.
final class LedgerRouter: ViewableRouter<LedgerInteractor, LedgerView>, LedgerRouting {
  private let builders: LedgerBuilders
  private let stage: any Stage
  private lazy var sheet = Slot(of: self, on: stage)
  private lazy var glance = Slot(of: self, on: stage)
  private weak var shown: (any GlanceRouting)?
  private var entry: GlanceViewModel?
  private var width: AnyObject?

  init(
    interactor: LedgerInteractor, view: LedgerView, stage: any Stage, builders: LedgerBuilders
  ) {
    self.stage = stage
    self.builders = builders
    super.init(interactor: interactor, view: view)
    interactor.router = self
  }

  override var segment: Segment? { "ledger" }

  override func didLoad() {
    width = stage.observeWidth { [weak self] isWide in self?.settleGlance(isWide) }
    settleGlance(stage.isWide)
  }

  /// Opens the sheets that a link may name.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    if let child = sheet.child, child.segment == segment { return child }
    guard !hasUnsavedBelow else { throw LinkError.unsaved(segment, reached: self) }
    switch segment {
    case EntryFormRouter.segment: attachForm()
    case ImportRouter.segment: attachImport()
    case ExportRouter.segment: attachExport(of: interactor.shownQuery)
    default: return try await super.open(segment)
    }
    guard let child = sheet.child else { throw LinkError.unknown(segment, reached: self) }
    return child
  }

  /// What was typed in a sheet is not thrown away for a link.
  override func arrive() {
    guard !hasUnsavedBelow else { return }
    sheet.clear()
    clearEntry()
  }

  override var front: AnyRouter? { sheet.child }

  override var memory: Memory? { interactor.memory }

  override func recall(_ memory: Memory) { interactor.recall(memory) }

  func attachChoice(_ choice: Choice) { show(builders.choice.build(choice, listener: interactor)) }

  func attachNote(_ text: String, for count: Int) {
    show(builders.note.build(text, for: count, listener: interactor))
  }

  func attachForm() { show(builders.form.build(listener: interactor)) }

  func attachImport() { show(builders.importing.build(listener: interactor)) }

  func attachExport(of query: LedgerQuery) {
    show(builders.exporting.build(query, listener: interactor))
  }

  func detachSheet() { sheet.clear() }

  func routeToGlance(at entry: GlanceViewModel) {
    self.entry = entry
    shown?.show(entry)
  }

  func routeToEntry() {
    guard !stage.isWide, let entry else { return }
    let child = builders.glance.build(entry)
    shown = child
    glance.show(child, as: .sheet)
  }

  private func show(_ child: any ViewableRouting) {
    clearEntry()
    sheet.show(child, as: .sheet)
  }

  /// Takes the entry off that lies over the ledger; beside it, it stays.
  private func clearEntry() {
    if !stage.isWide { glance.clear() }
  }

  private func settleGlance(_ isWide: Bool) {
    view.opensEntries = !isWide
    guard isWide else { return glance.clear() }
    let child = builders.glance.build(entry ?? GlanceViewModel())
    shown = child
    glance.show(child, as: .beside(view))
  }
}
