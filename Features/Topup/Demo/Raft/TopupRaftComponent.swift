import Phrases
import RIBs
import Store
import Time
import TopupPresentation
import WalletDomain

/// What topping up depends on, with a wallet and a bank in memory.
final class TopupRaftComponent: TopupDependency, AddPaymentMethodDependency {
  let clock: any WallClock
  let notify: Notify
  let makeMovementKey: @MainActor () -> MovementKey = MovementKey.random
  private let store = Store(State())
  private let fixed: FixedWallet

  private struct State {
    var field = WalletState()
  }

  init(_ fixed: FixedWallet, clock: any WallClock, notify: @escaping Notify) {
    self.fixed = fixed
    self.clock = clock
    self.notify = notify
  }

  lazy var wallet = store.stored(\.field)
  lazy var topUp = makeTopUp(model)
  lazy var topUpEnd = makeTopUpEnd(model)
  lazy var addCard = makeAddCard(model)
  lazy var checkCard = makeCheckCard(clock: clock)

  lazy var model = WalletModel(
    work: fixed, bank: FixedBank(clock: clock), clock: clock,
    writer: store.writer(\.field))
}
