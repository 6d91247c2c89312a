/// A router with a typed interactor; used directly by a riblet without a view and without children.
open class Router<InteractorType: Interactor>: AnyRouter {
  /// It does not dangle: `lifecycle`, a constant of the superclass, owns the same object, and a read
  /// of this property retains it.
  public unowned(unsafe) final let interactor: InteractorType

  /// A router of an inactive interactor, to be launched in a tree or attached to a parent.
  public init(interactor: InteractorType) {
    self.interactor = interactor
    super.init(lifecycle: interactor)
  }
}
