/// A view that shows one equatable model.
open class LegacyView<Model: Equatable>: AnyView {
  public private(set) final var model: Model

  public init(_ model: Model) {
    self.model = model
  }

  /// Shows `model` from the next frame on; an equal one costs nothing.
  public final func show(_ model: Model) {
    guard model != self.model else { return }
    let old = self.model
    self.model = model
    modelDidChange(from: old)
    setNeedsDisplay()
  }

  /// Called after the model has changed, to bring widget states into line with it.
  open func modelDidChange(from old: Model) {}
}
