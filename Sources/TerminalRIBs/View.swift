public import Phrases
public import RIBs
public import TerminalUI

/// A view that shows one equatable model, and reports what the user does as actions.
open class View<Shown: Riblet>: AnyView, Presentable {
  public typealias Model = Shown.Model
  public typealias Action = Shown.Action

  public private(set) final var model: Model

  /// Called with each thing that the user does; nil while the riblet is inactive.
  public final var onAction: (@MainActor (Action) -> Void)?

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

  /// Reports what the user did.
  public final func send(_ action: Action) { onAction?(action) }

  /// A function that reports `action`, for a widget or a binding; it holds the view weakly.
  public final func sender(_ action: Action) -> @MainActor () -> Void {
    { [weak self] in self?.send(action) }
  }

  /// A function that reports an action with a value, such as `sender(Action.submit)`.
  public final func sender<Value>(
    _ action: @escaping @MainActor (Value) -> Action
  ) -> @MainActor (Value) -> Void {
    { [weak self] in self?.send(action($0)) }
  }

  /// A key that reports `action`.
  public final func key(
    _ keys: Key..., title: String, label: String? = nil, isHinted: Bool = true,
    sends action: Action
  ) -> KeyBinding {
    KeyBinding(keys, title: title, label: label, isHinted: isHinted, action: sender(action))
  }

  /// A button that reports `action`; `title` says in hints what Enter does, the button's own title
  /// if not given.
  public final func button(title: Phrase? = nil, sends action: Action) -> ButtonState {
    ButtonState(action: title, onPress: sender(action))
  }
}
