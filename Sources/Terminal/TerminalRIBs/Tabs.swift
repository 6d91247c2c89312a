public import Phrases
public import RIBs
public import TerminalUI

/// A router's children side by side, one of them visible.
///
/// A child is built when it is first shown, and stays attached: its work continues while another one
/// is visible.
@MainActor
public final class Tabs {
  private weak var router: AnyRouter?
  private let view: TabsView
  private let tabs: [Tab]
  /// One for each tab, once it was shown.
  private var placements: [Placement?]
  /// The places to which tabs still return.
  private var awaited: [Int: NavigationPath] = [:]

  /// Called when another tab is shown.
  public var onMove: (() -> Void)?

  private static let shown = "tab"

  /// The tabs of `router`, whose view is `view`, with the titles of the view.
  public init(of router: AnyRouter, in view: TabsView, _ tabs: [Tab]) {
    self.router = router
    self.view = view
    self.tabs = tabs
    placements = tabs.map { _ in nil }
    router.remembersChildren = true
    view.onChoose = { [weak self] index in self?.select(index) }
  }

  /// The visible child.
  public var front: AnyRouter? { placements[view.selected]?.child }

  /// Shows a tab, and attaches its child if it was not shown before.
  public func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let hasMoved = index != view.selected
    view.select(index)
    _ = child(at: index)
    guard hasMoved else { return }
    onMove?()
    router?.didMove()
  }

  /// Shows the tab of a segment and returns its child; nil without such a tab.
  public func open(_ segment: Segment) -> AnyRouter? {
    guard let index = tabs.firstIndex(where: { Segment($0.segment) == segment }) else { return nil }
    select(index)
    return front
  }

  /// The visible tab, and the places in the other attached tabs.
  public var restorationState: RestorationState? {
    guard tabs.count > 1 else { return nil }
    var restoration: RestorationState = [Self.shown: tabs[view.selected].segment]
    for (index, tab) in tabs.enumerated() where index != view.selected {
      let place = awaited[index] ?? placements[index]?.child?.navigationPath
      restoration["\(Self.shown).\(tab.segment)"] = place?.description
    }
    return restoration
  }

  /// Restores all tabs of `restorationState`, as requests of `interactor`.
  public func restore(_ restoration: RestorationState, by interactor: Interactor) {
    for (index, tab) in tabs.enumerated() {
      guard let text = restoration["\(Self.shown).\(tab.segment)"],
        let place = NavigationPath(parsing: text)
      else { continue }
      let child = child(at: index)
      awaited[index] = place
      interactor.request("come back to \(tab.segment)") { [weak self] in
        _ = try? await child.open(place)
        self?.awaited[index] = nil
      }
    }
    if let name = restoration[Self.shown],
      let index = tabs.firstIndex(where: { $0.segment == name })
    {
      select(index)
    }
  }

  private func child(at index: Int) -> AnyRouter {
    if let child = placements[index]?.child { return child }
    let stage = view.stages[index]
    let child = tabs[index].build(stage)
    let placement = Placement(of: child, child.anyView, in: router, on: stage)
    placements[index] = placement
    placement.show(as: .embed)
    router?.attach(child)
    return child
  }
}

/// One of the screens side by side, and how its riblet is built.
public struct Tab {
  /// The segment of the riblet.
  public let segment: String
  /// The title in the row of tabs, in all languages.
  public let title: Phrase
  /// Makes the riblet on a stage of its own.
  let build: @MainActor (any Stage) -> any ViewableRouting

  /// The tab of a destination, whose link is one segment.
  public init(
    _ destination: Destination, build: @escaping @MainActor (any Stage) -> any ViewableRouting
  ) {
    segment = destination.link
    title = destination.title
    self.build = build
  }
}
