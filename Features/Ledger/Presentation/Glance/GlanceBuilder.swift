import RIBs
import TerminalRIBs

/// Builds the riblet that shows one entry.
protocol GlanceBuildable: Buildable {
  func build(_ model: GlanceViewModel) -> any GlanceRouting
}

/// The riblet that shows one entry, as whoever attached it sees it.
protocol GlanceRouting: ViewableRouting {
  func show(_ model: GlanceViewModel)
}

final class GlanceBuilder: GlanceBuildable {
  func build(_ model: GlanceViewModel) -> any GlanceRouting {
    GlanceRouter(interactor: Interactor(), view: GlanceView(model))
  }
}
