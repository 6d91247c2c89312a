import HighwayDomain
import Phrases
import TerminalUI

extension HighwayError {
  /// What the user can do on the screen: nothing where a setting is missing, or all requests are used.
  var retry: [Phrase] {
    switch self {
    case .keyMissing, .quotaExceeded: []
    default: [FormText.pressRetry.phrase]
    }
  }
}
