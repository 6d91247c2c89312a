import Editing
import MartDomain
import RIBs
import Search
import TerminalUI

/// The goods, and how many of each are in the cart.
enum Mart: Riblet {
  struct Model: Equatable {
    var listing: GoodListing
    var shop = Shop()
  }

  enum Action {
    case list(Listing<GoodListing.Row>.Event)
    /// Adds one more of a good to the cart.
    case add(Good.ID)
    case edit(CartEdit)
    case showNextGroup, showAllGroups
    case openCart, openOrders, order
    case retry
  }
}
