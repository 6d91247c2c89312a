import MartDomain
import Store
import WalletDomain

extension OrderForm {
  /// The form at one moment.
  struct Snapshot {
    let draft: OrderDraft
    let errors: [OrderField: OrderValidationError]
    /// How many can be ordered of the goods that have not enough in stock.
    let shortages: [Good.ID: Int]
    /// Nil until the wallet is open.
    let balance: Won?
  }
}

extension OrderForm.Snapshot {
  /// Missing input is an error in `completed` fields only; `order` is the one that is changed.
  @MainActor init(
    _ draft: OrderDraft, completed: Set<OrderField>, changing order: Order?, _ mart: MartUseCases
  ) {
    let wallet = mart.wallet.value
    // A change gives back what the order has taken.
    let own = order?.contents.quantities ?? [:]
    var shortages: [Good.ID: Int] = [:]
    for (id, quantity) in draft.contents.quantities {
      guard let good = mart.catalogue[id] else { continue }
      let most = mart.state.value.left(of: good) + (own[id] ?? 0)
      if quantity > most { shortages[id] = most }
    }
    self.init(
      draft: draft, errors: draft.contents.errors(isComplete: completed.contains),
      shortages: shortages, balance: wallet.condition == .opening ? nil : wallet.balance)
  }
}
