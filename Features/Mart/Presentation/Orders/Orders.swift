import Editing
import MartDomain
import Phrases
import RIBs
import Search
import TerminalUI

/// The list of orders, newest first.
enum Orders: PresentedRiblet {
  enum Request {
    case select(row: Int), open(row: Int), visibleRows(Range<Int>)
    case search(SearchInput.Event)
    case sort(SortEvent<OrderColumn>)
    case retry
  }

  enum Response: Equatable {
    /// Orders were read, or the state of one has changed; `now` is in milliseconds since 1970.
    case listed(OrderListing, now: Int64)
    case selected(OrderListing)
    case searched(SearchInput)
    case sorted(Sort<OrderColumn>)
    /// Whether reading takes long.
    case waiting(Bool)
    /// The orders could not be read; `isFirst` is whether none were read before.
    case failed(MartError, isFirst: Bool)
    case opened(Order.ID)
  }

  struct ViewModel: Equatable {
    struct Row: Equatable {
      let number: String
      let date: Phrase
      let goods: Phrase
      let total: Phrase
      let state: StateText
    }

    var search = SearchInput()
    var sort = OrderColumn.initial
    /// Of all orders that are found.
    var count = 0
    /// The position of the first of `rows`.
    var start = 0
    var rows: [Row] = []
    var selection = 0
    var title = OrdersText.all.phrase
    /// Such as `12/100,000`; empty without orders.
    var position = ""
    /// What stands in the place of the rows.
    var sentence: Sentence?
    /// What stands below the rows.
    var notice: [Phrase] = []
    var isSlow = false
    var canRetry = false

    /// The row at a position; nil until it is read.
    func row(at position: Int) -> Row? {
      rows.indices.contains(position - start) ? rows[position - start] : nil
    }
  }
}

/// Text that stands in the place of data.
struct Sentence: Equatable {
  let phrases: [Phrase]
  let role: Role

  init(_ phrases: [Phrase], role: Role = .dim) {
    self.phrases = phrases
    self.role = role
  }
}
