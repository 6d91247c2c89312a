/// A router of any kind: what a parent attaches, and what links, places and the inspector ask.
///
/// The tree owns everything. A router owns its interactor and its children, and all other
/// references between the parts of a riblet point back up and are weak. What a router may override
/// is below; how it is attached is in `Tree/`.
@MainActor open class AnyRouter: RouterNode, CustomStringConvertible {
  override init(lifecycle: Interactor) { super.init(lifecycle: lifecycle) }

  /// The name of the riblet, such as `Home`, from the type of the router or, where that is a plain
  /// one, of the interactor.
  nonisolated open var name: String {
    let own = ribletName(of: type(of: self), without: "Router")
    guard own.isEmpty || own == "Viewable" else { return own }
    let inner = type(of: lifecycle).ribletName
    return inner.isEmpty ? "Riblet" : inner
  }

  /// The name of the riblet's router, such as `HomeRouter`.
  nonisolated public var description: String { name + "Router" }

  /// True for a riblet with a view.
  open var isViewable: Bool { false }

  /// The objects that ought to be freed with the router.
  open var parts: [AnyObject] { [self, lifecycle] }

  /// Called once, after the first activation.
  ///
  /// Attach here the children that never leave. They become active when this returns, after those
  /// that were attached before.
  open func didLoad() {}

  // Navigation: links, restoration and the question before quitting use nothing else of a router.

  /// What a link calls this riblet; links pass through a riblet without one.
  open var segment: Segment? { nil }

  /// What this riblet remembers besides its segment, such as a selection; nil for nothing.
  ///
  /// `restore` takes back what it returned.
  open var restorationState: RestorationState? { nil }

  /// Restores what `restorationState` returned; called after the riblet has become active, perhaps before what
  /// it shows has been loaded.
  ///
  /// Leaves out what cannot be restored.
  open func restore(_ restoration: RestorationState) {}

  /// The child that the user is at; nil where they are at none.
  ///
  /// The standard one is the youngest active child with a segment, or else the youngest active one.
  /// A router whose children stand side by side, such as tabs, says which it is.
  open var front: AnyRouter? {
    let candidates = children.filter(\.isActive)
    return candidates.last { $0.segment != nil } ?? candidates.last
  }

  /// Whether unsaved input would be lost if the app ended now, such as a form that was begun, or a
  /// file that is half read; a download that can be repeated is none.
  open var hasUnsaved: Bool { false }

  /// Goes to the riblet that `segment` names, attaching it where it is not on the tree yet.
  ///
  /// The standard behaviour finds an attached child by its whole segment, or else asks the children
  /// that have none, in order.
  ///
  /// - Throws: `LinkError.unknown` when there is no such riblet; `open(_: Link)` wraps any other error
  ///   of an override.
  open func open(_ segment: Segment) async throws -> AnyRouter { try await find(segment) }

  /// Called when a link or a place ends here: detaches what lies over the riblet.
  open func arrive() {}
}

/// The name of `type` without its generic arguments and without `suffix`.
func ribletName(of type: Any.Type, without suffix: String) -> String {
  let full = String(describing: type).prefix { $0 != "<" }
  return String(full.hasSuffix(suffix) ? full.dropLast(suffix.count) : full)
}

extension AnyRouter {
  /// Calls `body` with each router of the subtree, parents before children, and its depth: 0 for this
  /// router.
  ///
  /// `body` must not change the tree.
  public final func visit(_ body: (AnyRouter, _ depth: Int) -> Void) {
    var router = self
    var depth = 0
    while true {
      body(router, depth)
      if let child = router.firstChild {
        router = child
        depth += 1
        continue
      }
      while router !== self, router.next == nil, let parent = router.parent {
        router = parent
        depth -= 1
      }
      guard router !== self, let next = router.next else { return }
      router = next
    }
  }
}
