import LedgerDomain
import RIBs
import TerminalRIBs

protocol ImportDependency: Dependency {
  var readImport: ReadImport { get }
  var importEntries: ImportEntries { get }
  var homeFolder: String? { get }
}

protocol ImportListener: Listener {
  /// So many entries were added.
  func importDidEnd(_ count: Int)
  /// The user has changed their mind; nothing was added.
  func importDidClose()
}

/// Builds the sheet that shows what a bank's file has, and adds it.
protocol ImportBuildable: Buildable {
  func build(listener: any ImportListener) -> any ViewableRouting
}

final class ImportBuilder: Builder<any ImportDependency>, ImportBuildable {
  func build(listener: any ImportListener) -> any ViewableRouting {
    let view = ImportView(ImportViewModel())
    let interactor = ImportInteractor(
      presenter: view, dependency: dependency, listener: listener)
    return ImportRouter(interactor: interactor, view: view)
  }
}
