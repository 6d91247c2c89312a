/// The stateful view of a riblet, whatever it shows.
///
/// It turns what it was told to show into widgets, and reports what the user did. It never asks.
@MainActor
open class AnyView: Widget {
  /// The view inside which this one was drawn last.
  final weak var superview: AnyView?

  /// Counts how often this view or one inside it has said that it looks different.
  private(set) final var revision = 0

  /// What shall have the focus from the next frame on; kept by the outermost view.
  final weak var wantedFocus: (any Responder)?

  /// What Esc does where no key binding takes it; whoever presents the view sets it.
  public final var back: (@MainActor () -> Void)?

  /// Called when the view or one inside it has changed; the window sets it on its root.
  final var didChange: ((Change) -> Void)?

  public init() {}

  /// Where the user is: row 1 and the path show it.
  open func title(in environment: Environment) -> String { "" }

  /// What there is to say of the data that the view shows, such as how old they are: row 1 says it
  /// while they are in sight.
  open func status(in environment: Environment) -> [String] { [] }

  /// Where in the view the user is; a view that contains screens says it of them.
  open func trail(in environment: Environment) -> Trail {
    Trail([title(in: environment)], status: status(in: environment), isFirst: true)
  }

  /// Whether something is about to open over the view, for which the next keys are meant.
  open var isOpening: Bool { false }

  /// What keys do anywhere in the view, most useful first.
  open func bindings(in environment: Environment) -> [KeyBinding] { [] }

  /// What the view shows now.
  open func body(in environment: Environment) -> any Widget { Blank() }

  /// Asks for a frame; `.structure` when widgets may have come or gone, else `.content`.
  ///
  /// What this view shows is asked for anew, and so is what the views around it show; a view inside
  /// it that looks different asks for itself.
  public final func setNeedsDisplay(_ change: Change = .structure) {
    var view = self
    view.revision += 1
    while let superview = view.superview {
      view = superview
      view.revision += 1
    }
    view.didChange?(change)
  }

  /// Called on the root of a window that is about to take a key, a paste or the mouse; false drops it.
  open func userWillAct() -> Bool { true }

  /// Called on a window's root before the first frame, and before a frame of another size is drawn.
  ///
  /// A view that keeps a container of views tells it.
  open func windowDidResize(to size: Size) {}

  /// Gives the focus to something that this view shows, from the next frame on.
  public final func focus(on responder: any Responder) {
    var view = self
    while let superview = view.superview { view = superview }
    view.wantedFocus = responder
    setNeedsDisplay()
  }

  open func size(in offered: Size, _ environment: Environment) -> Size {
    body(in: environment).size(in: offered, environment)
  }

  public final func draw(on canvas: Canvas) {
    canvas.enter(self)
    body(in: canvas.environment).draw(on: canvas)
    canvas.leave(self)
  }

  public final func describe(to speech: Speech) {
    body(in: speech.environment).describe(to: speech)
  }
}

/// How much of a view changed.
public enum Change: Sendable {
  /// The same widgets, drawn differently, as when a selection moves.
  case content
  /// Widgets may have come or gone: the focus is sought anew before the next key.
  case structure
}
