import RIBs
import TerminalRIBs

/// Builds the riblet that has the features of the app side by side.
@MainActor
struct MainBuilder {
  let tabs: [Tab]
  /// Called when another tab is shown.
  let onMove: @MainActor () -> Void

  func build() -> any ViewableRouting {
    MainRouter(
      interactor: Interactor(), view: TabsView(tabs.map(\.title)), tabs: tabs, onMove: onMove)
  }
}
