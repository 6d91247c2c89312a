import Editing
import PeopleDomain
import RIBs
import Store
public import TerminalUI

/// What Ctrl-P finds of home.
extension HomeBuilder {
  public nonisolated static let commands: [ScreenCommand] = [
    ScreenCommand("/", HomeText.find.phrase),
    ScreenCommand("v", HomeText.scope.phrase),
    ScreenCommand("r", HomeText.toggleCountry.phrase),
    ScreenCommand("s", SortText.sort.phrase),
    ScreenCommand("R", HomeText.refresh.phrase),
    ScreenCommand("f", HomeText.favourite.phrase, isForRow: true),
    ScreenCommand("u", EditingText.undo.phrase),
    ScreenCommand("U", EditingText.redo.phrase),
    ScreenCommand("C", HomeText.clearCache.phrase),
  ]

  public var findings: FinderSource {
    .asked(HomeText.person.phrase) { [people] text in
      let found = try? await people.list().best(FinderSource.limit, for: text)
      return (found ?? []).map { person in
        FinderItem(
          person.name, detail: HomeText.facts(person, isRegion: people.state.value.isRegion),
          place: "\(Link(["home", Segment(person.id)]))")
      }
    }
  }
}
