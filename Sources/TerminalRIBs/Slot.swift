public import RIBs
import TerminalUI

/// A router's place for zero or one child, which joins attaching with presentation.
@MainActor
public final class Slot {
  private weak var router: AnyRouter?
  private let stage: (any Stage)?
  /// The attached child; nil in an empty slot.
  public private(set) weak var child: AnyRouter?
  private weak var view: AnyView?

  /// A slot of `router` whose children with a view are shown on `stage`; without one it is for
  /// children without a view.
  public init(of router: AnyRouter, on stage: (any Stage)? = nil) {
    self.router = router
    self.stage = stage
  }

  /// A riblet that is freed leaves the stage as it found it.
  isolated deinit {
    if let view { stage?.dismiss(view) }
  }

  /// Attaches a child without a view, and detaches the previous one.
  public func attach(_ child: AnyRouter) {
    vacate()
    self.child = child
    router?.attach(child)
  }

  /// Shows and attaches `child`, and detaches the previous one.
  ///
  /// The view is shown first, since the child may ask to be detached while it activates. Esc calls
  /// `back`; without one it clears the slot, except for an embedded screen, which Esc does not leave.
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

  /// Changes the presentation of the child, such as from beside a list to a screen of its own; the
  /// child stays attached.
  ///
  /// `back` is as in `show`. Does nothing in an empty slot.
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

  /// Removes the view of the child from the stage and detaches the child; does nothing in an empty
  /// slot.
  public func clear() {
    let child = self.child
    let view = self.view
    self.child = nil
    self.view = nil
    if let view { stage?.dismiss(view) }
    if let child { router?.detach(child) }
  }

  /// Clears the slot, again if a callback shows another child meanwhile.
  private func vacate() {
    repeat { clear() } while child != nil
  }
}
