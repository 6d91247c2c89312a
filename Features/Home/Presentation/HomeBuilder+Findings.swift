import Editing
import PeopleDomain
import RIBs
import Store
public import TerminalUI

/// What Ctrl-P finds of home.
extension HomeBuilder {
  public nonisolated static let commands: [ScreenCommand] = [
    ScreenCommand("/", HomeText.find.phrase, words: ["찾기", "find"]),
    ScreenCommand(
      "v", HomeText.scope.phrase, words: ["즐겨찾기", "최근", "favourites", "favorites", "recent"]),
    ScreenCommand("r", HomeText.toggleCountry.phrase, words: ["지역", "나라", "region"]),
    .sort,
    ScreenCommand("R", HomeText.refresh.phrase, words: ["다시 받기", "reload"]),
    ScreenCommand(
      "f", HomeText.favourite.phrase, words: ["좋아하는 사람", "favorite", "like"], needs: .row),
    ScreenCommand(" ", HomeText.mark.phrase, needs: .row),
    ScreenCommand("u", EditingText.undo.phrase, words: ["실행 취소", "revert"]),
    ScreenCommand("U", EditingText.redo.phrase, words: ["되살리기", "repeat"]),
    ScreenCommand("C", HomeText.clearCache.phrase, words: ["저장된 데이터", "cache"])
      .unless(HomeText.nothingToClear.phrase),
  ]

  public var findings: FinderSource {
    .asked(HomeText.person.phrase) { [people] text, count in
      let found = try? await people.list().best(count, for: text)
      return (found ?? []).map { person in
        FinderItem(
          person.name, detail: HomeText.facts(person, isRegion: people.state.value.isRegion),
          place: "\(Link(["home", Segment(person.id)]))")
      }
    }
  }
}
