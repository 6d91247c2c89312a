import Phrases
import PlacesDomain
import RIBs
import TerminalRIBs
public import TerminalUI

/// What Ctrl-P finds of the highway.
extension HighwayBuilder {
  public nonisolated static let commands = [.sort] + Highway.commands.elsewhere()
  public nonisolated static let routeCommands = Route.commands.elsewhere()
  public nonisolated static let restAreaCommands =
    [.search, .sort] + RestAreas.commands.elsewhere()
  public nonisolated static let roadCommands = [.search, .sort] + RoadPage.commands.elsewhere()
  public nonisolated static let timesCommands = TravelTimes.commands.elsewhere()

  /// The ways that Ctrl-P opens: between two places that are typed, and to one from the usual start.
  ///
  /// A name of several places is listed with each of them.
  public var findings: [FinderSource] {
    [
      .asked(IncidentText.route) { [places = dependencies.places] text, count in
        var items: [FinderItem] = []
        for (start, destination) in await places.ends(text).prefix(count) {
          let (from, to) = (await places.telling(start), await places.telling(destination))
          items.append(
            FinderItem(
              RouteText.found(from: from, to: to), words: [text],
              target: .place(Self.way(from: from, to: to))))
        }
        return items
      },
      .asked(HighwayText.place) { [places = dependencies.places] text, count in
        var items: [FinderItem] = []
        for place in await places.look(text, count) {
          let to = await places.telling(place)
          items.append(
            FinderItem(
              place.name, detail: Phrase(place.address), place: Self.way(from: nil, to: to)))
        }
        return items
      },
    ]
  }

  private static func way(from: String?, to: String) -> String {
    "\(Link(["home", segment, RouteBuilder.segment(from: from, to: to)]))"
  }
}
