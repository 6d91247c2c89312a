import Editing
import HighwayDomain

/// The rest areas on a way in order of travel, in a group for each stretch of an expressway.
struct RouteStops: Equatable {
  /// The positions of the rest areas of each stretch, in order of travel; empty where there are none.
  private(set) var groups: [Range<Int>] = []
  var list = Listing<RestAreaListing.Row>()

  /// The rest areas of no way.
  init() {}

  init(_ route: ExpresswayRoute) {
    var rows: [RestAreaListing.Row] = []
    for section in route.sections {
      let first = rows.count
      for stop in route.stops where section.has(stop) {
        let row = RestAreaListing.Row(stop)
        if !rows.contains(where: { $0.id == row.id }) { rows.append(row) }
      }
      groups.append(first..<rows.count)
    }
    list = Listing(rows)
  }

  /// The group of the selected rest area; nil where there are none.
  var group: Int? { groups.firstIndex { $0.contains(list.selection) } }

  /// Selects the first rest area of a group, or the next one on the way, or else the last.
  mutating func select(group: Int) {
    guard groups.indices.contains(group), list.count > 0 else { return }
    if let row = list.row(at: min(groups[group].lowerBound, list.count - 1)) { list.select(row.id) }
  }

  /// Goes to the group before or after that of the selected rest area; returns false if none of them has rest areas.
  @discardableResult mutating func step(by step: Int) -> Bool {
    guard let group else { return false }
    let other =
      step < 0
      ? groups[..<group].lastIndex { !$0.isEmpty }
      : groups[(group + 1)...].firstIndex { !$0.isEmpty }
    if let other { select(group: other) }
    return other != nil
  }
}

extension ExpresswayRoute.Section {
  /// Whether a rest area is on this stretch.
  fileprivate func has(_ stop: ExpresswayRoute.Stop) -> Bool {
    stop.restArea.road == road.code && tenths.contains(stop.restArea.tenths)
  }
}
