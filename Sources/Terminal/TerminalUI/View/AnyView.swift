public import Phrases

/// The base class of stateful views, which build their content from widgets.
@MainActor
open class AnyView: Widget {
  /// The view in which this view was last drawn.
  final weak var superview: AnyView?

  /// Incremented whenever this view or one inside it needs display.
  private(set) final var revision = 0

  /// The responder to focus in the next frame; stored by the outermost view.
  final weak var requestedFocus: (any Responder)?

  /// The action of Esc if no key binding handles it; set by the container that presents the view.
  public final var back: (@MainActor () -> Void)?

  /// What hints and help call `back`.
  open var backTitle: Phrase { FormText.back }

  /// Whether `back` would lose input; set by the container that presents the view.
  public final var holdsUnsaved: (@MainActor () -> Bool)?

  /// Called when this view or one inside it has changed; set by the window on its root.
  final var didChange: ((Change) -> Void)?

  /// Shows a view over the window; set by the window on its root.
  final var onPresent: ((AnyView) -> Void)?

  /// Does what a key does; set by the window on its root.
  final var onPress: ((Key) -> Void)?

  /// A view that is on no screen until a window, a stage or another view shows it.
  public init() {}

  /// The title in row 1 and in the path.
  open var title: Phrase { Phrase("") }

  /// The status in row 1 while the view is visible, such as the age of its data.
  open var status: [Phrase] { [] }

  /// The path and status inside this view; overridden by containers of screens.
  open var breadcrumb: Breadcrumb {
    Breadcrumb([title], status: status, isFirst: true)
  }

  /// Whether something is about to open over the view, which is to receive the next keys.
  open var isOpening: Bool { false }

  /// Whether it and the views around it are the same on every screen, as a stage is.
  open var isAroundScreens: Bool { false }

  /// Whether a wide stage shows nothing beside the view but what is presented there, since the view uses
  /// the room itself.
  open var usesWholeStage: Bool { false }

  /// Whether all of it is groups, so that it needs no blank row around it where it is beside another view.
  open var isMadeOfGroups: Bool { false }

  /// The most room that the view takes as a sheet, with its border.
  open var mostAsSheet: Size { Sheet.maximum }

  /// The rows that the view has at least as a sheet where more of them would cover the selected row, which it is
  /// about, `.max` for all that it needs; nil for a sheet that may cover the row.
  ///
  /// Where that is not enough, what is under the sheet is moved.
  open var leastRowsAsSheet: Int? { nil }

  /// The columns in which the view shows all that it shows in a window of 80 columns, and those that it has
  /// use for, on a wide stage with another view beside it; nil for those of such a window.
  ///
  /// What is presented beside the view is not shown where both have no room. A view over another one has at
  /// least the lower bound.
  open func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? { nil }

  /// What a wide stage shows over its whole width, above the view and what is beside it; nil for
  /// nothing.
  ///
  /// While it is shown there, `hasHeadApart` is true, and the body leaves it out.
  open func head(in environment: Environment) -> (any Widget)? { nil }

  /// What a wide stage shows over its whole width below the view and what is beside it, such as a notice;
  /// nil for nothing.
  ///
  /// While the head is shown apart, the body leaves out the foot, too.
  open func foot(in environment: Environment) -> (any Widget)? { nil }

  /// The keys that the foot names, as that to try again, which the user presses at what is over the view, too.
  open func bindingsOfFoot(in environment: Environment) -> [KeyBinding] { [] }

  /// Whether head and foot are shown apart from the body; set by the container that presents the view.
  public package(set) final var hasHeadApart = false

  /// The key bindings of the view, most useful first.
  open func bindings(in environment: Environment) -> [KeyBinding] { [] }

  /// What `y` copies, most useful first, such as an address; without any the selected row of a list
  /// is copied in words.
  open func textsToCopy(in environment: Environment) -> [String] { [] }

  /// The current content.
  open func body(in environment: Environment) -> any Widget { Blank() }

  /// This view and the views around it, from the inside out.
  package final var withSuperviews: some Sequence<AnyView> {
    sequence(first: self) { $0.superview }
  }

  /// Requests a frame in which this view and the views around it are drawn again.
  public final func setNeedsDisplay(_ change: Change = .structure) {
    var view = self
    view.revision += 1
    while let superview = view.superview {
      view = superview
      view.revision += 1
    }
    view.didChange?(change)
  }

  /// Called on the root of a window before a key, paste or mouse event; return false to drop it.
  open func userWillAct() -> Bool { true }

  /// Called on the root of a window before a key or a paste while a field has the focus.
  open func userWillType() {}

  /// Called when the screen is locked: erases the secrets that were typed.
  open func eraseSecrets() {}

  /// Called on the root of a window before the first frame and when the size changes.
  ///
  /// A view that contains other views forwards the call.
  open func windowDidResize(to size: Size) {}

  /// Focuses a responder of this view, from the next frame on; before the view is on a screen, from its first one on.
  public final func focus(on responder: any Responder) {
    outermost.requestedFocus = responder
    setNeedsDisplay()
  }

  /// Asks a question over the window, until it is answered or the view with the keys is gone.
  public final func ask(_ question: Question) { presentOver(QuestionView(question)) }

  /// Shows a view over the window, until its `back` is called or the view with the keys is gone.
  public final func presentOver(_ view: AnyView) { outermost.onPresent?(view) }

  /// Does what a key of the user does.
  public final func press(_ key: Key) { outermost.onPress?(key) }

  private var outermost: AnyView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  open func size(in offered: Size, _ environment: Environment) -> Size {
    body(in: environment).size(in: offered, environment)
  }

  public final func draw(on canvas: Canvas) {
    canvas.enter(self)
    if superview != nil, let requested = requestedFocus {
      canvas.pass.requestedFocus = requested
      requestedFocus = nil
    }
    body(in: canvas.environment).draw(on: canvas)
    canvas.leave(self)
  }

  public final func describe(to speech: Speech) {
    body(in: speech.environment).describe(to: speech)
  }
}

/// The kind of change of a view.
public enum Change: Sendable {
  /// The same widgets look different, for example because a selection has moved.
  case content
  /// Widgets may have been added or removed, so the focus is determined again before the next key.
  case structure
}

/// The path and status shown in row 1.
@MainActor
public struct Breadcrumb {
  /// The titles of the screens, outermost first.
  public var path: [Phrase]
  /// Goes back to a step of the path, by its index; nil for a path of one screen.
  public var goBack: (@MainActor (Int) -> Void)?
  /// Shown instead of the path, if there are tabs and no screen over the first one.
  public var tabs: (any Widget)?
  /// The status of the visible data, such as its age.
  public var status: [Phrase]
  /// Whether it is the first screen.
  public var isFirst: Bool

  /// By default a path that is not shown as tabs, without a status.
  public init(
    _ path: [Phrase], tabs: (any Widget)? = nil, status: [Phrase] = [], isFirst: Bool
  ) {
    self.path = path
    self.tabs = tabs
    self.status = status
    self.isFirst = isFirst
  }
}
