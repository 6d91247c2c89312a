import Phrases
import PlacesDomain
import RIBs
public import TerminalUI

/// What Ctrl-P finds of the highway.
extension HighwayBuilder {
  public nonisolated static let commands: [ScreenCommand] =
    [
      ScreenCommand("m", HighwayText.map.phrase, words: ["약도", "picture"]),
      ScreenCommand("s", SortText.sort.phrase, words: ["순서", "arrange"]),
      ScreenCommand("R", HighwayText.refresh.phrase, words: ["다시 받기", "reload"]),
    ]
    + ScreenCommand("f", HighwayText.filter.phrase).opening([
      ScreenCommand("a", IncidentText.clear.phrase)
    ])

  public nonisolated static let routeCommands: [ScreenCommand] =
    [
      ScreenCommand("s", RouteText.start.phrase), ScreenCommand("d", RouteText.destination.phrase),
    ]
    + [
      ScreenCommand("x", RouteText.swap.phrase, words: ["reverse"]),
      ScreenCommand("S", RouteText.keepStart.phrase, words: ["집", "home", "default"]),
      ScreenCommand("m", HighwayText.map.phrase), ScreenCommand("a", RouteText.all.phrase),
      ScreenCommand("]", RouteText.nextRoad.phrase),
      ScreenCommand("[", RouteText.previousRoad.phrase),
      ScreenCommand("R", HighwayText.retry.phrase),
    ].map { $0.unless(RouteText.chooseBoth.phrase) }

  public nonisolated static let restAreaCommands: [ScreenCommand] = [
    ScreenCommand(
      "f", HighwayText.filter.phrase, words: ["편의시설", "샤워실", "수면실", "facilities", "showers"]),
    ScreenCommand("s", SortText.sort.phrase), ScreenCommand("R", HighwayText.retry.phrase),
  ]

  public nonisolated static let roadCommands: [ScreenCommand] = [
    ScreenCommand("s", SortText.sort.phrase),
    ScreenCommand("d", RoadText.turn.phrase, needs: .openRow),
  ]

  public nonisolated static let timesCommands: [ScreenCommand] = [
    ScreenCommand("f", TravelTimesText.from.phrase), ScreenCommand("t", TravelTimesText.to.phrase),
    ScreenCommand("x", TravelTimesText.swap.phrase), ScreenCommand("R", HighwayText.retry.phrase),
  ].map { $0.unless(TravelTimesText.chooseBoth.phrase) }

  /// The places to which there may be a way; the route to one is found.
  public var findings: FinderSource {
    .asked(HighwayText.place.phrase) { [places] text, count in
      await places.look(text, count).map { place in
        let route = Segment(RouteBuilder.segment.name, [.init("to", place.name)])
        return FinderItem(
          place.name, detail: Phrase(place.address),
          place: "\(Link(["home", Self.segment, route]))")
      }
    }
  }
}
