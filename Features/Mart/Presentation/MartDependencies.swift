import MartDomain
import Phrases
import TerminalRIBs
import Time
import TopupInterface

/// What all riblets of the shop need.
struct MartDependencies {
  let mart: MartUseCases
  let topup: any TopupBuildable
  let clock: any WallClock
  let notify: Notify
}
