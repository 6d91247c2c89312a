import Phrases
import PlacesDomain
import RIBs
import TerminalRIBs
public import TerminalUI

/// What Ctrl-P finds of the highway.
extension HighwayBuilder {
  public nonisolated static let commands = [.sort] + Highway.commands.elsewhere()
  public nonisolated static let routeCommands = Route.commands.elsewhere()
  public nonisolated static let restAreaCommands = [.sort] + RestAreas.commands.elsewhere()
  public nonisolated static let roadCommands = [.sort] + RoadPage.commands.elsewhere()
  public nonisolated static let timesCommands = TravelTimes.commands.elsewhere()

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
