import MoviesDomain
import Phrases
import TerminalUI

extension MoviesError {
  /// What the user can do on the screen: nothing where a setting or the movie is missing.
  var retry: [Phrase] {
    switch self {
    case .keyMissing, .missing: []
    default: [FormText.pressRetry.phrase]
    }
  }
}
