public import RIBs
public import Store
public import TerminalUI

/// The detail of what is selected in a list: beside the list on a wide stage, and over it while the user
/// is at it.
///
/// A router has one for its list, and says what is selected, and when the user goes there and back. A link
/// or a place that ends at the router brings the user back to the list, too.
///
/// ```swift
/// private lazy var city = ListDetail<String>(of: self, beside: view, on: stage) { name, _ in
///   CityBuilder().build(name)
/// }
///
/// override func didLoad() { city.followWidth() }
///
/// override var front: AnyRouter? { city.front }
///
/// func didSelect(_ name: String?) { city.select(name) }
///
/// func routeToCity(_ name: String) { city.visit(name) }
/// ```
@MainActor
public final class ListDetail<Item: Equatable>: Overlay {
  /// Whether the user is at the detail, not at the list.
  public private(set) var isVisited = false

  private weak let router: AnyRouter?
  private weak let list: AnyView?
  private let stage: any Stage
  private let slot: Slot
  private let presentation: Presentation
  private let isOnlyBesideWhenWide: Bool
  private let build: @MainActor (Item, Bool) -> any ViewableRouting
  private let reuse: @MainActor (AnyRouter, Item) -> Bool
  private let onMove: @MainActor (AnyRouter, Bool) -> Void
  private var width: AnyObject?
  /// From so many columns on the stage has room for both.
  private var columnsForBoth = StageView.wide
  private var selected: Item?
  /// What the child is for.
  private var shown: Item?
  /// Whether the child lies over the list.
  private var isOver = false

  /// - Parameters:
  ///   - router: To which the detail is attached.
  ///   - list: The view beside which it stands.
  ///   - stage: On which both are shown.
  ///   - presentation: How it is shown over the list.
  ///   - isOnlyBesideWhenWide: Whether the user stays at the list while there is room beside it.
  ///   - reuse: Shows another item in a detail that is attached, and says whether it could; without it a
  ///     detail is built for each item.
  ///   - onMove: Called with a detail that stays attached when the user comes to it, and with false when
  ///     they leave it.
  ///   - build: Makes the detail of an item, and is told whether the user comes to it.
  public init(
    of router: AnyRouter, beside list: AnyView, on stage: any Stage,
    over presentation: Presentation = .push, isOnlyBesideWhenWide: Bool = false,
    reuse: @escaping @MainActor (AnyRouter, Item) -> Bool = { _, _ in false },
    onMove: @escaping @MainActor (AnyRouter, Bool) -> Void = { _, _ in },
    build: @escaping @MainActor (Item, Bool) -> any ViewableRouting
  ) {
    self.router = router
    self.list = list
    self.stage = stage
    self.presentation = presentation
    self.isOnlyBesideWhenWide = isOnlyBesideWhenWide
    self.reuse = reuse
    self.onMove = onMove
    self.build = build
    slot = Slot(router, stage)
    (router as? any OverlayHolder)?.overlays.append(self)
  }

  /// The attached detail, beside the list or over it.
  public var child: AnyRouter? { slot.child }

  /// The detail that the user is at; nil for one that is only beside the list.
  public var front: AnyRouter? { isVisited ? child : nil }

  /// Keeps the detail beside the list whenever the stage is wide; `onChange` is told before, and at once.
  ///
  /// A list that would lose columns to the detail on such a stage says from how many `columns` on both have
  /// room.
  public func followWidth(
    from columns: Int = StageView.wide,
    _ onChange: @escaping @MainActor (_ isWide: Bool) -> Void = { _ in }
  ) {
    columnsForBoth = columns
    let follow: @MainActor (Bool) -> Void = { [weak self] isWide in
      onChange(isWide)
      self?.settle()
    }
    width = stage.observeWidth(from: columns, follow)
    follow(isWide)
  }

  private var isWide: Bool { stage.isWide(from: columnsForBoth) }

  /// Shows the detail of what is selected beside the list; nil for nothing.
  public func select(_ item: Item?) {
    selected = item
    settle()
  }

  /// Brings the user to the detail of an item, over the list.
  public func visit(_ item: Item) {
    guard !(isOnlyBesideWhenWide && isWide) else { return }
    isVisited = true
    show(item)
  }

  /// Brings the user back to the list, if they are at the detail.
  public func leave() {
    guard isVisited else { return }
    isVisited = false
    if let child { onMove(child, false) }
    settle()
  }

  private func settle() {
    if isOnlyBesideWhenWide, isWide { isVisited = false }
    guard !isVisited else { return }
    guard isWide, let selected else {
      shown = nil
      return slot.clear()
    }
    if isOver || selected != shown || child == nil { show(selected) }
  }

  private func show(_ item: Item) {
    let presentation = isVisited ? presentation : list.map { .beside($0) } ?? presentation
    let back: @MainActor () -> Void = { [weak self] in self?.leave() }
    isOver = isVisited
    guard let child, item == shown || reuse(child, item) else {
      shown = item
      return slot.show(build(item, isVisited), as: presentation, back: back)
    }
    shown = item
    slot.present(as: presentation, back: back)
    if isVisited { onMove(child, true) }
    router?.didMove()
  }
}

/// The item of a detail that is the same whatever is selected, and shows that by itself.
public struct SoleItem: Equatable {}

extension ListDetail where Item == SoleItem {
  /// A detail that follows the selection by itself; `build` is told whether the user comes to it.
  public convenience init(
    of router: AnyRouter, beside list: AnyView, on stage: any Stage,
    over presentation: Presentation = .push, isOnlyBesideWhenWide: Bool = false,
    onMove: @escaping @MainActor (AnyRouter, Bool) -> Void = { _, _ in },
    build: @escaping @MainActor (Bool) -> any ViewableRouting
  ) {
    self.init(
      of: router, beside: list, on: stage, over: presentation,
      isOnlyBesideWhenWide: isOnlyBesideWhenWide, onMove: onMove,
      build: { _, isVisited in build(isVisited) })
    selected = SoleItem()
  }

  /// Brings the user to the detail, over the list.
  public func visit() { visit(SoleItem()) }
}

/// The interactor of a riblet without logic of its own: it shows a model that its parent stores.
open class StoredInteractor<Shown: Riblet>: PresentableInteractor<Shown> {
  private let stored: Stored<Model>

  /// Shows `stored` on `presenter` while the riblet is active.
  public init(_ stored: Stored<Shown.Model>, on presenter: any Presentable<Shown>) {
    self.stored = stored
    super.init(on: presenter)
  }

  /// Follows the stored model.
  open override func didBecomeActive() {
    whileActive(stored.observe { [weak self] in self?.model = $0 })
  }
}
