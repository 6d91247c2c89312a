public import RIBs
public import Store

/// The interactor of a riblet without logic of its own: it shows a model that its parent stores.
open class StoredInteractor<Shown: Riblet>: PresentableInteractor<Shown> {
  private let stored: Stored<Model>

  /// Shows `stored` on `presenter` while the riblet is active.
  public init(_ stored: Stored<Shown.Model>, on presenter: any Presentable<Shown>) {
    self.stored = stored
    super.init(on: presenter)
  }

  /// Follows the stored model.
  open override func didBecomeActive() {
    whileActive(stored.observe { [weak self] in self?.model = $0 })
  }
}
