import RIBs
import TerminalUI

/// A child of a router, and its view on a stage.
///
/// The view is shown before the child is attached, since the child may ask to be detached while it
/// activates. It is removed when the child resigns, also because something else has detached the child
/// or the router, and shown again when the child is active below the router again.
@MainActor
final class Placement {
  private weak var attached: AnyRouter?
  private weak var router: AnyRouter?
  private let stage: (any Stage)?
  private(set) weak var view: AnyView?
  private var presentation = Presentation.embed
  private var isShown = false

  /// `view` is that of `child`; nil for a child without one.
  init(of child: AnyRouter, _ view: AnyView?, in router: AnyRouter?, on stage: (any Stage)?) {
    attached = child
    self.view = view
    self.router = router
    self.stage = stage
    view?.holdsUnsaved = { [weak child] in child?.hasUnsavedBelow ?? false }
    child.onActivityChange = { [weak self] in self?.activityDidChange() }
  }

  isolated deinit { hide() }

  /// The child, while it is attached to the router.
  var child: AnyRouter? {
    guard let router, let attached, attached.parent === router else { return nil }
    return attached
  }

  /// Whether the view is a part of the router's own.
  var isPart: Bool {
    if case .embed = presentation { view != nil } else { false }
  }

  /// Shows the view, before the child is attached.
  func show(as presentation: Presentation) {
    isShown = true
    change(to: presentation)
  }

  /// Changes how the view is shown.
  func change(to presentation: Presentation) {
    self.presentation = presentation
    if isShown, let view { stage?.present(view, as: presentation) }
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    if let view { stage?.dismiss(view) }
  }

  /// Removes the view from the stage, and detaches the child if it is attached.
  func remove() {
    hide()
    if let child { router?.detach(child) }
  }

  private func activityDidChange() {
    if child?.isActive != true { hide() } else if !isShown { show(as: presentation) }
  }
}
