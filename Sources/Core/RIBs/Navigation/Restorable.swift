/// A part of a riblet with a state that a place remembers: the draft of an interactor, the selection of
/// a list.
@MainActor public protocol Restorable: AnyObject {
  /// The state to remember; nil for none.
  var restorationState: RestorationState? { get }

  /// Whether unsaved input would be lost if the app ended now.
  var hasUnsaved: Bool { get }

  /// Restores what `restorationState` returned, possibly before the shown data has been loaded.
  func restore(_ memory: RestorationState)
}

extension Restorable {
  public var restorationState: RestorationState? { nil }

  public func restore(_ memory: RestorationState) {}

  public var hasUnsaved: Bool { false }
}
