import Phrases
import TerminalUI

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
