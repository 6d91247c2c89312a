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
  public var findings: [FinderSource] {
    [
      .asked(IncidentText.route) { [places] text, _ in
        guard let ends = await places.ends(text) else { return [] }
        let (from, to) = (ends.start.name, ends.destination.name)
        return [
          FinderItem(
            RouteText.found(from: from, to: to), words: [text],
            target: .place(Self.way(from: from, to: to)))
        ]
      },
      .asked(HighwayText.place) { [places] text, count in
        await places.look(text, count).map { place in
          FinderItem(
            place.name, detail: Phrase(place.address), place: Self.way(from: nil, to: place.name))
        }
      },
    ]
  }

  private static func way(from: String?, to: String) -> String {
    "\(Link(["home", segment, RouteBuilder.segment(from: from, to: to)]))"
  }
}
