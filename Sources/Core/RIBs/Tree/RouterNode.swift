/// The place of one router in its tree: its list of children, its neighbours, its state.
///
/// Storage of `AnyRouter`, its only subclass, for the files of the tree.
@MainActor open class RouterNode {
  /// Its interactor, without its type.
  package final let lifecycle: Interactor

  /// Made for the first child.
  final private(set) var childList: ChildList?

  /// The list of the parent in which this router stands; it does not dangle, see `ChildList`.
  @Uncounted final var siblings: ChildList? = nil

  // The neighbours in that list, which sets and clears them.
  final var next: AnyRouter?
  @Uncounted final var previous: AnyRouter? = nil

  /// The tree in which this router is active.
  ///
  /// It does not dangle: a tree owns its root and resigns all its routers before it is freed.
  @Uncounted final var tree: Tree? = nil

  /// The tree of which this is the root; it does not dangle, for the same reason.
  @Uncounted final var launchedTree: Tree? = nil

  /// Only in a tree that is observed.
  final var mark: RouterMark?

  /// Called when this router has become active, before its interactor does, and when both have
  /// resigned: for the stage that shows the riblet's view.
  package final var onActivityChange: (() -> Void)?

  /// Whether `restorationState` has the places of the children that are not in front, as that of tabs does.
  package final var remembersChildren = false

  /// What could not be restored below this router, and is a part of its place until it is.
  final var unrestored: [UnrestoredPlace] = []

  /// The links and places that are opened here.
  final lazy var queue = SerialTaskQueue()

  /// Counts the activations, so that a walk sees that its place was left in between.
  final var activation: UInt32 = 0

  /// Counts the times it left a parent or ended a tree of its own.
  final var departure: UInt32 = 0

  final var isLoaded = false

  /// Its children are being activated, in order, by a walk.
  final var isActivating = false

  /// Its children are being resigned, in reverse order, by a walk.
  final var isResigning = false

  /// `detach` or `shutDown` of this very router is under way.
  final var isDeparting = false

  init(lifecycle: Interactor) {
    self.lifecycle = lifecycle
  }

  /// The children in the order of their attachment.
  public final var children: [AnyRouter] {
    var children: [AnyRouter] = []
    var child = firstChild
    while let present = child {
      children.append(present)
      child = present.next
    }
    return children
  }

  /// The router to which this one is attached.
  public final var parent: AnyRouter? { siblings?.owner }

  /// True while this router and all above it are on a launched tree.
  public final var isActive: Bool { !$tree.isNone }

  /// The workers that run for this riblet now, in the order of their start.
  public final var workers: [any Worker] { lifecycle.workers }

  /// The observers of the tree in which this is active; nil without any.
  final var observers: Observers? {
    $tree.look { $0.observers.isEmpty ? nil : $0.observers } ?? nil
  }

  final var firstChild: AnyRouter? { childList?.first }

  /// The list of children of `owner`, which is this node; made for the first child and kept until
  /// the router is freed.
  final func openChildList(of owner: AnyRouter) -> Uncounted<ChildList> {
    if childList == nil { childList = ChildList(of: owner) }
    return Uncounted(wrappedValue: childList)
  }
}
