import Editing
import MartDomain

/// The orders of the list, by the query that finds them.
typealias OrderListing = WindowedRows<OrderQuery, OrderWindow>
