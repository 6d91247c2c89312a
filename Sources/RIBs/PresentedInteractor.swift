/// The contract of a riblet with a presenter of its own: the user's requests go to the interactor, its
/// responses to the presenter, and the presenter's view models to the view.
///
/// It is an enum without cases, named for the riblet, with the three types inside.
public protocol PresentedRiblet: Riblet where Action == Request, Model == ViewModel {
  /// What the user wants.
  associatedtype Request
  /// What the interactor has found out or done, in terms of the domain.
  associatedtype Response
  /// What is shown, formatted.
  associatedtype ViewModel: Equatable
}

/// Formats responses for the view, and tells the router where to go.
///
/// A subclass holds its router weakly.
@MainActor open class Presenter<Shown: PresentedRiblet> {
  /// The shown view model; a change is shown immediately.
  public final var viewModel: Shown.ViewModel {
    didSet { view.show(viewModel) }
  }

  fileprivate let view: any Presentable<Shown>

  /// Starts with the view model that `view` shows.
  public init(on view: any Presentable<Shown>) {
    viewModel = view.model
    self.view = view
  }

  /// Called with each response of the interactor.
  open func present(_ response: Shown.Response) {}

  /// Changes several fields of the view model, and shows the result once.
  public final func update(_ change: (inout Shown.ViewModel) -> Void) {
    var viewModel = viewModel
    change(&viewModel)
    self.viewModel = viewModel
  }
}

/// The logic of a riblet with a presenter of its own: it does not know what is shown.
@MainActor open class PresentedInteractor<Shown: PresentedRiblet>: Interactor {
  public typealias Request = Shown.Request
  public typealias Response = Shown.Response

  private let presenter: Presenter<Shown>

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
