/// Whether a riblet is on the tree, known without looking at its parts, which may be gone.
///
/// Weak references would say the same, but each object that has one counts in a side table for the
/// rest of its life: more than half of what a leaf costs.
@MainActor @usableFromInline class Presence {
  private let interactor: UInt

  /// Set while the riblet is active: then the tree owns its router, and that its interactor.
  final var router: UInt?

  fileprivate init(interactor: UInt) {
    self.interactor = interactor
  }

  init(of interactor: Interactor) {
    self.interactor = address(of: interactor)
  }

  /// The presence of the riblet to which an object belongs that is alive.
  @usableFromInline static func of(_ address: UInt) -> Presence? {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return switch object {
    case let interactor as Interactor: interactor.presence
    case let router as AnyRouter: router.lifecycle.presence
    default: PresenceElsewhere(of: object)
    }
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
    super.init(interactor: 0)
  }

  override func includes(_ address: UInt) -> Bool { object != nil }
}

/// Where an object lies, as the first word of a reference to it.
func address(of object: AnyObject) -> UInt {
  UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
}
