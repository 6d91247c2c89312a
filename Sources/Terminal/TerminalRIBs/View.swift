public import Phrases
public import RIBs
public import TerminalUI

/// A view that shows one equatable model, and sends the actions of the user.
///
/// A view shows `model`, and sends the actions of its riblet:
///
/// ```swift
/// final class CityView: View<City> {
///   private let list = ListState()
///
///   override var title: Phrase { Phrase(model.name) }
///
///   override func bindings(in environment: Environment) -> [KeyBinding] {
///     bindings(of: City.commands)
///   }
///
///   override func body(in environment: Environment) -> any Widget {
///     List("Visits", list, count: model.visits.count) { [model] in Label(model.visits[$0]) }
///   }
/// }
/// ```
open class View<Shown: Riblet>: AnyView, Presentable {
  /// What is shown: the model of `Shown`.
  public typealias Model = Shown.Model
  /// What the user does: the action of `Shown`.
  public typealias Action = Shown.Action

  public private(set) final var model: Model

  /// Receives the actions of the user; nil while the riblet is inactive.
  public final var onAction: (@MainActor (Action) -> Void)?

  /// Shows `model` until the interactor, which begins with it, shows another one.
  public init(_ model: Model) {
    self.model = model
  }

  /// Shows `model` in the next frame; does nothing for an equal one.
  public final func show(_ model: Model) {
    guard model != self.model else { return }
    let old = self.model
    self.model = model
    modelDidChange(from: old)
    setNeedsDisplay()
  }

  /// Called after the model has changed, to update widget states.
  open func modelDidChange(from old: Model) {}

  /// Sends an action to the interactor; does nothing while the riblet is inactive.
  public final func send(_ action: Action) { onAction?(action) }

  /// A function that sends `action`, for a widget or a binding; it holds the view weakly.
  public final func sender(_ action: Action) -> @MainActor () -> Void {
    { [weak self] in self?.send(action) }
  }

  /// A function that sends an action with a value, such as `sender(Action.submit)`.
  public final func sender<Value>(
    _ action: @escaping @MainActor (Value) -> Action
  ) -> @MainActor (Value) -> Void {
    { [weak self] in self?.send(action($0)) }
  }

  /// A key binding that sends `action`.
  public final func key(
    _ keys: Key..., title: some Phrased, label: String? = nil, isHinted: Bool = true,
    sends action: Action
  ) -> KeyBinding {
    KeyBinding(keys, title: title, label: label, isHinted: isHinted, action: sender(action))
  }

  /// A button that sends `action`; `title` is the hint for Enter, by default the title of the button.
  public final func button(title: (any Phrased)? = nil, sends action: Action) -> ButtonState {
    ButtonState(action: title?.phrase, onPress: sender(action))
  }
}
