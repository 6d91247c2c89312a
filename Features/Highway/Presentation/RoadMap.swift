import Geography
import HighwayDomain
import Phrases
import TerminalUI

/// A map of the expressways with what a screen shows on them, and where the roads are from.
struct RoadMap: CompositeWidget {
  let state: MapState
  let roads: [[Coordinate]]
  let layers: [MapLayer]

  /// With fewer rows the source is told on a larger map only.
  private static let fewestRows = 6

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let map = Map(
      HighwayText.highway, state,
      layers: [.lines(roads, Style(.dim))] + layers)
    guard size.rows >= Self.fewestRows else { return map }
    return Rows(
      .flexible(map, minimum: 1),
      .fixed(1, Columns(.gap, .intrinsic(Label(ExpresswayNetwork.attribution, Style(.dim))))))
  }
}
