/// What an interactor shows its model on: a view, or a spy in a test.
@MainActor public protocol Presentable<Shown>: AnyObject, Sendable {
  /// The riblet whose model is shown and whose actions are sent.
  associatedtype Shown: Riblet

  /// What is shown.
  var model: Shown.Model { get }

  /// Receives the actions of the user; set while the riblet is active.
  var onAction: (@MainActor (Shown.Action) -> Void)? { get set }

  /// Shows `model`; an equal one has no effect.
  func show(_ model: Shown.Model)
}

/// The logic of a riblet with a view: it sets `model`, and receives the actions of the user.
@MainActor open class PresentableInteractor<Shown: Riblet>: Interactor {
  /// What is shown: the model of `Shown`.
  public typealias Model = Shown.Model
  /// What the user does: the action of `Shown`.
  public typealias Action = Shown.Action

  /// The shown model; a change of it, or of one of its fields, is shown immediately.
  public final var model: Model {
    didSet { presenter.show(model) }
  }

  private let presenter: any Presentable<Shown>

  /// Starts with the model that `presenter` shows.
  public init(on presenter: any Presentable<Shown>) {
    model = presenter.model
    self.presenter = presenter
    super.init()
  }

  /// Called with each action of the user while the riblet is active.
  open func didReceive(_ action: Action) {}

  /// Changes several fields of the model, and shows the result once.
  public final func update(_ change: (inout Model) -> Void) {
    var model = model
    change(&model)
    self.model = model
  }

  // The view holds the interactor, which holds the view, only until the riblet resigns.
  final override func connect() { presenter.onAction = { self.didReceive($0) } }

  final override func disconnect() { presenter.onAction = nil }
}

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

/// Something that an interactor asks of its view by way of the model, such as to focus a field.
///
/// Asking for the same value again is another request. A view compares it with the old model's in
/// `modelDidChange(from:)`.
public struct ViewRequest<Value: Equatable>: Equatable {
  /// What was asked for last.
  public private(set) var value: Value?
  private var count = 0

  /// No request, so that the view does nothing at first.
  public init() {}

  /// Makes a request that differs from all before, so that the view notices it in the model.
  public mutating func ask(for value: Value) {
    self.value = value
    count += 1
  }
}

extension ViewRequest: Sendable where Value: Sendable {}
