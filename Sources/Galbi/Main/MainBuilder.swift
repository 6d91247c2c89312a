import RIBs
import TerminalRIBs

/// Builds the riblet that holds the features of the app side by side.
protocol MainBuildable: Buildable {
  func build() -> any ViewableRouting
}

protocol MainDependency: Dependency {
  /// The features that are there, in the order of the tabs.
  var tabs: [Tab] { get }
}

final class MainBuilder: Builder<any MainDependency>, MainBuildable {
  func build() -> any ViewableRouting {
    let tabs = dependency.tabs
    return MainRouter(
      interactor: Interactor(), view: TabsView(tabs.map(\.title)), tabs: tabs)
  }
}
