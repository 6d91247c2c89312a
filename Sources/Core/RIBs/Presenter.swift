/// Formats the responses of an interactor for the view, and tells the router where to go.
///
/// A subclass holds its router weakly. The interactor holds the presenter, which holds the view.
@MainActor open class Presenter<Shown: PresentedRiblet> {
  /// What the interactor has found out or done: the response of `Shown`.
  public typealias Response = Shown.Response
  /// What is shown: the view model of `Shown`.
  public typealias ViewModel = Shown.ViewModel

  /// The shown view model; a change of it, or of one of its fields, is shown immediately.
  public final var viewModel: ViewModel {
    didSet { view.show(viewModel) }
  }

  final let view: any Presentable<Shown>

  /// Starts with the view model that `view` shows.
  public init(on view: any Presentable<Shown>) {
    viewModel = view.model
    self.view = view
  }

  /// Called with each response of the interactor.
  open func present(_ response: Response) {}

  /// Changes several fields of the view model, and shows the result once.
  public final func update(_ change: (inout ViewModel) -> Void) {
    var viewModel = viewModel
    change(&viewModel)
    self.viewModel = viewModel
  }
}

/// The logic of a riblet with a presenter of its own: it does not know what is shown.
@MainActor open class PresentedInteractor<Shown: PresentedRiblet>: Interactor {
  /// What the user wants: the request of `Shown`.
  public typealias Request = Shown.Request
  /// What the interactor has found out or done: the response of `Shown`.
  public typealias Response = Shown.Response

  private let presenter: Presenter<Shown>

  /// Responds to `presenter`, and receives the requests of its view while the riblet is active.
  public init(presenter: Presenter<Shown>) {
    self.presenter = presenter
    super.init()
  }

  /// Called with each request of the user while the riblet is active.
  open func didReceive(_ request: Request) {}

  /// Hands a response to the presenter.
  public final func respond(_ response: Response) { presenter.present(response) }

  // The view holds the interactor, which holds the view, only until the riblet resigns.
  final override func connect() { presenter.view.onAction = { self.didReceive($0) } }

  final override func disconnect() { presenter.view.onAction = nil }
}
