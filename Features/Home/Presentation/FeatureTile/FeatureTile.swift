import HomeInterface
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// One tile of home, whatever feature it opens.
enum FeatureTile: Riblet {
  struct Model: Equatable {
    let title: Phrase
    var line: Phrase
  }

  enum Action {
    case open
  }
}
