/// A router of any kind: what a parent attaches.
///
/// The tree owns everything. A router owns its interactor and its children, and all other
/// references between the parts of a riblet point back up and are `Up` or weak.
@MainActor open class AnyRouter: CustomStringConvertible {
  final let lifecycle: Interactor

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

  /// Only in a tree that is observed.
  final var mark: RouterMark?

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

  /// The tree of which this is the root; it does not dangle either.
  @Uncounted final var launchedTree: Tree? = nil

  init(lifecycle: Interactor) {
    self.lifecycle = lifecycle
  }

  /// The name of the riblet, such as `Home`, from the type of the router or, where that is a plain
  /// one, of the interactor.
  nonisolated open var name: String {
    let own = ribletName(of: type(of: self), without: "Router")
    guard own.isEmpty || own == "Viewable" else { return own }
    let inner = ribletName(of: type(of: lifecycle), without: "Interactor")
    return inner.isEmpty ? "Riblet" : inner
  }

  /// The name of the riblet's router, such as `HomeRouter`.
  nonisolated public var description: String { name + "Router" }

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

  /// True while this is active in a tree that somebody observes.
  final var isObserved: Bool { $tree.look { !$0.observers.isEmpty } ?? false }

  /// True for a riblet with a view.
  open var isViewable: Bool { false }

  /// The objects that ought to go when the router goes.
  open var parts: [AnyObject] { [self, lifecycle] }

  /// What a link calls this riblet; a riblet without one is passed through.
  open var segment: Segment? { nil }

  /// What this riblet remembers besides its segment, such as a selection; nil for nothing.
  ///
  /// What it tells here it takes back in `recall`.
  open var memory: Memory? { nil }

  /// The child that the user is at; nil where they are at none.
  ///
  /// The standard one is the youngest active child with a segment, or else the youngest active one.
  /// A router whose children stand side by side, such as tabs, says which it is.
  open var front: AnyRouter? {
    let candidates = children.filter(\.isActive)
    return candidates.last { $0.segment != nil } ?? candidates.last
  }

  /// Whether something of the user's would be lost if the app ended now, such as a form that was
  /// begun, or a file that is half read; a download that can be had again is none.
  open var hasUnsaved: Bool { false }

  final var firstChild: AnyRouter? { childList?.first }

  /// The list of children, made where there is none yet; the router keeps it to its own end.
  final func openChildList() -> Uncounted<ChildList> {
    if childList == nil { childList = ChildList(of: self) }
    return Uncounted(wrappedValue: childList)
  }

  /// Called once, after the first activation.
  ///
  /// Attach here the children that never leave. They become active when this returns, after those
  /// that were attached before.
  open func didLoad() {}

  /// Comes back to what `memory` told; called after the riblet has become active, perhaps before what
  /// it shows has been loaded.
  ///
  /// What it cannot come back to, it leaves out.
  open func recall(_ memory: Memory) {}

  /// Goes to the riblet that `segment` names, attaching it where it is not on the tree yet.
  ///
  /// The standard behaviour finds an attached child by its whole segment, or else asks the children
  /// that have none, in order.
  ///
  /// - Throws: `LinkError.unknown` when there is no such riblet; what an override throws else is
  ///   wrapped by `open(_: Link)`.
  open func open(_ segment: Segment) async throws -> AnyRouter { try await find(segment) }

  /// Called when a link or a place ends here: takes off what lies over the riblet.
  open func arrive() {}
}

/// The name of `type` without its generic arguments and without `suffix`.
private func ribletName(of type: Any.Type, without suffix: String) -> String {
  let full = String(describing: type).prefix { $0 != "<" }
  return String(full.hasSuffix(suffix) ? full.dropLast(suffix.count) : full)
}
