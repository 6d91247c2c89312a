import Phrases
import RIBs
import TerminalUI

/// The sheet of the inspector: the riblets, and below them the events.
final class InspectorView: AnyView {
  private let inspector: Inspector
  private let list = ListState()

  init(_ inspector: Inspector) {
    self.inspector = inspector
  }

  override func title(in environment: Environment) -> String {
    LaunchText.inspector.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let title = LaunchText.close.text(environment.language)
    return [KeyBinding(.escape, .function(12), title: title) { [weak self] in self?.back?() }]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let riblets = inspector.riblets(language)
    let events = inspector.events
    let sections: [List.Section] = [
      .init(LaunchText.riblets.text(language), count: riblets.count),
      .init(LaunchText.events.text(language), count: events.count),
    ]
    let inspector = inspector
    let list = List(title(in: environment), list, sections: sections, markColumns: 1) { index in
      guard index < riblets.count else {
        let event = events[index - riblets.count]
        return Self.row("\(event.riblet) \(event.kind)", inspector.time(of: event))
      }
      return Self.row(riblets[index].name, riblets[index].state)
    }
    return Sheet(
      title: title(in: environment), content: Rows(.flexible(list, minimum: 1)), over: Blank(),
      maximum: Size(columns: 72, rows: 60))
  }

  private static func row(_ text: String, _ state: String) -> any Widget {
    Columns(
      spacing: 2, .intrinsic(Label(text)),
      .flexible(Label(state, Style(.dim), alignment: .trailing)))
  }
}
