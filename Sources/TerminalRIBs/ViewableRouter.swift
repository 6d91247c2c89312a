public import RIBs
public import TerminalUI

/// A router with a view, whatever their types: what the builder of a riblet with a view returns.
public protocol ViewableRouting: AnyRouter {
  var anyView: AnyView { get }
}

/// A router that knows its interactor and its view.
open class ViewableRouter<InteractorType: Interactor, ViewType: AnyView>: Router<InteractorType>,
  ViewableRouting
{
  public final let view: ViewType

  public final var anyView: AnyView { view }

  public init(interactor: InteractorType, view: ViewType) {
    self.view = view
    super.init(interactor: interactor)
  }

  public final override var isViewable: Bool { true }

  public final override var parts: [AnyObject] { super.parts + [view] }
}
