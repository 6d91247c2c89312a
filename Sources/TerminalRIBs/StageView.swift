public import TerminalUI

/// The navigation container: screens on a stack, sheets over the last of them.
///
/// A wide stage shows the screen below beside the last one.
public final class StageView: AnyView, Stage {
  private var screens: [AnyView] = []
  private var sheets: [AnyView] = []

  /// From this many columns on, two screens stand side by side.
  private static let wide = 100

  public func present(_ view: AnyView, as presentation: Presentation) {
    remove(view)
    switch presentation {
    case .embed: screens.insert(view, at: 0)
    case .push: screens.append(view)
    case .sheet: sheets.append(view)
    }
    setNeedsDisplay()
  }

  public func dismiss(_ view: AnyView) {
    if remove(view) { setNeedsDisplay() }
  }

  /// False if `view` was not there.
  @discardableResult
  private func remove(_ view: AnyView) -> Bool {
    let count = screens.count + sheets.count
    screens.removeAll { $0 === view }
    sheets.removeAll { $0 === view }
    return screens.count + sheets.count < count
  }

  public override func trail(in environment: Environment) -> Trail {
    let trails = screens.map { $0.trail(in: environment) }
    if trails.count == 1 { return trails[0] }
    return Trail(trails.flatMap(\.path), isFirst: trails.isEmpty)
  }

  public override func body(in environment: Environment) -> any Widget {
    var widget: any Widget = Screens(screens, wide: Self.wide)
    for sheet in sheets {
      widget = Sheet(title: sheet.title(in: environment), content: sheet, over: widget)
    }
    return widget
  }
}
