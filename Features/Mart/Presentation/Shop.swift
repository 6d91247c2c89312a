import MartDomain
import Phrases
import TerminalUI
import WalletDomain

/// What is known of the shop, and why it cannot be read or paid.
struct Shop: Equatable {
  private(set) var state = MartState()
  /// The cart, without goods that are no longer sold.
  private(set) var lines: [CartLine] = []
  /// Nil while it is not known.
  var balance: Won?
  var orders = RecentOrders()
  /// Whether the cart is beside the goods.
  var isWide = false
  /// Whether it takes long to read it.
  var isSlow = false
  /// Why it could not be read the last time.
  var failure: MartError?
  /// Why the wallet cannot be changed.
  var problem: WalletError?

  /// Whether it was read at least once.
  var isRead: Bool { state.openOrders != nil }

  /// How many pieces are in the cart.
  var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  var total: Won { lines.reduce(.zero) { $0 + $1.amount } }

  mutating func receive(_ state: MartState, _ catalogue: Catalogue) {
    if state.revision != self.state.revision { failure = nil }
    self.state = state
    lines = state.cart.lines.compactMap { line in
      catalogue[line.good].map {
        CartLine(good: $0, quantity: line.quantity, left: state.left(of: $0))
      }
    }
  }

  /// What stands in the place of its contents; nil once they were read.
  @MainActor var sentence: (any Widget)? {
    guard !isRead else { return nil }
    if let failure {
      return Paragraph(
        [failure.phrase, FormText.pressRetry].joined, Style(.danger))
    }
    return Label(isSlow ? ShopText.loading : Phrase(""), Style(.dim))
  }

  /// What there is to say in the place of goods that were not read.
  @MainActor var status: ListStatus {
    ListStatus(failure: failure, empty: isSlow ? ShopText.loading : Phrase(""))
  }

  /// What stands below its contents; nil where nothing is wrong.
  @MainActor var notice: (any Widget)? {
    guard isRead else { return nil }
    if let failure {
      let sentences = [failure.phrase, FormText.shownBefore, FormText.pressRetry]
      return Notice(sentences)
    }
    return problem.map { Notice([$0.phrase]) }
  }
}

/// A good in the cart.
struct CartLine: Equatable {
  let good: Good
  let quantity: Int
  let left: Int

  var amount: Won { OrderLine(good, quantity).amount }

  /// Whether fewer are left than are in the cart.
  var isShort: Bool { quantity > left }
}
