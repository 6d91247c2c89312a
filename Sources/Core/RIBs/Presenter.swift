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
