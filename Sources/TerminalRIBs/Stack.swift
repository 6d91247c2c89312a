public import RIBs
import TerminalUI

/// A router's stack of children with views, the last one visible.
@MainActor
public final class Stack {
  private weak var router: AnyRouter?
  private let stage: any Stage
  private var placements: [Placement] = []

  public init(of router: AnyRouter, on stage: any Stage) {
    self.router = router
    self.stage = stage
  }

  /// A riblet that is freed leaves the stage as it found it.
  isolated deinit {
    for placement in placements.reversed() { placement.hide() }
  }

  /// The visible child.
  public var top: AnyRouter? { attached.last?.child }

  public var count: Int { attached.count }

  /// Without the children that something else has detached.
  private var attached: [Placement] { placements.filter { $0.child != nil } }

  /// Shows and attaches `child` over the others.
  ///
  /// Esc calls `back`; without one it detaches `child` and the children above it.
  public func push(_ child: any ViewableRouting, back: (@MainActor () -> Void)? = nil) {
    let placement = Placement(of: child, child.anyView, in: router, on: stage)
    placements = attached + [placement]
    child.anyView.back = back ?? { [weak self, weak placement] in self?.pop(placement) }
    placement.show(as: .push)
    router?.attach(child)
  }

  /// Detaches the visible child.
  public func pop() { pop(to: count - 1) }

  /// Detaches the children above the first `count`, from top to bottom.
  public func pop(to count: Int) {
    while let last = attached.dropFirst(max(count, 0)).last {
      placements.removeAll { $0 === last }
      last.remove()
    }
  }

  /// Detaches the child of `placement` and the children above it.
  private func pop(_ placement: Placement?) {
    if let index = attached.firstIndex(where: { $0 === placement }) { pop(to: index) }
  }
}
