import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import Time

struct ExportBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock
  let language: Language

  static let segment: Segment = "export"

  /// `query` is what the table shows.
  @MainActor func build(
    _ query: LedgerQuery, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let day = Day(milliseconds: clock.now)
    let view = ExportView(Export.Model(query: query, path: "~/galbi-\(day).csv"))
    let interactor = ExportInteractor(ledger, language, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: interactor)
  }
}
