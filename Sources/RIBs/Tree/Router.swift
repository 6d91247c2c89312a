/// A router that knows its interactor; used as it is by a riblet without a view and children.
open class Router<InteractorType: Interactor>: AnyRouter {
  /// It does not dangle: `lifecycle`, which never changes, keeps the same object.
  public unowned(unsafe) final let interactor: InteractorType

  public init(interactor: InteractorType) {
    self.interactor = interactor
    super.init(lifecycle: interactor)
  }
}
