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
