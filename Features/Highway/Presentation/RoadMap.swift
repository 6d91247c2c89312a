import Geography
import HighwayDomain
import Phrases
import TerminalUI

/// A map of the expressways and cities with what a screen shows on them, what its signs mean, and where the roads
/// are from.
struct RoadMap: CompositeWidget {
  /// What a sign on the map means, in one word.
  struct Sign {
    let label: String
    let style: Style
    let word: Phrase
  }

  let state: MapState
  let roads: [[Coordinate]]
  /// The largest first.
  var cities: [City] = []
  let layers: [MapLayer]
  var legend: [Sign] = []

  /// With fewer rows the source is told on a larger map only.
  private static let fewestRows = 6
  private static let spacing = 2

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let names = cities.compactMap { city in
      let name = language == .korean ? city.name : city.englishName
      return name.isEmpty ? nil : MapName(name, at: city.coordinate)
    }
    let map = Map(
      HighwayText.highway, state,
      layers: [.lines(roads, Style(.rule)), .names(names)] + layers)
    guard size.rows >= Self.fewestRows else { return map }
    let source = Label(ExpresswayNetwork.attribution, Style(.dim))
    let room = size.columns - environment.columns(of: ExpresswayNetwork.attribution) - Self.spacing
    return Rows(
      .flexible(map, minimum: 1),
      .fixed(
        1,
        Columns(
          .intrinsic(RoadLegend(items: signs(within: room, environment))), .gap,
          .intrinsic(source))))
  }

  /// As many as fit, the first ones first.
  private func signs(within room: Int, _ environment: Environment) -> [LayoutItem] {
    var (items, used): ([LayoutItem], Int) = ([], 0)
    for sign in legend {
      let columns =
        environment.columns(of: sign.label) + 1 + environment.columns(of: sign.word) + Self.spacing
      guard used + columns <= room else { break }
      used += columns
      items += [
        .intrinsic(Label(sign.label, sign.style)), .space(1),
        .intrinsic(Label(sign.word, Style(.dim))),
        .space(Self.spacing),
      ]
    }
    return items
  }
}

/// What signs on a map mean, which is only seen: each mark is spoken with its name.
private struct RoadLegend: CompositeWidget {
  let items: [LayoutItem]

  func content(in size: Size, _ environment: Environment) -> any Widget { Columns(items) }

  func describe(to speech: Speech) {}
}
