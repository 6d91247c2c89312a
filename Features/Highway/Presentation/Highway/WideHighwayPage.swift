import HighwayDomain
import Phrases
import TerminalUI

/// The incidents beside the map, the selected one and the roads; in a very wide window in three columns.
struct WideHighwayPage: CompositeWidget {
  let list: any Widget
  let map: any Widget
  /// Nil without a selected incident.
  let details: IncidentFacts?
  let roads: IncidentRoads
  /// What a click on the list does while the incident has the keys; nil while the list has them.
  private(set) var leave: (() -> Void)?

  init(list: any Widget, map: any Widget, details: IncidentFacts?, roads: IncidentRoads) {
    (self.list, self.map, self.details, self.roads) = (list, map, details, roads)
  }

  /// The page while the incident has the keys, which a click on the list leaves.
  func visited(_ leave: @escaping () -> Void) -> WideHighwayPage {
    var page = self
    page.leave = leave
    return page
  }

  /// Whether there is room for it and the head above it.
  static func hasRoom(in size: Size) -> Bool {
    size.columns >= listColumns + 1 + Split.asideColumns && size.rows >= rows
  }

  /// The least rows, with that of the head.
  private static let rows = 15
  /// From so many columns on there are three of them.
  private static let roomForThree = listColumns + 1 + mapColumns + 1 + detailColumns
  /// The list has what it has in a window of 80 columns, and the end of its group.
  private static let listColumns = Split.pageColumns + Canvas.insetColumns
  private static let (mapColumns, detailColumns) = (44, 50)
  /// In so many rows the roads are below the details also where there are two columns.
  private static let rowsForRoads = 33
  /// The most rows of the roads with their title, in two columns and in three.
  private static let roadRows = (two: 9, three: 18)

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let list = Group(IncidentText.incidents, inactive(self.list))
    let map = Group(IncidentText.map, inactive(self.map))
    let hasThree = size.columns >= Self.roomForThree
    let about = [details].compactMap(\.self).map {
      LayoutItem.flexible(Group(IncidentText.selected, leave == nil ? Following($0) : $0))
    }
    let most = hasThree ? Self.roadRows.three : Self.roadRows.two
    let byRoad = Group(IncidentText.byRoad, roads)
    let roads: [LayoutItem] =
      roads.roads.isEmpty || !hasThree && size.rows < Self.rowsForRoads
      ? [] : [.fixed(min(roads.roads.count + 3, most), byRoad)]
    let columns: [LayoutItem] =
      hasThree && !about.isEmpty
      ? [
        .fixed(Self.listColumns, list), .flexible(map),
        .fixed(Self.detailColumns, Rows(spacing: 1, about + roads)),
      ]
      : [
        .fixed(Self.listColumns, list),
        .flexible(Rows(spacing: 1, [.flexible(map)] + about + roads)),
      ]
    return Columns(spacing: 1, columns)
  }

  /// A widget that has no keys while the incident has them.
  private func inactive(_ widget: any Widget) -> any Widget {
    leave.map { Disabled(widget, onClick: $0) } ?? widget
  }

  func describe(to speech: Speech) {
    guard leave == nil else {
      return Group(IncidentText.selected, details ?? Blank()).describe(to: speech)
    }
    // Larger than any screen.
    content(in: Size(columns: 1_000, rows: 1_000), speech.environment).describe(to: speech)
  }
}
