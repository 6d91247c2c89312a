/// Whether a riblet is on the tree, known without looking at its parts, which may be gone.
///
/// Weak references would say the same, but each object that has one counts in a side table for the
/// rest of its life: more than half of what a leaf costs.
@MainActor @usableFromInline class Presence {
  private let interactor: UInt

  /// Set while the riblet is active: then the tree owns its router, and that its interactor.
  final var router: UInt?

  fileprivate init() { interactor = 0 }

  init(of interactor: Interactor, activeIn router: Uncounted<AnyRouter>) {
    self.interactor = Uncounted(wrappedValue: interactor).address ?? 0
    self.router = router.address
  }

  /// The presence of the riblet to which `object` belongs, or its own.
  @usableFromInline static func of(_ object: AnyObject) -> Presence {
    if let interactor = object as? Interactor { return interactor.presence }
    if let router = object as? AnyRouter { return router.lifecycle.presence }
    return PresenceElsewhere(of: object)
  }

  /// Whether the object at an address is alive.
  @usableFromInline func includes(_ address: UInt) -> Bool {
    router != nil && (address == interactor || address == router)
  }
}

/// Whether an object is alive that is no part of a riblet.
private final class PresenceElsewhere: Presence {
  private weak var object: AnyObject?

  init(of object: AnyObject) {
    self.object = object
    super.init()
  }

  override func includes(_ address: UInt) -> Bool { object != nil }
}
