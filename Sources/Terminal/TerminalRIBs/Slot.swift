public import RIBs
import TerminalUI

/// A router's place for zero or one child, which joins attaching with presentation.
///
/// A link or a place that ends at the router clears it, unless the child is embedded.
///
/// A router has a slot for each child that it shows by itself:
///
/// ```swift
/// final class CitiesRouter: ViewableRouter<CitiesInteractor, CitiesView>, CitiesRouting {
///   private let stage: any Stage
///   private lazy var city = Slot(of: self, on: stage)
///
///   init(on stage: any Stage) {
///     self.stage = stage
///     let view = CitiesView(Listing(["Seoul", "Busan", "Gangneung"].map(Cities.Row.init)))
///     super.init(interactor: CitiesInteractor(on: view), view: view)
///     interactor.router = self
///   }
///
///   func routeToCity(_ name: String) { city.show(CityBuilder().build(name), as: .push) }
/// }
/// ```
@MainActor
public final class Slot: Overlay {
  private weak var router: AnyRouter?
  private let stage: (any Stage)?
  private var placement: Placement?

  /// The attached child; nil in an empty slot.
  public var child: AnyRouter? { placement?.child }

  /// A slot of `router` whose children with a view are shown on `stage`; without one it is for
  /// children without a view.
  public convenience init(of router: AnyRouter, on stage: (any Stage)? = nil) {
    self.init(router, stage)
    if stage != nil { (router as? any OverlayHolder)?.overlays.append(self) }
  }

  /// A slot that a link to the router leaves as it is.
  init(_ router: AnyRouter, _ stage: (any Stage)?) {
    self.router = router
    self.stage = stage
  }

  /// Attaches a child without a view, and detaches the previous one.
  public func attach(_ child: AnyRouter) {
    fill(with: child, nil)
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
    let placement = fill(with: child, child.anyView)
    child.anyView.back = back ?? standardBack(presentation)
    placement.show(as: presentation)
    router?.attach(child)
  }

  /// Opens a segment in the slot, for an override of the router's `open`: the child that has the segment, or else
  /// the one that is shown for what the segment names.
  ///
  /// - Parameters:
  ///   - segment: Of a link or a place.
  ///   - item: Returns what the segment names, once it is read; nil for another segment.
  ///   - show: Shows that in the slot.
  /// - Returns: The child; nil where the segment names nothing, or the router has left the tree meanwhile.
  /// - Throws: What `item` throws; `CancellationError` if the caller is cancelled meanwhile; `LinkError.unsaved`
  ///   where another child has unsaved input. Nothing is shown then.
  public func open<Item>(
    _ segment: Segment, finding item: @MainActor (Segment) async throws -> Item?,
    show: @MainActor (Item) -> Void
  ) async throws -> AnyRouter? {
    if let child, child.segment == segment { return child }
    guard let item = try await item(segment) else { return nil }
    try Task.checkCancellation()
    guard let router, router.isActive else { return nil }
    guard !router.hasUnsavedBelow else { throw LinkError.unsaved(segment, reached: router) }
    show(item)
    return child ?? router
  }

  /// Changes the presentation of the child, such as from beside a list to a screen of its own; the
  /// child stays attached.
  ///
  /// `back` is as in `show`. Does nothing in an empty slot.
  public func present(as presentation: Presentation, back: (@MainActor () -> Void)? = nil) {
    guard child != nil else { return }
    placement?.view?.back = back ?? standardBack(presentation)
    placement?.change(to: presentation)
  }

  /// Removes the view of the child from the stage and detaches the child; does nothing in an empty
  /// slot.
  public func clear() { placement.take()?.remove() }

  func leave() {
    if placement?.isPart == false { clear() }
  }

  /// Clears the slot, again if a callback shows another child meanwhile, and places `child`.
  @discardableResult
  private func fill(with child: AnyRouter, _ view: AnyView?) -> Placement {
    while placement != nil { clear() }
    let placement = Placement(of: child, view, in: router, on: stage)
    self.placement = placement
    return placement
  }

  private func standardBack(_ presentation: Presentation) -> (@MainActor () -> Void)? {
    if case .embed = presentation { nil } else { { [weak self] in self?.clear() } }
  }
}
