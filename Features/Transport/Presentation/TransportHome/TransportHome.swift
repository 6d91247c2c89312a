import Editing
import RIBs
import Time
import TransportDomain
import WalletDomain

/// The taxi's screen: the ride that can be called, and the rides before it.
enum TransportHome: Riblet {
  enum Focus {
    case rides
  }

  struct Model: Equatable {
    var route = Route()
    var balance = Won.zero
    var condition = WalletState.Condition.opening
    var isCalling = false
    /// Why the last call failed, or the rides cannot be read.
    var failure: WalletError?
    /// By themselves from the latest on.
    var rides = Listing<Receipt>()
    /// Of all rides; nil before they were read.
    var sums: RideSums?
    var today: Day
    /// Where the focus is to go.
    var focus = ViewRequest<Focus>()

    /// What is left of the balance after a ride; negative if it does not pay for one.
    var rest: Won { balance - Ride.fare }

    /// Not before the wallet is open: only then it is known whether the ride can be paid.
    var canCall: Bool { !isCalling && condition != .opening && !route.isCircular }

    /// Why no money can be moved at all, else why the last call failed.
    var trouble: WalletError? { condition.problem ?? failure }
  }

  enum Action {
    case type(_ text: String, at: RouteEnd)
    case call
    case rides(Listing<Receipt>.Event)
    /// Show the receipt of a ride.
    case openRide(Receipt.ID)
  }
}
