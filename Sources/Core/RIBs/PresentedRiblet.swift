/// The contract of a riblet with a presenter of its own: the user's requests go to the interactor, its
/// responses to the presenter, and the presenter's view models to the view.
///
/// It is an enum without cases, named for the riblet, with the three types inside.
public protocol PresentedRiblet: Riblet where Action == Request, Model == ViewModel {
  /// What the user wants; `Never` for a view without requests.
  associatedtype Request
  /// What the interactor has found out or done, in terms of the domain.
  associatedtype Response
  /// What is shown, formatted.
  associatedtype ViewModel: Equatable
}
