import RIBsTesting
import ResourceKit
import Store
import Testing

@testable import WalletDomain

/// The use cases on a wallet and a bank in memory.
@MainActor
struct WalletModelTests {
  private struct State {
    var wallet = WalletState()
  }

  private let store = Store(State())
  private let clock = ManualClock(now: 1_795_219_200_000)
  private let bank: FixedBank
  private let work: FixedWallet
  private let model: WalletModel

  init() {
    bank = FixedBank(clock: clock)
    work = FixedWallet(
      cards: FixedWallet.cards
        + ["0002", "0003", "0004"].enumerated().map {
          Card(number: Int64($0 + 4), issuer: "Visa", lastFour: $1)
        })
    model = WalletModel(
      work: work, bank: bank, clock: clock, writer: store.writer(\.wallet))
  }

  private var wallet: WalletState { store.state.wallet }

  private func request(_ key: String, card: Card.ID = 1, _ amount: Int64 = 50_000) -> TopUpRequest {
    TopUpRequest(key: MovementKey(rawValue: key), card: card, amount: Won(amount))
  }

  private func ride(_ key: String, _ amount: Int64 = 18_000) -> Payment {
    Payment(
      key: MovementKey(rawValue: key), payee: .taxi, party: "슈퍼전기차 택시", amount: Won(amount),
      text: "우리집 → 회사")
  }

  @Test func `money waits for the wallet to open`() async throws {
    let topUp = makeTopUp(model)
    await #expect(throws: WalletError.opening) { try await topUp(request("a")) }
    let opening = Task { await makeOpenWallet(model)() }
    #expect(wallet.condition == .opening)
    await opening.value
    #expect(wallet.condition == .ready)
    #expect(wallet.cards.map(\.name).prefix(3) == ["우리은행 0123", "신한카드 0987", "국민카드 2812"])
    #expect(try await topUp(request("a")) == Won(50_000))
  }

  @Test func `a top-up and a ride change the balance, each once`() async throws {
    await model.open()
    let (topUp, pay) = (makeTopUp(model), makePay(model))
    #expect(try await topUp(request("a")) == Won(50_000))
    #expect(try await topUp(request("a")) == Won(50_000))
    let receipt = try await pay(ride("b"))
    #expect(try await pay(ride("b")) == receipt)
    #expect(
      receipt
        == Receipt(
          id: 2, time: 1_795_219_200_000, party: "슈퍼전기차 택시", amount: Won(18_000),
          text: "우리집 → 회사"))
    #expect(wallet.balance == Won(32_000))
    #expect(try await makeListReceipts(model)(.taxi) == [receipt])
    #expect(bank.ends == ["a-1": .charged])
  }

  @Test func `a double Enter is one request`() async throws {
    await model.open()
    let (topUp, pay) = (makeTopUp(model), makePay(model))
    async let one = topUp(request("a"))
    async let two = topUp(request("a"))
    #expect(try await [one, two] == [Won(50_000), Won(50_000)])
    async let first = pay(ride("b"))
    async let second = pay(ride("b"))
    #expect(try await first == second)
    #expect(wallet.balance == Won(32_000))
    #expect(bank.ends.count == 1)
  }

  @Test func `a key that moved other money is refused`() async throws {
    await model.open()
    let (topUp, pay) = (makeTopUp(model), makePay(model))
    _ = try await topUp(request("a"))
    await #expect(throws: WalletError.keyUsed) { try await topUp(request("a", 1)) }
    await #expect(throws: WalletError.keyUsed) { try await topUp(request("a", card: 2)) }
    await #expect(throws: WalletError.keyUsed) { try await pay(ride("a")) }
    _ = try await pay(ride("b"))
    await #expect(throws: WalletError.keyUsed) { try await pay(ride("b", 1)) }
    await #expect(throws: WalletError.keyUsed) { try await topUp(request("b")) }
    #expect(wallet.balance == Won(32_000))
  }

  @Test func `who has too little is told how much is missing`() async throws {
    await model.open()
    _ = try await makeTopUp(model)(request("a", 17_999))
    await #expect(throws: WalletError.insufficient(missing: Won(1))) {
      try await makePay(model)(ride("b"))
    }
    #expect(wallet.balance == Won(17_999))
  }

  @Test(arguments: [0, -1, 2_000_001, Int64.max])
  func `an amount out of bounds is asked of nobody`(_ amount: Int64) async {
    await model.open()
    await #expect(throws: WalletError.invalidAmount) {
      try await makeTopUp(model)(request("a", amount))
    }
    #expect(bank.ends == [:])
  }

  @Test func `a refused card is charged nothing, and the same key may take another`() async throws {
    await model.open()
    let topUp = makeTopUp(model)
    await #expect(throws: WalletError.cardRefused) { try await topUp(request("a", card: 4)) }
    await #expect(throws: WalletError.cardRefused) { try await topUp(request("a", card: 4)) }
    #expect(wallet.balance == .zero)
    #expect(try await topUp(request("a", card: 1)) == Won(50_000))
    #expect(bank.ends == ["a-1": .refused, "a-2": .refused, "a-3": .charged])
  }

  @Test func `a silent bank is told not to charge any more`() async throws {
    await model.open()
    await #expect(throws: WalletError.bankSilent) {
      try await makeTopUp(model)(request("a", card: 5))
    }
    #expect(bank.ends == ["a-1": .cancelled])
    #expect(wallet.unsettled == 0)
    #expect(wallet.balance == .zero)
  }

  @Test func `a late bank has charged once, and the money comes in by itself`() async throws {
    await model.open()
    await #expect(throws: WalletError.bankUncertain) {
      try await makeTopUp(model)(request("a", card: 6))
    }
    #expect(wallet.unsettled == 1)
    #expect(wallet.balance == .zero)
    await makeAskBank(model)()
    #expect(wallet.unsettled == 0)
    #expect(wallet.balance == Won(50_000))
    await makeAskBank(model)()
    #expect(wallet.balance == Won(50_000))
    #expect(bank.ends == ["a-1": .charged])
  }

  @Test func `who tries again after a late answer is not charged twice`() async throws {
    await model.open()
    let topUp = makeTopUp(model)
    await #expect(throws: WalletError.bankUncertain) { try await topUp(request("a", card: 6)) }
    #expect(try await topUp(request("a", card: 6)) == Won(50_000))
    #expect(bank.ends == ["a-1": .charged])
  }

  @Test func `the bank is asked as long as something is not known`() async {
    await model.open()
    _ = try? await makeTopUp(model)(request("a", card: 6))
    let follow = makeFollowBank(unsettled: store.stored(\.wallet, \.unsettled), clock: clock)
    let following = Task { await follow(makeAskBank(model)) }
    await drain()
    await clock.advance(by: .seconds(2))
    #expect(wallet.unsettled == 1)
    await clock.advance(by: .seconds(1))
    #expect(wallet.unsettled == 0)
    #expect(wallet.balance == Won(50_000))
    following.cancel()
    await following.value
  }

  @Test func `what was asked for before the end is found out before the wallet opens`() async throws
  {
    let step = try await work.begin(request("a", card: 1), at: BookTime(time: 0))
    guard case .charge(let charged) = step else { throw WalletError.unknown }
    _ = try await bank.charge(charged.charge, within: .seconds(1))
    _ = try await work.begin(request("b", card: 1), at: BookTime(time: 0))
    await model.open()
    #expect(bank.ends == ["a-1": .charged, "b-1": .cancelled])
    #expect(wallet.balance == Won(50_000))
    #expect(wallet.unsettled == 0)
  }

  @Test func `who leaves the form does not stop the money, nor wait for it`() async throws {
    await model.open()
    let topUp = makeTopUp(model)
    let leaving = Task { () -> WalletError? in
      do throws(WalletError) { _ = try await topUp(request("a")) } catch { return error }
      return nil
    }
    leaving.cancel()
    #expect(await leaving.value == .unknown)
    await model.settled()
    #expect(wallet.balance == Won(50_000))
  }

  @Test func `a charge that cannot be written down comes in later`() async throws {
    await model.open()
    let topUp = makeTopUp(model)
    let full = FullAfterBeginning(work)
    let store = Store(State())
    let model = WalletModel(
      work: full, bank: bank, clock: clock, writer: store.writer(\.wallet))
    await model.open()
    await #expect(throws: WalletError.chargedNotKept) {
      try await makeTopUp(model)(request("a"))
    }
    #expect(store.state.wallet.unsettled == 1)
    #expect(try await topUp(request("a")) == Won(50_000))
    #expect(bank.ends == ["a-1": .charged])
  }

  @Test func `a card is taken once`() async throws {
    await model.open()
    let add = makeAddCard(model)
    let details = CardDetails(
      number: Secret("4111 1111 1111 1111".utf8), code: Secret("123".utf8), expiry: "11/28")
    let card = try await add(details)
    #expect(card == Card(id: 7, issuer: "Visa", lastFour: "1111", tint: 0))
    #expect(wallet.cards.last == card)
    await #expect(throws: WalletError.cardKnown(card)) { try await add(details) }
    #expect(try await makeTopUp(model)(request("a", card: 7)) == Won(50_000))
  }

  @Test func `a wallet that cannot be used says why, and moves nothing`() async throws {
    work.failure = .cannotWrite
    await model.open()
    #expect(wallet.condition == .readOnly(.cannotWrite))
    #expect(wallet.cards.count == 6)
    await #expect(throws: WalletError.cannotWrite) { try await makePay(model)(ride("b")) }
    work.failure = .damaged
    await model.open()
    #expect(wallet.condition == .closed(.damaged))
    await #expect(throws: WalletError.damaged) { try await makeTopUp(model)(request("a")) }
    await #expect(throws: WalletError.noBackup) {
      try await makeRepairWallet(model)(.bringBackCopy)
    }
    try await makeRepairWallet(model)(.lookOnly)
    #expect(wallet.condition == .readOnly(.damaged))
    await #expect(throws: WalletError.damaged) { try await makeTopUp(model)(request("a")) }
    try await makeRepairWallet(model)(.startAnew)
    #expect(wallet.condition == .ready)
    #expect(wallet.cards == [])
  }

  @Test func `damage that is met on the way closes the wallet, and what was known stays`()
    async throws
  {
    await model.open()
    _ = try await makeTopUp(model)(request("a"))
    work.failure = .damaged
    await makeSyncWallet(model)()
    #expect(wallet.condition == .closed(.damaged))
    #expect(wallet.balance == Won(50_000))
  }
}
