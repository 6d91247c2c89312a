import Editing
import MartDomain

/// The orders of the list, by the search that finds them.
typealias OrderListing = WindowedRows<String, OrderWindow>
