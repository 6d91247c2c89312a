import MoviesDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
public import TerminalUI

/// What Ctrl-P finds of the films.
extension MoviesBuilder {
  public nonisolated static let commands = Movies.commands.elsewhere()

  /// The films that are stored, and the texts that were searched for last.
  public var findings: [FinderSource] {
    [
      .listed(MoviesText.recent) { [movies] in
        movies.state.value.recents.map { text in
          let link = Link(["home", Segment(Self.segment.name, [.init("query", text)])])
          return FinderItem(text, place: "\(link)")
        }
      },
      .asked(MoviesText.film) { [movies, language = dependencies.language] text, count in
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
