import Expectations
import Headless
import Phrases
import Platform
import RIBsTesting
import Secrets
import Storage
import Testing
import Time
import WalletFixtures

@testable import WalletDomain

/// Top-ups for which the bank refuses, does not answer or is late.
@MainActor
struct TopUpTests {
  private let fixture = ModelFixture()
  private var wallet: WalletUseCases { fixture.wallet }

  @Test func `concurrent identical requests are performed once`() async throws {
    await wallet.open()
    let checkpoint = fixture.holdCharges()
    let (topUp, pay) = (wallet.topUp, wallet.pay)
    let one = Task.immediate { try await topUp(.sample("a")) }
    let two = Task.immediate { try await topUp(.sample("a")) }
    await checkpoint.reached()
    checkpoint.open()
    try await expectEqual([one.value, two.value], [Won(50_000), Won(50_000)])
    async let first = pay(.sample("b"))
    async let second = pay(.sample("b"))
    try await expectEqual(first, second)
    expectEqual(fixture.state.balance, Won(32_000))
    expectEqual(fixture.bank.requests, ["charge a-1 within 8.0 seconds"])
  }

  @Test func `a key whose request runs is not used for another one`() async throws {
    await wallet.open()
    let checkpoint = fixture.holdCharges()
    let running = Task { [wallet] in try await wallet.topUp(.sample("a")) }
    await checkpoint.reached()
    let other = Task { [wallet] in try await wallet.topUp(.sample("a", 1)) }
    await MainThreadTasks.drain()
    checkpoint.open()
    await #expect(throws: WalletError.keyUsed) { try await other.value }
    try await expectEqual(running.value, Won(50_000))
  }

  @Test func `a refused card is not charged, and the key can be used with another card`()
    async throws
  {
    await wallet.open()
    let refused = TopUpRequest.sample("a", card: 4)
    await #expect(throws: WalletError.cardRefused) { try await wallet.topUp(refused) }
    await #expect(throws: WalletError.cardRefused) { try await wallet.topUp(refused) }
    expectEqual(fixture.state.balance, .zero)
    try await expectEqual(wallet.topUp(.sample("a", card: 1)), Won(50_000))
    expectEqual(fixture.bank.outcomes, ["a-1": .refused, "a-2": .refused, "a-3": .charged])
  }

  @Test func `a charge without an answer is cancelled`() async throws {
    await wallet.open()
    await #expect(throws: WalletError.bankSilent) {
      try await wallet.topUp(.sample("a", card: 5))
    }
    expectEqual(
      fixture.bank.requests, ["charge a-1 within 8.0 seconds", "settle a-1 within 1.0 seconds"])
    expectEqual(fixture.bank.outcomes, ["a-1": .cancelled])
    expectEqual(fixture.state.unsettled, 0)
    expectEqual(fixture.state.balance, .zero)
  }

  @Test(arguments: [
    (BankError.storage(.diskFull), WalletError.bankFailed(.diskFull)),
    (.storage(.damaged), .bankFailed(.damaged)), (.unknownCard, .cardForgotten),
  ])
  func `a bank that can keep nothing is not said to be silent or to refuse`(
    failure: BankError, error: WalletError
  ) async throws {
    await wallet.open()
    fixture.bank.failure = failure
    await #expect(throws: error) { try await wallet.topUp(.sample("a")) }
    expectEqual(fixture.bank.outcomes, ["a-1": .cancelled])
    expectEqual(fixture.state.unsettled, 0)
    let details = CardDetails(
      number: Secret("4111111111111111".utf8), code: Secret("987".utf8), expiry: "11/28")
    await #expect(throws: error) { try await wallet.addCard(details) }
    let sentences = Language.allCases.map(error.phrase.text)
    #expect(!sentences.contains { $0.contains("응답") || $0.contains("respond") })
    #expect(!sentences.contains { $0.contains("거절") || $0.contains("declined") })
  }

  @Test func `a late charge is made once, and the wallet learns of it when it asks again`()
    async throws
  {
    await wallet.open()
    await #expect(throws: WalletError.bankUncertain) {
      try await wallet.topUp(.sample("a", card: 6))
    }
    expectEqual(fixture.state.unsettled, 1)
    expectEqual(fixture.state.balance, .zero)
    await expectEqual(wallet.topUpOutcome(MovementKey(rawValue: "a")), nil)
    await wallet.askBank()
    await expectEqual(wallet.topUpOutcome(MovementKey(rawValue: "a")), .charged)
    expectEqual(fixture.state.unsettled, 0)
    expectEqual(fixture.state.balance, Won(50_000))
    await wallet.askBank()
    expectEqual(fixture.state.balance, Won(50_000))
    expectEqual(fixture.bank.outcomes, ["a-1": .charged])
  }

  @Test func `repeating a request after a late answer does not charge twice`() async throws {
    await wallet.open()
    await #expect(throws: WalletError.bankUncertain) {
      try await wallet.topUp(.sample("a", card: 6))
    }
    try await expectEqual(wallet.topUp(.sample("a", card: 6)), Won(50_000))
    expectEqual(fixture.bank.outcomes, ["a-1": .charged])
  }

  @Test func `a request whose earlier attempt was not charged is charged now`() async throws {
    await wallet.open()
    _ = try await fixture.repository.begin(.sample("a"), at: 0)
    try await expectEqual(wallet.topUp(.sample("a")), Won(50_000))
    expectEqual(fixture.bank.outcomes, ["a-1": .cancelled, "a-2": .charged])
  }

  @Test func `the bank is asked while an outcome is unknown`() async {
    await wallet.open()
    _ = try? await wallet.topUp(.sample("a", card: 6))
    let following = Task { [wallet] in await wallet.followBank(wallet.askBank) }
    await fixture.clock.advance(by: .seconds(2))
    expectEqual(fixture.state.unsettled, 1)
    await fixture.clock.advance(by: .seconds(1))
    expectEqual(fixture.state.unsettled, 0)
    expectEqual(fixture.state.balance, Won(50_000))
    following.cancel()
    await following.value
  }

  @Test func `the bank is asked about a top-up that becomes unsettled later`() async {
    await wallet.open()
    var count = 0
    let following = Task { [wallet] in await wallet.followBank { count += 1 } }
    await fixture.clock.advance(by: .seconds(60))
    expectEqual(count, 0)
    _ = try? await wallet.topUp(.sample("a", card: 6))
    // After 3 seconds, then after 6 more, then after 12 more.
    for (seconds, expected) in [(3, 1), (5, 1), (1, 2), (11, 2), (1, 3)] {
      await fixture.clock.advance(by: .seconds(seconds))
      expectEqual(count, expected)
    }
    following.cancel()
    await following.value
  }

  @Test func `intents of a previous process are settled before the wallet opens`() async throws {
    let step = try await fixture.repository.begin(.sample("a"), at: 0)
    guard case .charge(let charged) = step else { throw WalletError.unknown }
    _ = try await fixture.bank.charge(charged.charge, within: .seconds(1))
    _ = try await fixture.repository.begin(.sample("b"), at: 0)
    await wallet.open()
    expectEqual(fixture.bank.outcomes, ["a-1": .charged, "b-1": .cancelled])
    expectEqual(fixture.state.balance, Won(50_000))
    expectEqual(fixture.state.unsettled, 0)
  }

  @Test func `a charge that cannot be stored is stored later`() async throws {
    await wallet.open()
    fixture.repository.isFull = true
    await #expect(throws: WalletError.chargedNotKept) {
      try await wallet.topUp(.sample("a"))
    }
    expectEqual(fixture.state.unsettled, 1)
    await wallet.askBank()
    expectEqual(fixture.state.unsettled, 1)
    fixture.repository.isFull = false
    await wallet.askBank()
    expectEqual(fixture.state.unsettled, 0)
    expectEqual(fixture.state.balance, Won(50_000))
    try await expectEqual(wallet.topUp(.sample("a")), Won(50_000))
    expectEqual(fixture.bank.outcomes, ["a-1": .charged])
  }
}
