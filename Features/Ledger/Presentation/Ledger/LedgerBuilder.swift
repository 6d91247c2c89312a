public import LedgerDomain
public import LedgerInterface
public import Phrases
public import RIBs
public import Store
public import TerminalRIBs
public import Time

public protocol LedgerDependency: Dependency {
  var ledger: Stored<LedgerState> { get }
  var listLedger: ListLedger { get }
  var sumMonths: SumMonths { get }
  var categoriseEntries: CategoriseEntries { get }
  var noteEntries: NoteEntries { get }
  var addEntry: AddEntry { get }
  var deleteEntries: DeleteEntries { get }
  var readImport: ReadImport { get }
  var importEntries: ImportEntries { get }
  var exportLedger: ExportLedger { get }
  var undoLedger: UndoLedger { get }
  var redoLedger: RedoLedger { get }
  var notify: Notify { get }
  var clock: any WallClock { get }
  /// Of the headings and categories in files that are exported.
  var language: Language { get }
  /// What `~` stands for in a path; nil where nobody knows.
  var homeFolder: String? { get }
}

public final class LedgerBuilder: Builder<any LedgerDependency>, LedgerBuildable {
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = LedgerView(LedgerViewModel())
    let interactor = LedgerInteractor(presenter: view, dependency: dependency)
    let component = LedgerComponent(dependency: dependency)
    return LedgerRouter(
      interactor: interactor, view: view, stage: stage,
      builders: LedgerBuilders(
        choice: ChoiceBuilder(), note: NoteBuilder(),
        form: EntryFormBuilder(dependency: component),
        importing: ImportBuilder(dependency: component),
        exporting: ExportBuilder(dependency: component), glance: GlanceBuilder()))
  }
}

/// Hands what the sheets need on to them.
private final class LedgerComponent: Component<any LedgerDependency>, EntryFormDependency,
  ImportDependency, ExportDependency
{
  var addEntry: AddEntry { dependency.addEntry }
  var readImport: ReadImport { dependency.readImport }
  var importEntries: ImportEntries { dependency.importEntries }
  var exportLedger: ExportLedger { dependency.exportLedger }
  var clock: any WallClock { dependency.clock }
  var language: Language { dependency.language }
  var homeFolder: String? { dependency.homeFolder }
}
