import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import Time

protocol ExportDependency: Dependency {
  var exportLedger: ExportLedger { get }
  var clock: any WallClock { get }
  var language: Language { get }
  var homeFolder: String? { get }
}

protocol ExportListener: Listener {
  /// So many entries stand in a file now.
  func exportDidEnd(_ count: Int, at path: String)
  /// The user has changed their mind; no file was written.
  func exportDidClose()
}

/// Builds the sheet that writes entries into a file.
protocol ExportBuildable: Buildable {
  /// `query` is what the table shows.
  func build(_ query: LedgerQuery, listener: any ExportListener) -> any ViewableRouting
}

final class ExportBuilder: Builder<any ExportDependency>, ExportBuildable {
  func build(_ query: LedgerQuery, listener: any ExportListener) -> any ViewableRouting {
    let day = Day(milliseconds: dependency.clock.now)
    let model = ExportViewModel(query: query, path: "~/galbi-\(day).csv")
    let view = ExportView(model)
    let interactor = ExportInteractor(
      model, presenter: view, dependency: dependency, listener: listener)
    return ExportRouter(interactor: interactor, view: view)
  }
}
