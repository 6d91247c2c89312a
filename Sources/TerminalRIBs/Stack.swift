public import RIBs
import TerminalUI

/// A router's stack of children with views, the last one visible.
@MainActor
public final class Stack {
  private weak var router: AnyRouter?
  private let stage: any Stage
  private var entries: [Entry] = []

  private struct Entry {
    weak var child: (any ViewableRouting)?
    weak var view: AnyView?
  }

  public init(of router: AnyRouter, on stage: any Stage) {
    self.router = router
    self.stage = stage
  }

  /// A riblet that is freed leaves the stage as it found it.
  isolated deinit {
    for entry in entries.reversed() { entry.view.map(stage.dismiss) }
  }

  /// The visible child.
  public var top: (any ViewableRouting)? { entries.last?.child }

  public var count: Int { entries.count }

  /// Shows and attaches `child` over the others.
  ///
  /// Esc calls `back`; without one it detaches `child` and the children above it.
  public func push(_ child: any ViewableRouting, back: (@MainActor () -> Void)? = nil) {
    let below = entries.count
    entries.append(Entry(child: child, view: child.anyView))
    child.anyView.back = back ?? { [weak self] in self?.pop(to: below) }
    stage.present(child.anyView, as: .push)
    router?.attach(child)
  }

  /// Detaches the visible child.
  public func pop() { pop(to: entries.count - 1) }

  /// Detaches the children above the first `count`, from top to bottom.
  public func pop(to count: Int) {
    while entries.count > max(count, 0) {
      let entry = entries.removeLast()
      if let view = entry.view { stage.dismiss(view) }
      if let child = entry.child { router?.detach(child) }
    }
  }
}
