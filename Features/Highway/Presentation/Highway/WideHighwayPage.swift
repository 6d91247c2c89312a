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

  /// The least room for it.
  static let room = Size(columns: listColumns + 1 + Split.asideColumns, rows: 14)
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
    let list = Group(IncidentText.incidents, list)
    let map = Group(IncidentText.map, map)
    let hasThree = size.columns >= Self.roomForThree
    let about = [details].compactMap(\.self).map {
      LayoutItem.flexible(Group(IncidentText.selected, Following($0)))
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
}
