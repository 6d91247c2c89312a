import Headless
import RIBsTesting
import Store
import Time
import WalletDomain
import WalletFixtures

/// A model with a wallet and a bank in memory.
///
/// Cards 1 to 3 are good. The mock bank refuses card 4, does not answer for card 5 and is late for
/// card 6.
@MainActor final class ModelFixture {
  private struct State {
    var wallet = WalletState()
  }

  let clock = ManualClock(now: 1_795_219_200_000)
  let bank: SpyBank
  let repository: FaultyWallet
  let model: WalletModel
  let wallet: WalletUseCases

  init() {
    bank = SpyBank(clock: clock)
    let troubled = ["0002", "0003", "0004"].enumerated().map { index, lastFour in
      Card(number: Int64(index + 4), issuer: "Visa", lastFour: lastFour)
    }
    repository = FaultyWallet(cards: InMemoryWallet.sampleCards + troubled)
    let store = Store(State())
    model = WalletModel(
      repository: repository, bank: bank, clock: clock, writer: store.writer(\.wallet))
    wallet = WalletUseCases(model, state: store.stored(\.wallet))
  }

  var state: WalletState { wallet.state.value }

  /// Has the bank hold charges.
  func holdCharges() -> Checkpoint {
    let checkpoint = Checkpoint()
    bank.checkpoint = checkpoint
    return checkpoint
  }
}
