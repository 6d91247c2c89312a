import Phrases
import PlacesDomain
import RIBs
public import TerminalUI

/// What Ctrl-P finds of the highway.
extension HighwayBuilder {
  public nonisolated static let commands: [ScreenCommand] = [
    ScreenCommand("m", HighwayText.map.phrase, words: ["약도", "picture"]),
    ScreenCommand("f", HighwayText.filter.phrase),
    ScreenCommand("s", SortText.sort.phrase, words: ["순서", "arrange"]),
    ScreenCommand("R", HighwayText.refresh.phrase, words: ["다시 받기", "reload"]),
  ]

  public nonisolated static let routeCommands: [ScreenCommand] = [
    ScreenCommand("s", RouteText.start.phrase), ScreenCommand("d", RouteText.destination.phrase),
  ]

  /// The places to which there may be a way; the route to one is found.
  public var findings: FinderSource {
    .asked(HighwayText.place.phrase) { [places] text in
      await places.look(text, FinderSource.limit).map { place in
        let route = Segment(RouteBuilder.segment.name, [.init("to", place.name)])
        return FinderItem(
          place.name, detail: Phrase(ko: place.address, en: place.address),
          place: "\(Link(["home", Self.segment, route]))")
      }
    }
  }
}
