import HighwayDomain
import Phrases
import RIBs
import Services
import TerminalRIBs
import Time

/// What the riblets of the highway need.
struct HighwayDependencies {
  let highway: HighwayUseCases
  let clock: any WallClock
  let notify: Notify
}

extension Found {
  /// Where a head says that what is shown is invented, or how old it is.
  @MainActor func note(_ age: Age?) -> Phrase? {
    origin == .samples ? HighwayText.samples.phrase : age?.phrase
  }
}
