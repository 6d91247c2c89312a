/// The interactor of a leaf without logic of its own: it shows a value, and passes actions on.
///
/// The riblet is named for `Shown`.
@MainActor public final class LeafInteractor<Shown: Riblet>: PresentableInteractor<Shown> {
  /// Passes each value to show to the closure that it is given, until the object that it returns is
  /// freed; nil where nothing is observed.
  public typealias Observation = @MainActor (@escaping @MainActor (Model) -> Void) -> AnyObject?

  private let observe: Observation
  private let onAction: @MainActor (Action) -> Void

  /// Shows what `presenter` shows at first, and then each value that `observe` delivers until the
  /// object that it returned is freed.
  ///
  /// `onAction` must hold the listener weakly.
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
