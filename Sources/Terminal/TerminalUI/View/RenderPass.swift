/// Collects the results of drawing one frame besides its cells: responders, caret, mouse target.
@MainActor
final class RenderPass {
  /// A responder, its view, and its position.
  struct Placement {
    let responder: any Responder
    let view: AnyView
    let frame: Rect
    /// The row of the screen that a scrolling area keeps visible.
    let row: Int
    /// Whether any of its cells can be drawn.
    let isVisible: Bool
  }

  /// The title of a column above rows.
  struct Heading: Hashable {
    let title: String
    /// Where it begins on the screen, or ends if it is that of figures.
    let column: Int
    let isCut: Bool
  }

  /// The target of a mouse event: its action, and the responder that receives the focus.
  struct MouseTarget {
    let responder: (any Responder)?
    /// The part of the screen that it has.
    let place: Rect
    /// Called with the points of the screen to which the mouse is dragged; such a target acts on the
    /// press.
    var drag: (@MainActor (Point) -> Void)?
    let action: () -> Void
  }

  let buffer: Buffer
  let environment: Environment
  /// The state of the window, without changes that its views report themselves; nil to use no
  /// cache.
  let revision: Revision?
  /// The focused responder.
  let focus: (any Responder)?
  /// The mouse event to find a target for; nil in a frame that is shown.
  let mouse: Mouse?
  /// The topmost target at the position of the mouse.
  var target: MouseTarget?
  /// What a selection that begins at the mouse does not leave: the smallest part of the screen around it
  /// that has texts of its own, such as a list, a group, a pane or a sheet.
  private(set) var selectable: Rect
  /// The view that an overlay belongs to, and whether it has been drawn.
  let origin: AnyView?
  private(set) var hasDrawnOrigin = false

  /// What is waited for long enough to be shown.
  private let longWaits: Set<LoadingDelays.Name>
  /// Everything that is waited for.
  private(set) var waits: Set<LoadingDelays.Name> = []

  private(set) var placements: [Placement] = []
  /// What has the focus where nothing else can, such as a page that only scrolls.
  private var sole: Placement?
  /// The last view drawn that is not under a sheet.
  private(set) weak var front: AnyView?
  /// The place of the mark of the focus; not a result of its own, since a mark is always drawn again.
  var focusMark: Point?
  /// What a view has asked to be focused before it was on a screen.
  var requestedFocus: (any Responder)?
  var caret: Point? { didSet { recordCount += 1 } }
  /// The progress of the work that the frame shows.
  var progress: Progress? { didSet { recordCount += 1 } }
  /// Whether what has the focus is a sentence in place of rows, which has no mark.
  var focusIsSentence = false { didSet { recordCount += 1 } }
  /// How something has ended, as the frame says; nil if it says nothing of that.
  var announcement: String? { didSet { recordCount += 1 } }
  /// The places of the rows that are selected, which a sheet over them does not cover.
  var selections: [Rect] = []
  /// Those under sheets, which a notice does not cover either.
  var selectionsUnderSheets: [Rect] = []
  /// The places of sentences about the page, which a notice does not cover where it has another place.
  var sentences: [Rect] = []
  /// What stands in the place of rows.
  var emptySentences: [String] = []
  /// The part of the screen for sheets, as far as they fit; nil for all of it.
  var stage: Rect?
  /// The notice, which is drawn over all else.
  var notice: PlacedNotice? { didSet { recordCount += 1 } }
  /// The position of the key hints, which are drawn last, when the focus is known.
  var hints: Rect? { didSet { recordCount += 1 } }
  /// The parts of the row that is drawn in which its list does not look for matches of its search; nil
  /// while no list is searched.
  var unsearched: [Rect]?
  /// The paragraphs that had too few rows, for tests.
  var cutTexts: [String] = []
  /// The titles of the columns that tables and lists show, for tests.
  var headings: Set<Heading> = []
  /// Actions to run after the frame.
  private(set) var actions: [() -> Void] = []
  /// Counts the collected results; if it does not change, drawing only produced cells.
  private(set) var recordCount = 0
  private var views: [AnyView] = []

  init(
    buffer: Buffer, environment: Environment, focus: (any Responder)?, revision: Revision?,
    origin: AnyView? = nil, mouse: Mouse? = nil, longWaits: Set<LoadingDelays.Name> = []
  ) {
    self.longWaits = longWaits
    self.origin = origin
    self.mouse = mouse
    self.buffer = buffer
    selectable = Rect(size: buffer.size)
    var environment = environment
    environment.isSmall = buffer.size.columns < Environment.columnsOfSmall
    self.environment = environment
    self.focus = focus
    self.revision = revision
  }

  /// The view that is being drawn.
  var view: AnyView? { views.last }

  func enter(_ view: AnyView, isActive: Bool) {
    recordCount += 1
    view.superview = views.last
    views.append(view)
    if view === origin { hasDrawnOrigin = true }
    if isActive { front = view }
  }

  func leave() { views.removeLast() }

  /// Notes a part of the screen that has texts of its own, and whether it covers what was drawn before.
  func boundSelection(to part: Rect, covers: Bool) {
    guard let point = mouse?.point else { return }
    if part.contains(point) {
      if covers || part.cells < selectable.cells { selectable = part }
    } else if covers {
      selectable = selectable.part(around: point, without: part)
    }
  }

  func didDraw(_ picture: PlacedPicture) {
    recordCount += 1
    buffer.pictures.append(picture)
  }

  func didDraw(_ link: PlacedLink) {
    recordCount += 1
    buffer.links.append(link)
  }

  /// The view that receives keys after the focus: that of the focused responder, else the front
  /// view.
  var keyView: AnyView? {
    focusable.first { $0.responder === focus }?.view ?? front
  }

  func place(_ responder: any Responder, frame: Rect, row: Int, isVisible: Bool) {
    guard let view = views.last else { return }
    recordCount += 1
    placements.append(
      Placement(responder: responder, view: view, frame: frame, row: row, isVisible: isVisible))
  }

  /// What can have the focus.
  var focusable: [Placement] { placements.isEmpty ? [sole].compactMap(\.self) : placements }

  /// Places a responder that has the focus if nothing else can; the first of them counts.
  func placeSole(_ responder: any Responder, frame: Rect, isVisible: Bool) {
    guard sole == nil, let view = views.last else { return }
    recordCount += 1
    sole = Placement(
      responder: responder, view: view, frame: frame, row: frame.origin.row, isVisible: isVisible)
  }

  /// Notes what is waited for; returns whether it takes long enough to be shown.
  func waits(for text: String) -> Bool {
    recordCount += 1
    let name = LoadingDelays.Name(view: views.last.map(ObjectIdentifier.init), text: text)
    waits.insert(name)
    return longWaits.contains(name)
  }

  /// Runs `action` after the frame; its changes are drawn in the next one.
  func afterFrame(_ action: @escaping () -> Void) { actions.append(action) }

  /// Removes the placements after the first `count`, which are about to be drawn again.
  func removePlacements(after count: Int) { placements.removeLast(placements.count - count) }

  /// Moves the placements of `responders` to just after the first `count`.
  func movePlacements(of responders: [any Responder], after count: Int) {
    let new = placements[count...]
    let first = responders.compactMap { responder in
      new.first { $0.responder === responder }
    }
    let others = new.filter { placement in
      !responders.contains { $0 === placement.responder }
    }
    placements.replaceSubrange(count..., with: first + others)
  }
}

/// Identifies one state of a window by its object identity, which is unique across windows.
@MainActor
final class Revision {}
