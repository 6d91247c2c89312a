import Headless
import Phrases
import RIBs
import RIBsTesting
import Secrets
import Store
import Time
import TopupInterface
import WalletDomain
import WalletFixtures

@testable import TopupPresentation

final class TopupListenerSpy: Spy, TopupListener {
  var onEnd: () -> Void = {}

  func topupDidFinish() { end("finish") }

  func topupDidClose() { end("close") }

  private func end(_ call: String) {
    record(call)
    onEnd()
  }
}

/// Has the draft that was attached last.
final class TopupRouterSpy: Spy, TopupStepsRouting {
  var draft: TopupDraft?

  func attachEnterAmount(_ draft: TopupDraft) {
    self.draft = draft
    record("amount \(draft.amount.amount) from \(draft.card.name)")
  }

  func attachFirstCard() { record("first card") }

  func attachCardOnFile(_ cards: [Card], selected: Card.ID) {
    record("cards \(cards.map(\.name)), \(selected)")
  }

  func attachAddPaymentMethod() { record("add") }

  func detachAddPaymentMethod() { record("detach add") }

  func popToRoot() { record("root") }

  func select(_ card: Card) { record("select \(card.name)") }
}

final class EnterAmountListenerSpy: Spy, EnterAmountListener {
  func enterAmountDidFinish() { record("finish") }

  func enterAmountDidClose() { record("close") }

  func enterAmountDidPressCard(_ selected: Card.ID) { record("card \(selected)") }
}

final class AddPaymentMethodListenerSpy: Spy, AddPaymentMethodListener {
  func addPaymentMethodDidAdd(_ card: Card) { record("add \(card.name)") }

  func addPaymentMethodDidClose() { record("close") }
}

/// A wallet and a bank in memory, with the keys 1, 2, 3 and so on.
@MainActor
final class TopupFixture {
  var wallet: WalletUseCases
  let listener = TopupListenerSpy()
  let manualClock = ManualClock(now: Fixed.time)
  private(set) var notices: [String] = []
  private let store = Store(WalletState())
  private var keys = 0

  /// The wallet is ready at once.
  init(_ cards: [Card] = Fixed.cards, balance: Won = .zero) {
    let model = WalletModel(
      repository: InMemoryWallet(cards: cards, balance: balance),
      bank: InMemoryBank(clock: manualClock), clock: manualClock, writer: store.writer(\.self))
    wallet = WalletUseCases(model, state: store.stored(\.self))
    wallet.makeKey = { [weak self] in
      self?.keys += 1
      return Fixed.key(self?.keys ?? 0)
    }
    update { state in
      state.condition = .ready
      state.cards = cards
      state.balance = balance
    }
  }

  var notify: Notify { { [weak self] in self?.notices.append($0.text(.korean)) } }

  lazy var builder = TopupBuilder(wallet: wallet, clock: manualClock, notify: notify)

  /// Changes the state of the wallet directly.
  func update(_ change: @escaping (inout WalletState) -> Void) {
    store.update { change(&$0) }
  }
}

/// A bank that answers when a test lets it, and records the requests.
@MainActor
final class HeldBank {
  private(set) var requests: [TopUpRequest] = []
  /// The outcome that is known of a request.
  var outcome: ChargeOutcome?
  private var waiting: [CheckedContinuation<WalletError?, Never>] = []

  func topUp(_ request: TopUpRequest) async throws(WalletError) -> Won {
    requests.append(request)
    let error = await withCheckedContinuation { waiting.append($0) }
    if let error { throw error }
    return request.amount
  }

  /// Answers the oldest request, with success if there is no error.
  func answer(_ error: WalletError? = nil) {
    if !waiting.isEmpty { waiting.removeFirst().resume(returning: error) }
  }
}

enum Fixed {
  static let cards = InMemoryWallet.sampleCards

  /// 2026-11-21, noon in UTC.
  static let time: Int64 = 1_795_262_400_000

  static func key(_ number: Int) -> MovementKey { MovementKey(rawValue: "key \(number)") }

  static func request(_ key: Int, _ card: Card.ID, _ amount: Int64) -> TopUpRequest {
    TopUpRequest(key: self.key(key), card: card, amount: Won(amount))
  }

  /// The initial form for an amount.
  static func model(
    _ amount: Int64 = 0, _ card: Card = cards[0], pending: MovementKey? = nil,
    _ change: (inout EnterAmount.Model) -> Void = { _ in }
  ) -> EnterAmount.Model {
    var model = EnterAmount.Model(
      TopupDraft(amount: Won(amount), card: card, pending: pending))
    model.balance = .zero
    change(&model)
    return model
  }

  static func secret(_ text: String) -> Secret { Secret(Array(text.utf8)) }
}
