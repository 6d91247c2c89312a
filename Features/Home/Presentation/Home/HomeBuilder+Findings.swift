import PeopleDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
public import TerminalUI

/// What Ctrl-P finds of home.
extension HomeBuilder {
  public nonisolated static let commands = [.sort] + Home.commands.elsewhere()

  public var findings: FinderSource {
    .asked(HomeText.person) { [people = dependencies.people] text, count in
      let found = try? await people.list().best(count, for: text)
      return (found ?? []).map { person in
        FinderItem(
          person.name,
          detail: HomeText.facts(person, showsCountries: people.state.value.showsCountries),
          place: "\(Link(["home", Segment(person.id)]))")
      }
    }
  }
}
