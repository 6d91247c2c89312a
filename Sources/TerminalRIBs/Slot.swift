public import RIBs
import TerminalUI

/// A router's place for zero or one child: attaching and showing are one step, and so are detaching
/// and taking off the stage.
@MainActor
public final class Slot {
  private weak var router: AnyRouter?
  private let stage: (any Stage)?
  public private(set) weak var child: AnyRouter?
  private weak var view: AnyView?

  /// A slot of `router` whose children with a view are shown on `stage`.
  public init(of router: AnyRouter, on stage: any Stage) {
    self.router = router
    self.stage = stage
  }

  /// A slot of `router` for children without a view.
  public init(of router: AnyRouter) {
    self.router = router
    stage = nil
  }

  /// A riblet that goes leaves the stage as it found it.
  isolated deinit {
    if let view { stage?.dismiss(view) }
  }

  /// Attaches a child without a view, in place of the one there was.
  public func attach(_ child: AnyRouter) {
    clear()
    self.child = child
    router?.attach(child)
  }

  /// Shows and attaches `child`, in place of the one there was.
  ///
  /// It is shown first, since it may end during its own activation. Esc calls `back`, which clears
  /// the slot if nothing else is given.
  public func show(
    _ child: any ViewableRouting, as presentation: Presentation,
    back: (@MainActor () -> Void)? = nil
  ) {
    clear()
    self.child = child
    view = child.anyView
    if presentation != .embed {
      child.anyView.back = back ?? { [weak self] in self?.clear() }
    }
    stage?.present(child.anyView, as: presentation)
    router?.attach(child)
  }

  /// Detaches the child and takes its view off the stage; an empty slot stays as it is.
  public func clear() {
    guard let child else { return }
    self.child = nil
    if let view { stage?.dismiss(view) }
    router?.detach(child)
  }
}
