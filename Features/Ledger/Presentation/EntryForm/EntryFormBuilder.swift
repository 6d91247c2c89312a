import LedgerDomain
import RIBs
import TerminalRIBs
import Time

protocol EntryFormDependency: Dependency {
  var addEntry: AddEntry { get }
  var clock: any WallClock { get }
}

protocol EntryFormListener: Listener {
  func entryFormDidSave(_ row: LedgerRow)
  /// The user has left an empty form, or given up what was written.
  func entryFormDidClose()
}

/// Builds the form in which an entry is written by hand.
protocol EntryFormBuildable: Buildable {
  func build(listener: any EntryFormListener) -> any ViewableRouting
}

final class EntryFormBuilder: Builder<any EntryFormDependency>, EntryFormBuildable {
  func build(listener: any EntryFormListener) -> any ViewableRouting {
    let draft = LedgerDraft(day: Day(milliseconds: dependency.clock.now))
    let view = EntryFormView(EntryFormViewModel(draft: draft))
    let interactor = EntryFormInteractor(
      draft, presenter: view, dependency: dependency, listener: listener)
    return EntryFormRouter(interactor: interactor, view: view)
  }
}
