import Phrases
import RIBs
import TerminalUI

/// The sheet of the inspector: the riblets, and below them the events; in a wide window the riblets, all
/// that is known of the selected one, and the events, side by side.
final class InspectorView: AnyView {
  private let inspector: Inspector
  // Lists that are only read. The first one has rows of two kinds in a narrow window, of which events have
  // no identity.
  private let list = ListState()
  /// The events of a wide window.
  private let eventList = ListState()

  private static let wide = 100
  private static let narrowest = Size(columns: 72, rows: 60)

  init(_ inspector: Inspector) {
    self.inspector = inspector
    super.init()
    list.onSelect = { [weak self] _ in self?.setNeedsDisplay() }
  }

  override var title: Phrase { LaunchText.inspector }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(.escape, .function(12), title: FormText.close) { [weak self] in self?.back?() }
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, environment in
      size.columns >= Self.wide
        ? Sheet(
          title: title, content: page(environment.language),
          maximum: Size(columns: size.columns - 4, rows: size.rows - 2))
        : Sheet(
          title: title,
          content: Rows(.flexible(lines(environment.language), minimum: 1)),
          maximum: Self.narrowest)
    }
  }

  /// The riblets and the events in one list.
  private func lines(_ language: Language) -> any Widget {
    let riblets = inspector.riblets(language)
    let events = inspector.events
    let sections: [List.Section] = [
      .init(LaunchText.riblets.text(language), count: riblets.count),
      .init(LaunchText.events.text(language), count: events.count),
    ]
    return List(title.text(language), list, sections: sections, markColumns: 1) {
      [inspector] index in
      guard index < riblets.count else {
        return Self.row(of: events[index - riblets.count], in: inspector)
      }
      return Self.row(riblets[index].name, riblets[index].state)
    }
  }

  private func page(_ language: Language) -> any Widget {
    let riblets = inspector.riblets(language)
    let events = inspector.events
    let selected =
      riblets.indices.contains(list.selection) ? riblets[list.selection] : riblets.first
    return InspectorPage(
      riblets: Group(
        LaunchText.riblets, detail: "\(riblets.count)",
        List(LaunchText.riblets.text(language), list, count: riblets.count, markColumns: 1) {
          Self.row(riblets[$0].name, riblets[$0].state)
        }),
      facts: selected?.facts ?? [],
      events: Group(
        LaunchText.events, detail: "\(events.count)",
        List(LaunchText.events.text(language), eventList, count: events.count, markColumns: 1) {
          [inspector] in
          Self.row(of: events[$0], in: inspector)
        }))
  }

  private static func row(of event: TreeEvent, in inspector: Inspector) -> any Widget {
    row("\(event.riblet) \(event.kind)", inspector.time(of: event))
  }

  private static func row(_ text: String, _ state: String) -> any Widget {
    Columns(
      spacing: 2, .intrinsic(Label(text)),
      .flexible(Label(state, Style(.dim), alignment: .trailing)))
  }
}

/// The riblets, what is known of the selected one, and the events, side by side in all the room there is.
struct InspectorPage: CompositeWidget {
  let riblets: Group
  let facts: [(title: String, value: String)]
  let events: Group

  private static let labelColumns = 10

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let lines = facts.filter { !$0.value.isEmpty }.map { title, value in
      LayoutItem.intrinsic(LabelledValue(title, value, labelColumns: Self.labelColumns))
    }
    let state = Group(LaunchText.riblet, Rows(lines + [.gap]))
    return Columns(
      spacing: 1, .flexible(riblets, weight: 4), .flexible(state, weight: 3),
      .flexible(events, weight: 3))
  }
}
