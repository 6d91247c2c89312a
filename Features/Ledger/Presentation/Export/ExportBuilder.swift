import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import Time

protocol ExportListener: Listener {
  /// So many entries were written.
  func exportDidEnd(_ count: Int, at path: String)
  /// The user has left; no file was written.
  func exportDidClose()
}

struct ExportBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock
  let language: Language

  static let segment: Segment = "export"

  /// `query` is what the table shows.
  @MainActor func build(
    _ query: LedgerQuery, listener: any ExportListener
  ) -> any ViewableRouting {
    let day = Day(milliseconds: clock.now)
    let view = ExportView(Export.Model(query: query, path: "~/galbi-\(day).csv"))
    let interactor = ExportInteractor(ledger, language, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: interactor)
  }
}
