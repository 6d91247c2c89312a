import Headless
import Store
import Time
import WalletDomain

/// A model with a wallet and a bank in memory: the three cards, and three with which the mock bank
/// has trouble.
@MainActor final class FixedModel {
  struct State {
    var wallet = WalletState()
  }

  let store = Store(State())
  let clock = ManualClock(now: 1_795_219_200_000)
  let bank: FixedBank
  let spy: SpyBank
  let work: FixedWallet
  let books: FakeBooks
  let model: WalletModel

  init() {
    bank = FixedBank(clock: clock)
    spy = SpyBank(bank)
    let troubled = ["0002", "0003", "0004"].enumerated().map { index, lastFour in
      Card(number: Int64(index + 4), issuer: "Visa", lastFour: lastFour)
    }
    work = FixedWallet(cards: FixedWallet.cards + troubled)
    books = FakeBooks(work)
    model = WalletModel(work: books, bank: spy, clock: clock, writer: store.writer(\.wallet))
  }

  var wallet: WalletState { store.state.wallet }

  func request(_ key: String, card: Card.ID = 1, _ amount: Int64 = 50_000) -> TopUpRequest {
    TopUpRequest(key: MovementKey(rawValue: key), card: card, amount: Won(amount))
  }

  func ride(_ key: String, _ amount: Int64 = 18_000) -> Payment {
    Payment(
      key: MovementKey(rawValue: key), payee: .taxi, party: "슈퍼전기차 택시", amount: Won(amount),
      text: "우리집 → 회사")
  }
}
