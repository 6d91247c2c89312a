import TerminalUI

/// A screen that is one widget.
final class Scene: AnyView {
  private let widget: any Widget

  init(_ widget: any Widget) { self.widget = widget }

  override func body(in environment: Environment) -> any Widget { widget }
}

/// Prints a name and the picture of a widget in a window of this size.
@MainActor func draw(_ name: String, columns: Int = 44, rows: Int, _ widget: any Widget) {
  let window = Window(
    root: Scene(widget), size: Size(columns: columns, rows: rows),
    environment: Environment(language: .english))
  print(name)
  print(window.frame().svg(theme: .night))
}
