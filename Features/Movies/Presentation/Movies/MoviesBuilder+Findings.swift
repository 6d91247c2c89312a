import Editing
import MoviesDomain
import Phrases
import RIBs
import Store
public import TerminalUI

/// What Ctrl-P finds of the films.
extension MoviesBuilder {
  public nonisolated static let commands: [ScreenCommand] = [
    ScreenCommand("/", MoviesText.find.phrase, words: ["찾기", "find"]),
    ScreenCommand(
      "v", MoviesText.showFavourites.phrase, words: ["좋아하는 영화", "favorites", "favourite movies"]
    )
    .unless(MoviesText.howToSearch.phrase),
    ScreenCommand("f", MoviesText.favourite.phrase, words: ["favorite", "like"], needs: .row),
    ScreenCommand("t", MoviesText.grid.phrase, words: ["그림", "격자", "grid", "pictures"])
      .unless(MoviesText.howToSearch.phrase),
    ScreenCommand("u", EditingText.undo.phrase, words: ["실행 취소", "revert"])
      .unless(MoviesText.howToSearch.phrase),
    ScreenCommand("U", EditingText.redo.phrase, words: ["되살리기", "repeat"])
      .unless(MoviesText.howToSearch.phrase),
  ]

  /// The films that are stored, and the texts that were searched for last.
  public var findings: [FinderSource] {
    [
      .listed(MoviesText.recent.phrase) { [movies] in
        movies.state.value.recents.map { text in
          let link = Link(["home", Segment(Self.segment.name, [.init("query", text)])])
          return FinderItem(text, place: "\(link)")
        }
      },
      .asked(MoviesText.film.phrase) { [movies, language = dependencies.language] text, count in
        let found = await movies.find(text, language(), count)
        return found.map { movie in
          let link = Link(["home", Self.segment, Segment("\(movie.id)")])
          return FinderItem(
            movie.title, detail: MoviesText.date(of: movie.release),
            words: [movie.originalTitle], place: "\(link)")
        }
      },
    ]
  }
}
