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
