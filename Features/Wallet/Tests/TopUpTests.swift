import Headless
import Store
import Testing
import Time

@testable import WalletDomain

/// What becomes of a top-up when the bank refuses, keeps silent or is late.
@MainActor
struct TopUpTests {
  private let galbi = FixedModel()

  @Test func `a double Enter is one request`() async throws {
    await galbi.model.open()
    let (topUp, pay) = (makeTopUp(galbi.model), makePay(galbi.model))
    async let one = topUp(galbi.request("a"))
    async let two = topUp(galbi.request("a"))
    #expect(try await [one, two] == [Won(50_000), Won(50_000)])
    async let first = pay(galbi.ride("b"))
    async let second = pay(galbi.ride("b"))
    #expect(try await first == second)
    #expect(galbi.wallet.balance == Won(32_000))
    #expect(galbi.spy.questions == ["charge a-1 within 8.0 seconds"])
  }

  @Test func `a refused card is charged nothing, and the same key may take another`() async throws {
    await galbi.model.open()
    let topUp = makeTopUp(galbi.model)
    await #expect(throws: WalletError.cardRefused) { try await topUp(galbi.request("a", card: 4)) }
    await #expect(throws: WalletError.cardRefused) { try await topUp(galbi.request("a", card: 4)) }
    #expect(galbi.wallet.balance == .zero)
    #expect(try await topUp(galbi.request("a", card: 1)) == Won(50_000))
    #expect(galbi.bank.ends == ["a-1": .refused, "a-2": .refused, "a-3": .charged])
  }

  @Test func `a silent bank is told not to charge any more`() async throws {
    await galbi.model.open()
    await #expect(throws: WalletError.bankSilent) {
      try await makeTopUp(galbi.model)(galbi.request("a", card: 5))
    }
    #expect(
      galbi.spy.questions == ["charge a-1 within 8.0 seconds", "settle a-1 within 1.0 seconds"])
    #expect(galbi.bank.ends == ["a-1": .cancelled])
    #expect(galbi.wallet.unsettled == 0)
    #expect(galbi.wallet.balance == .zero)
  }

  @Test func `a late bank has charged once, and the money comes in by itself`() async throws {
    await galbi.model.open()
    await #expect(throws: WalletError.bankUncertain) {
      try await makeTopUp(galbi.model)(galbi.request("a", card: 6))
    }
    #expect(galbi.wallet.unsettled == 1)
    #expect(galbi.wallet.balance == .zero)
    let topUpEnd = makeTopUpEnd(galbi.model)
    #expect(await topUpEnd(MovementKey(rawValue: "a")) == nil)
    await makeAskBank(galbi.model)()
    #expect(await topUpEnd(MovementKey(rawValue: "a")) == .charged)
    #expect(galbi.wallet.unsettled == 0)
    #expect(galbi.wallet.balance == Won(50_000))
    await makeAskBank(galbi.model)()
    #expect(galbi.wallet.balance == Won(50_000))
    #expect(galbi.bank.ends == ["a-1": .charged])
  }

  @Test func `who tries again after a late answer is not charged twice`() async throws {
    await galbi.model.open()
    let topUp = makeTopUp(galbi.model)
    await #expect(throws: WalletError.bankUncertain) {
      try await topUp(galbi.request("a", card: 6))
    }
    #expect(try await topUp(galbi.request("a", card: 6)) == Won(50_000))
    #expect(galbi.bank.ends == ["a-1": .charged])
  }

  @Test func `the bank is asked as long as something is not known`() async {
    await galbi.model.open()
    _ = try? await makeTopUp(galbi.model)(galbi.request("a", card: 6))
    let follow = makeFollowBank(
      unsettled: galbi.store.stored(\.wallet, \.unsettled), clock: galbi.clock)
    let following = Task { await follow(makeAskBank(galbi.model)) }
    await quiesce()
    await galbi.clock.advance(by: .seconds(2))
    #expect(galbi.wallet.unsettled == 1)
    await galbi.clock.advance(by: .seconds(1))
    #expect(galbi.wallet.unsettled == 0)
    #expect(galbi.wallet.balance == Won(50_000))
    following.cancel()
    await following.value
  }

  @Test func `what was asked for before the end is found out before the wallet opens`() async throws
  {
    let step = try await galbi.work.begin(galbi.request("a", card: 1), at: BookTime(time: 0))
    guard case .charge(let charged) = step else { throw WalletError.unknown }
    _ = try await galbi.bank.charge(charged.charge, within: .seconds(1))
    _ = try await galbi.work.begin(galbi.request("b", card: 1), at: BookTime(time: 0))
    await galbi.model.open()
    #expect(galbi.bank.ends == ["a-1": .charged, "b-1": .cancelled])
    #expect(galbi.wallet.balance == Won(50_000))
    #expect(galbi.wallet.unsettled == 0)
  }

  @Test func `a charge that cannot be written down comes in later`() async throws {
    await galbi.model.open()
    let topUp = makeTopUp(galbi.model)
    galbi.books.isFull = true
    await #expect(throws: WalletError.chargedNotKept) { try await topUp(galbi.request("a")) }
    #expect(galbi.wallet.unsettled == 1)
    await makeAskBank(galbi.model)()
    #expect(galbi.wallet.unsettled == 1)
    galbi.books.isFull = false
    await makeAskBank(galbi.model)()
    #expect(galbi.wallet.unsettled == 0)
    #expect(galbi.wallet.balance == Won(50_000))
    #expect(try await topUp(galbi.request("a")) == Won(50_000))
    #expect(galbi.bank.ends == ["a-1": .charged])
  }
}
