import Expectations
import Headless
import Platform
import RIBsTesting
import Secrets
import Storage
import Testing
import WalletFixtures

@testable import WalletDomain

/// The use cases with a wallet in memory.
@MainActor
struct WalletModelTests {
  private let fixture = ModelFixture()
  private var wallet: WalletUseCases { fixture.wallet }

  @Test func `receipts are there once the wallet is open`() async throws {
    await #expect(throws: WalletError.opening) { try await wallet.listReceipts(.taxi) }
    await wallet.open()
    try await expectEqual(wallet.listReceipts(.taxi), [])
  }

  @Test func `a model has settled when its requests have ended, and writes nothing more`()
    async throws
  {
    await wallet.open()
    let checkpoint = fixture.holdCharges()
    let topUp = Task { [wallet] in try await wallet.topUp(.sample("a")) }
    await checkpoint.reached()
    var isSettled = false
    let settling = Task.immediate { [fixture] in
      await fixture.model.settled()
      isSettled = true
    }
    await MainThreadTasks.drain()
    #expect(!isSettled)
    #expect(fixture.model.isEnded)
    checkpoint.open()
    await settling.value
    try await expectEqual(topUp.value, Won(50_000))
    expectEqual(fixture.state.balance, .zero)
  }

  @Test func `money can be moved once the wallet is open`() async throws {
    await #expect(throws: WalletError.opening) { try await wallet.topUp(.sample("a")) }
    let opening = Task { [wallet] in await wallet.open() }
    expectEqual(fixture.state.condition, .opening)
    await opening.value
    expectEqual(fixture.state.condition, .ready)
    expectEqual(fixture.state.cards.map(\.name).prefix(3), ["우리은행 0123", "신한카드 0987", "국민카드 2812"])
    try await expectEqual(wallet.topUp(.sample("a")), Won(50_000))
  }

  @Test func `a top-up and a payment change the balance once each`() async throws {
    await wallet.open()
    try await expectEqual(wallet.topUp(.sample("a")), Won(50_000))
    try await expectEqual(wallet.topUp(.sample("a")), Won(50_000))
    let receipt = try await wallet.pay(.sample("b"))
    try await expectEqual(wallet.pay(.sample("b")), receipt)
    expectEqual(
      receipt,
      Receipt(
        id: 2, number: 1, time: 1_795_219_200_000, party: "슈퍼전기차 택시", amount: Won(18_000),
        text: "우리집 → 회사"))
    expectEqual(fixture.state.balance, Won(32_000))
    try await expectEqual(wallet.listReceipts(.taxi), [receipt])
    expectEqual(fixture.bank.outcomes, ["a-1": .charged])
  }

  @Test func `on a day that no book has no money moves`() async throws {
    await wallet.open()
    _ = try await wallet.topUp(.sample("a"))
    await fixture.clock.advance(by: .seconds(400_000_000_000))
    await #expect(throws: WalletError.wrongClock) { try await wallet.pay(.sample("b")) }
    await #expect(throws: WalletError.wrongClock) { try await wallet.topUp(.sample("c")) }
    expectEqual(fixture.state.balance, Won(50_000))
    expectEqual(fixture.bank.outcomes, ["a-1": .charged])
  }

  @Test func `a key cannot be used for another movement`() async throws {
    await wallet.open()
    _ = try await wallet.topUp(.sample("a"))
    await #expect(throws: WalletError.keyUsed) { try await wallet.topUp(.sample("a", 1)) }
    await #expect(throws: WalletError.keyUsed) {
      try await wallet.topUp(.sample("a", card: 2))
    }
    await #expect(throws: WalletError.keyUsed) { try await wallet.pay(.sample("a")) }
    _ = try await wallet.pay(.sample("b"))
    await #expect(throws: WalletError.keyUsed) { try await wallet.pay(.sample("b", 1)) }
    await #expect(throws: WalletError.keyUsed) { try await wallet.topUp(.sample("b")) }
    expectEqual(fixture.state.balance, Won(32_000))
  }

  @Test func `a payment that exceeds the balance fails with the missing amount`() async throws {
    await wallet.open()
    _ = try await wallet.topUp(.sample("a", 17_999))
    await #expect(throws: WalletError.insufficient(missing: Won(1))) {
      try await wallet.pay(.sample("b"))
    }
    expectEqual(fixture.state.balance, Won(17_999))
  }

  @Test(arguments: [0, -1, 2_000_001, Int64.max])
  func `an amount out of range is rejected without asking the bank`(_ amount: Int64) async {
    await wallet.open()
    await #expect(throws: WalletError.invalidAmount) {
      try await wallet.topUp(.sample("a", amount))
    }
    expectEqual(fixture.bank.requests, [])
  }

  @Test func `a cancelled caller returns at once, and the top-up continues`() async throws {
    await wallet.open()
    let checkpoint = fixture.holdCharges()
    let leaving = Task { [wallet] () -> WalletError? in
      do throws(WalletError) { _ = try await wallet.topUp(.sample("a")) } catch {
        return error
      }
      return nil
    }
    await checkpoint.reached()
    leaving.cancel()
    await expectEqual(leaving.value, .unknown)
    checkpoint.open()
    try await expectEqual(wallet.topUp(.sample("a")), Won(50_000))
    expectEqual(fixture.state.balance, Won(50_000))
    expectEqual(fixture.bank.requests.count, 1)
  }

  @Test func `contents that arrive late do not replace newer ones`() async throws {
    await wallet.open()
    let checkpoint = Checkpoint()
    fixture.repository.checkpoint = checkpoint
    let syncing = Task { [wallet] in await wallet.sync() }
    await checkpoint.reached()
    _ = try await wallet.topUp(.sample("a"))
    checkpoint.open()
    await syncing.value
    expectEqual(fixture.state.balance, Won(50_000))
  }

  @Test func `a card is added once`() async throws {
    await wallet.open()
    let details = CardDetails(
      number: Secret("4111 1111 1111 1111".utf8), code: Secret("123".utf8), expiry: "11/28")
    let card = try await wallet.addCard(details)
    expectEqual(card, Card(id: 7, issuer: "Visa", lastFour: "1111", tint: 0))
    expectEqual(fixture.state.cards.last, card)
    await #expect(throws: WalletError.cardKnown(card)) { try await wallet.addCard(details) }
    try await expectEqual(wallet.topUp(.sample("a", card: 7)), Won(50_000))
  }

  @Test func `a wallet that cannot be used has a reason, and moves no money`() async throws {
    fixture.repository.failure = .storage(.cannotWrite)
    await wallet.open()
    expectEqual(fixture.state.condition, .readOnly(.storage(.cannotWrite)))
    expectEqual(fixture.state.cards.count, 6)
    await #expect(throws: WalletError.storage(.cannotWrite)) { try await wallet.pay(.sample("b")) }
    fixture.repository.failure = .storage(.damaged)
    await wallet.open()
    expectEqual(fixture.state.condition, .closed(.storage(.damaged)))
    await #expect(throws: WalletError.storage(.damaged)) { try await wallet.topUp(.sample("a")) }
    await #expect(throws: WalletError.noBackup) { _ = try await wallet.repair(.restoreBackup) }
    _ = try await wallet.repair(.viewOnly)
    expectEqual(fixture.state.condition, .readOnly(.storage(.damaged)))
    await #expect(throws: WalletError.storage(.damaged)) { try await wallet.topUp(.sample("a")) }
    _ = try await wallet.repair(.startOver)
    expectEqual(fixture.state.condition, .ready)
    expectEqual(fixture.state.cards, [])
  }

  @Test func `damage found later closes the wallet, and the last known contents stay`()
    async throws
  {
    await wallet.open()
    _ = try await wallet.topUp(.sample("a"))
    fixture.repository.failure = .storage(.damaged)
    await wallet.sync()
    expectEqual(fixture.state.condition, .closed(.storage(.damaged)))
    expectEqual(fixture.state.balance, Won(50_000))
  }

  @Test func `after its end a model completes top-ups without writing the state`() async throws {
    await wallet.open()
    let checkpoint = fixture.holdCharges()
    let late = Task { [wallet] in try? await wallet.topUp(.sample("a")) }
    await checkpoint.reached()
    fixture.model.end()
    checkpoint.open()
    await expectEqual(late.value, Won(50_000))
    expectEqual(fixture.state.balance, .zero)
    try await expectEqual(fixture.repository.contents().balance, Won(50_000))
  }
}
