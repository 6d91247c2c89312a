/// A router with a typed interactor; used directly by a riblet without a view and without children.
///
/// A router shows what its interactor asks for by attaching and detaching children:
///
/// ```swift
/// final class LibraryRouter: Router<LibraryInteractor>, LibraryRouting {
///   private let load: @MainActor (String) async -> Void
///   private var download: AnyRouter?
///
///   init(interactor: LibraryInteractor, load: @escaping @MainActor (String) async -> Void) {
///     self.load = load
///     super.init(interactor: interactor)
///     interactor.router = self
///   }
///
///   func routeToDownload(of book: String) {
///     if let download { detach(download) }
///     let child = Router(interactor: DownloadInteractor(book, load: load, listener: interactor))
///     download = child
///     attach(child)
///   }
/// }
/// ```
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
