public import Phrases
public import TerminalUI

/// The navigation container: a stack of screens, and sheets over the last of them.
///
/// A wide stage shows a second view beside the last screen: the one presented there, else the screen
/// below, unless the last one covers that, or uses the whole stage. The surrounding view forwards the
/// size of the window; until then a stage is narrow and small.
public final class StageView: AnyView, Stage {
  private var screens: [AnyView] = []
  /// The screens beside which the one below is not shown.
  private var covers: Set<ObjectIdentifier> = []
  private var panes: [Pane] = []
  private var sheets: [AnyView] = []
  private var window = Size.zero
  private var widthObservers: [WeakObserver] = []

  /// A view that is presented beside a screen.
  private struct Pane {
    let view: AnyView
    weak var screen: AnyView?
  }

  /// Ends its observation of the width when it is freed.
  private final class WidthObserver {
    /// From so many columns on the stage is wide for it.
    let columns: Int
    let onChange: @MainActor (Bool) -> Void

    init(_ columns: Int, _ onChange: @escaping @MainActor (Bool) -> Void) {
      (self.columns, self.onChange) = (columns, onChange)
    }
  }

  private struct WeakObserver {
    weak let observer: WidthObserver?
  }

  /// The least number of columns with two screens side by side.
  public static let wide = 100
  /// In a smaller window a sheet is a screen of its own.
  private static let roomForSheets = Size(columns: 60, rows: 16)

  public var isWide: Bool { isWide(from: Self.wide) }

  public func isWide(from columns: Int) -> Bool { window.columns >= columns }

  public func observeWidth(_ onChange: @escaping @MainActor (Bool) -> Void) -> AnyObject {
    observeWidth(from: Self.wide, onChange)
  }

  public func observeWidth(
    from columns: Int, _ onChange: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject {
    let observer = WidthObserver(columns, onChange)
    widthObservers.removeAll { $0.observer == nil }
    widthObservers.append(WeakObserver(observer: observer))
    return observer
  }

  public override var isAroundScreens: Bool { true }

  /// The keys that a foot names under the last screen and what is below that.
  public override func bindings(in environment: Environment) -> [KeyBinding] {
    guard sheets.isEmpty, case .left(let view) = neighbour, view.hasHeadApart else { return [] }
    return view.bindingsOfFoot(in: environment)
  }

  public override func windowDidResize(to size: Size) {
    let old = window.columns
    window = size
    for view in screens + panes.map(\.view) + sheets { view.windowDidResize(to: size) }
    setNeedsDisplay()
    for observer in widthObservers.compactMap(\.observer) {
      let isWide = isWide(from: observer.columns)
      if isWide != (old >= observer.columns) { observer.onChange(isWide) }
    }
  }

  public func present(_ view: AnyView, as presentation: Presentation) {
    remove(view)
    view.windowDidResize(to: window)
    switch presentation {
    case .embed: screens.insert(view, at: 0)
    case .push: screens.append(view)
    case .cover:
      screens.append(view)
      covers.insert(ObjectIdentifier(view))
    case .beside(let screen): panes.append(Pane(view: view, screen: screen))
    case .sheet: sheets.append(view)
    }
    setNeedsDisplay()
  }

  public func dismiss(_ view: AnyView) {
    if remove(view) { setNeedsDisplay() }
  }

  /// Returns false if `view` was not presented.
  @discardableResult
  private func remove(_ view: AnyView) -> Bool {
    let count = screens.count + panes.count + sheets.count
    screens.removeAll { $0 === view }
    panes.removeAll { $0.view === view }
    sheets.removeAll { $0 === view }
    covers.remove(ObjectIdentifier(view))
    return screens.count + panes.count + sheets.count < count
  }

  /// The screens, then the sheets over them, from bottom to top.
  var pile: [AnyView] { screens + sheets }

  /// Whether a sheet has the keys.
  var hasSheet: Bool { !sheets.isEmpty }

  /// The views presented beside screens.
  var asides: [AnyView] { panes.map(\.view) }

  public override var breadcrumb: Breadcrumb {
    let sheets = hasRoomForSheets ? [] : sheets
    let pile = screens + sheets
    // Titles of sheets may be those of the keys that open them.
    let trails =
      screens.map(\.breadcrumb)
      + sheets.map { sheet in
        var breadcrumb = sheet.breadcrumb
        breadcrumb.path = breadcrumb.path.map(\.sentenceCased)
        return breadcrumb
      }
    var breadcrumb =
      trails.count == 1 ? trails[0] : Breadcrumb(trails.flatMap(\.path), isFirst: trails.isEmpty)
    breadcrumb.status = status
    if trails.count > 1 {
      let steps = zip(pile, trails).flatMap { view, breadcrumb in breadcrumb.path.map { _ in view }
      }
      breadcrumb.goBack = { [weak self] step in self?.goBack(to: steps[step]) }
    }
    return breadcrumb
  }

  /// Leaves all screens over the first one, as far as no input would be lost.
  func goBackToFirst() {
    if let first = pile.first { goBack(to: first) }
  }

  /// Leaves all screens over `view`; presses Esc instead where input would be lost, so that the screen
  /// with the input asks.
  private func goBack(to view: AnyView) {
    guard let index = pile.firstIndex(where: { $0 === view }), index + 1 < pile.count else {
      return
    }
    let next = pile[index + 1]
    if next.holdsUnsaved?() == true { press(.escape) } else { next.back?() }
  }

  /// The status of the last screen and of the view beside it, without repetitions.
  public override var status: [Phrase] {
    let views = [neighbour.view, screens.last].compactMap(\.self)
    return views.flatMap(\.breadcrumb.status).reduce(into: []) { words, word in
      if !words.contains(word) { words.append(word) }
    }
  }

  public override func body(in environment: Environment) -> any Widget {
    guard hasRoomForSheets || sheets.isEmpty else {
      return Screens(last: sheets.last, neighbour: .none)
    }
    var widget: any Widget = Screens(last: screens.last, neighbour: neighbour)
    for sheet in sheets {
      widget = Sheet(
        title: sheet.title, content: sheet, over: widget,
        maximum: sheet.mostAsSheet, leastRows: sheet.leastRowsAsSheet)
    }
    return widget
  }

  private var hasRoomForSheets: Bool {
    window.columns >= Self.roomForSheets.columns && window.rows >= Self.roomForSheets.rows
  }

  /// The view beside the last screen.
  private var neighbour: Screens.Neighbour {
    guard isWide, let last = screens.last else { return .none }
    if let pane = panes.last(where: { $0.screen === last }) { return .right(pane.view) }
    guard !last.usesWholeStage, screens.count > 1, !covers.contains(ObjectIdentifier(last)) else {
      return .none
    }
    return .left(screens[screens.count - 2])
  }
}
