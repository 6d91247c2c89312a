/// The interactor of a leaf without logic of its own: it shows a value, and passes actions on.
///
/// The riblet is named for `Shown`.
@MainActor public final class LeafInteractor<Shown: Riblet>: PresentableInteractor<Shown> {
  public typealias Observation = @MainActor (@escaping @MainActor (Model) -> Void) -> AnyObject?

  private let observe: Observation
  private let onAction: @MainActor (Action) -> Void

  /// - Parameters:
  ///   - observe: Observes the value that is shown while the riblet is active, until the object that
  ///     it returns is freed; by default what `presenter` shows at first stays.
  ///   - onAction: Receives the actions of the user; it must hold the listener weakly.
  public init(
    on presenter: any Presentable<Shown>, observing observe: @escaping Observation = { _ in nil },
    onAction: @escaping @MainActor (Action) -> Void
  ) {
    self.observe = observe
    self.onAction = onAction
    super.init(on: presenter)
  }

  public override func didBecomeActive() {
    if let observation = observe({ [weak self] in self?.model = $0 }) { whileActive(observation) }
  }

  public override func didReceive(_ action: Action) { onAction(action) }

  nonisolated override class var ribletName: String { "\(Shown.self)" }
}
