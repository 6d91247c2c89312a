import Headless
import Phrases
import RIBs
import Secrets
import Store
import TerminalUI
import Time
import TopupInterface
import WalletDomain

@testable import TopupPresentation

/// Remembers what topping up came to.
final class TopupListenerSpy: TopupListener {
  private(set) var calls: [String] = []

  func topupDidFinish() { calls.append("finish") }

  func topupDidClose() { calls.append("close") }
}

/// Remembers where topping up was asked to lead, and has the form that it was told to have.
final class TopupRouterSpy: TopupNavigating {
  private(set) var calls: [String] = []
  var draft: TopupDraft?

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func attachEnterAmount(_ draft: TopupDraft) {
    self.draft = draft
    calls.append("amount \(draft.amount.amount) from \(draft.card.name)")
  }

  func attachFirstCard() { calls.append("first card") }

  func attachCardOnFile(_ list: [Card], selected: Card.ID) {
    calls.append("cards \(list.map(\.name)), \(selected)")
  }

  func attachAddPaymentMethod() { calls.append("add") }

  func detachAddPaymentMethod() { calls.append("detach add") }

  func popToRoot() { calls.append("root") }

  func select(_ card: Card) { calls.append("select \(card.name)") }

  func enter(_ amount: Won) { calls.append("enter \(amount.amount)") }
}

/// Remembers every model it was shown.
final class EnterAmountPresenterSpy: EnterAmountPresentable {
  weak var listener: (any EnterAmountPresentableListener)?
  private(set) var shown: [EnterAmountViewModel] = []
  private(set) var focused = 0

  func show(_ model: EnterAmountViewModel) { shown.append(model) }

  func focusAmount() { focused += 1 }
}

/// Remembers what the form came to.
final class EnterAmountListenerSpy: EnterAmountListener {
  private(set) var calls: [String] = []

  func enterAmountDidFinish() { calls.append("finish") }

  func enterAmountDidClose() { calls.append("close") }

  func enterAmountDidPressCard() { calls.append("card") }
}

/// Remembers every model it was shown, and where it was asked to bring the user.
final class AddPaymentMethodPresenterSpy: AddPaymentMethodPresentable {
  weak var listener: (any AddPaymentMethodPresentableListener)?
  private(set) var shown: [AddPaymentMethodViewModel] = []
  private(set) var focused: [CardField] = []
  private(set) var clearings = 0

  func show(_ model: AddPaymentMethodViewModel) { shown.append(model) }

  func focus(on field: CardField) { focused.append(field) }

  func clear() { clearings += 1 }
}

/// Remembers what the form came to.
final class AddPaymentMethodListenerSpy: AddPaymentMethodListener {
  private(set) var calls: [String] = []

  func addPaymentMethodDidAdd(_ card: Card) { calls.append("add \(card.name)") }

  func addPaymentMethodDidClose() { calls.append("close") }
}

/// The surroundings of topping up: a wallet and a bank in memory, whose use cases can be replaced.
final class TopupDependencies: TopupDependency, EnterAmountDependency, AddPaymentMethodDependency {
  struct State {
    var field = WalletState()
  }

  let store = Store(State())
  let manualClock = ManualClock(now: Fixed.time)
  let fixed: FixedWallet
  private(set) var notices: [String] = []
  private var keys = 0

  init(_ cards: [Card] = FixedWallet.cards, balance: Won = .zero) {
    fixed = FixedWallet(cards: cards, balance: balance)
    // As the wallet is once it is open, and at once.
    store.update { state in
      state.field.condition = .ready
      state.field.cards = cards
      state.field.balance = balance
    }
  }

  var clock: any WallClock { manualClock }
  lazy var wallet = store.stored(\.field)
  lazy var topUp = makeTopUp(model)
  lazy var topUpEnd = makeTopUpEnd(model)
  lazy var addCard = makeAddCard(model)
  lazy var checkCard = makeCheckCard(clock: clock)

  lazy var model = WalletModel(
    work: fixed, bank: FixedBank(clock: clock), clock: clock, writer: store.writer(\.field))

  /// The keys 1, 2, 3 and so on.
  var makeMovementKey: @MainActor () -> MovementKey {
    { [weak self] in
      self?.keys += 1
      return Fixed.key(self?.keys ?? 0)
    }
  }

  var notify: Notify { { [weak self] in self?.notices.append($0.text(.korean)) } }
}

/// A bank that answers when a test says so, and remembers what it was asked for.
@MainActor
final class HeldBank {
  private(set) var requests: [TopUpRequest] = []
  private var waiting: [CheckedContinuation<WalletError?, Never>] = []

  var topUp: TopUp {
    { [weak self] request throws(WalletError) in
      self?.requests.append(request)
      let error = await withCheckedContinuation { self?.waiting.append($0) }
      if let error { throw error }
      return request.amount
    }
  }

  /// Answers the request that has waited longest: no error, the money has moved.
  func answer(_ error: WalletError? = nil) async {
    if !waiting.isEmpty { waiting.removeFirst().resume(returning: error) }
    await quiesce()
  }
}

enum Fixed {
  static let cards = FixedWallet.cards

  /// 2026-11-21, noon in UTC.
  static let time: Int64 = 1_795_262_400_000

  static func key(_ number: Int) -> MovementKey { MovementKey(rawValue: "key \(number)") }

  static func request(_ key: Int, _ card: Card.ID, _ amount: Int64) -> TopUpRequest {
    TopUpRequest(key: self.key(key), card: card, amount: Won(amount))
  }

  /// The form as it begins.
  static func model(
    _ amount: Int64 = 0, _ card: Card = cards[0], asked: MovementKey? = nil,
    _ change: (inout EnterAmountViewModel) -> Void = { _ in }
  ) -> EnterAmountViewModel {
    var model = EnterAmountViewModel(TopupDraft(amount: Won(amount), card: card, asked: asked))
    model.balance = .zero
    change(&model)
    return model
  }

  static func secret(_ text: String) -> Secret { Secret(Array(text.utf8)) }
}
