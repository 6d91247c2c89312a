public import RIBs
import TerminalUI

/// A router's place for zero or one child: attaching and showing are one step, and so are detaching
/// and taking off the stage.
@MainActor
public final class Slot {
  private weak var router: AnyRouter?
  private let stage: (any Stage)?
  /// The child in it; nil in an empty one.
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
    vacate()
    self.child = child
    router?.attach(child)
  }

  /// Shows and attaches `child`, in place of the one there was.
  ///
  /// It is shown first, since it may end during its own activation. Esc calls `back`; if none is
  /// given it clears the slot, but for a first screen, which Esc does not leave.
  public func show(
    _ child: any ViewableRouting, as presentation: Presentation,
    back: (@MainActor () -> Void)? = nil
  ) {
    vacate()
    self.child = child
    view = child.anyView
    present(as: presentation, back: back)
    router?.attach(child)
  }

  /// Shows the child another way, as when what stood beside a list becomes a screen of its own; it
  /// stays attached.
  ///
  /// Esc does what it would do had the child been shown so. Nothing happens in an empty slot.
  public func present(as presentation: Presentation, back: (@MainActor () -> Void)? = nil) {
    guard let view else { return }
    if let back {
      view.back = back
    } else if case .embed = presentation {
      view.back = nil
    } else {
      view.back = { [weak self] in self?.clear() }
    }
    stage?.present(view, as: presentation)
  }

  /// Detaches the child and takes its view off the stage; an empty slot stays as it is.
  public func clear() {
    let child = self.child
    let view = self.view
    self.child = nil
    self.view = nil
    if let view { stage?.dismiss(view) }
    if let child { router?.detach(child) }
  }

  /// Clears the slot, and again if somebody shows another child while the old one leaves.
  private func vacate() {
    repeat { clear() } while child != nil
  }
}
