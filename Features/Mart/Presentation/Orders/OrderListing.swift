import MartDomain

/// The orders of the list: which are asked for, read and selected.
struct OrderListing: Equatable {
  /// What is asked for; until the answer the list shows what was found before.
  private(set) var search = ""
  private(set) var window = OrderWindow.empty
  /// The search that `window` answers; nil before the first answer.
  private(set) var answered: String?
  /// The position of the selected order; 0 in an empty list.
  private(set) var selection = 0
  /// The order that the user has selected; it is selected again wherever it moves.
  private(set) var wanted: Order.ID?

  /// How many orders before and after the visible ones are read.
  private static let margin = 100

  /// The selected order; nil until it is read.
  var selected: OrderSummary? { window.order(at: selection) }

  /// The positions to be read, around the visible ones.
  func range(around visible: Range<Int>) -> Range<Int> {
    guard answered == nil || answered == search else { return 0..<2 * Self.margin }
    let first = min(visible.isEmpty ? selection : visible.lowerBound, selection)
    let last = max(visible.upperBound, selection + 1)
    return max(first - Self.margin, 0)..<last + Self.margin
  }

  /// Whether the orders at these positions are read, as far as they exist.
  func covers(_ positions: Range<Int>) -> Bool {
    let positions = positions.clamped(to: 0..<window.count)
    let read = window.start..<window.start + window.orders.count
    return answered == search && (positions.isEmpty || positions.clamped(to: read) == positions)
  }

  /// Asks for what a search finds, or for all orders; returns false if that is asked for already.
  mutating func find(_ search: String) -> Bool {
    guard search != self.search else { return false }
    self.search = search
    return true
  }

  mutating func take(_ window: OrderWindow, for search: String) {
    let isOther = answered != nil && answered != search
    let isNew = isOther || answered == nil || window.revision != self.window.revision
    self.window = window
    answered = search
    let index = window.orders.firstIndex { $0.id == wanted }
    if isNew, let index {
      selection = window.start + index
    } else if isOther {
      selection = 0
    }
    selection = max(min(selection, window.count - 1), 0)
    if wanted == nil || isNew && index == nil { wanted = selected?.id }
  }

  mutating func select(_ position: Int) {
    selection = position
    wanted = selected?.id
  }

  /// Asks for what was searched for and selected in an earlier run.
  mutating func comeBack(to position: Int, id: Order.ID?, search: String) {
    self = OrderListing()
    self.search = search
    selection = max(position, 0)
    wanted = id
  }
}
