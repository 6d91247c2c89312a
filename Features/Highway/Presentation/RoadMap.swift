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
  fileprivate static let spacing = 2

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
    let sourceColumns = environment.columns(of: ExpresswayNetwork.attribution)
    let beside = lines(in: size.columns - sourceColumns - Self.spacing, environment)
    let isWhole = beside.count <= 1 && beside.joined().count == legend.count
    let above = isWhole ? [] : lines(in: size.columns, environment)
    let isAbove = !above.isEmpty && size.rows - above.count >= Self.fewestRows
    let last = isAbove ? [] : beside.first ?? []
    return Rows(
      [.flexible(map, minimum: 1)]
        + (isAbove ? above : []).map { .fixed(1, RoadLegend(signs: $0)) }
        + [.fixed(1, Columns(.intrinsic(RoadLegend(signs: last)), .gap, .intrinsic(source)))])
  }

  /// The signs in as many lines as they need, without those that have no room in one.
  private func lines(in room: Int, _ environment: Environment) -> [[Sign]] {
    var (lines, used): ([[Sign]], Int) = ([], 0)
    for sign in legend {
      let columns =
        environment.columns(of: sign.label) + 1 + environment.columns(of: sign.word) + Self.spacing
      guard columns - Self.spacing <= room else { continue }
      if lines.isEmpty || used + columns - Self.spacing > room {
        lines.append([])
        used = 0
      }
      used += columns
      lines[lines.count - 1].append(sign)
    }
    return lines
  }
}

/// What signs on a map mean, which is only seen: each mark is spoken with its name.
private struct RoadLegend: CompositeWidget {
  let signs: [RoadMap.Sign]

  func content(in size: Size, _ environment: Environment) -> any Widget {
    Columns(
      spacing: RoadMap.spacing,
      signs.map { sign in
        .intrinsic(
          Columns(
            spacing: 1, .intrinsic(Label(sign.label, sign.style)),
            .intrinsic(Label(sign.word, Style(.dim)))))
      })
  }

  func describe(to speech: Speech) {}
}
