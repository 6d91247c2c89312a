import MoviesDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Time

/// What the riblets of films need.
struct MoviesDependencies {
  let movies: MoviesUseCases
  /// Asked before each question to the service.
  let language: @MainActor () -> Language
  let clock: any WallClock
  let notify: Notify
}

extension MoviesDependencies {
  /// Runs a command as work of `interactor`; only its failure is said.
  @MainActor func run(
    _ name: String, in interactor: Interactor,
    _ command: @escaping @MainActor () async throws(MoviesError) -> Void
  ) {
    interactor.request(name, notify: notify) { () throws(MoviesError) in
      try await command()
      return nil
    }
  }

  /// Makes a film a favourite, or not any more, as work of `interactor`.
  @MainActor func toggleFavourite(_ movie: Movie, in interactor: Interactor) {
    run("favourite", in: interactor) { () throws(MoviesError) in
      try await movies.toggleFavourite(movie)
    }
  }
}

extension MoviesError {
  /// What the user can do on the screen: nothing where a setting or the movie is missing.
  var retry: [Phrase] {
    switch self {
    case .keyMissing, .missing: []
    default: [FormText.pressRetry]
    }
  }
}
