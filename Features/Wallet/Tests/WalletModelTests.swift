import Headless
import Secrets
import Store
import Testing

@testable import WalletDomain

/// The use cases on a wallet in memory.
@MainActor
struct WalletModelTests {
  private let galbi = FixedModel()

  @Test func `money waits for the wallet to open`() async throws {
    let topUp = makeTopUp(galbi.model)
    await #expect(throws: WalletError.opening) { try await topUp(galbi.request("a")) }
    let opening = Task { await makeOpenWallet(galbi.model)() }
    #expect(galbi.wallet.condition == .opening)
    await opening.value
    #expect(galbi.wallet.condition == .ready)
    #expect(galbi.wallet.cards.map(\.name).prefix(3) == ["우리은행 0123", "신한카드 0987", "국민카드 2812"])
    #expect(try await topUp(galbi.request("a")) == Won(50_000))
  }

  @Test func `a top-up and a ride change the balance, each once`() async throws {
    await galbi.model.open()
    let (topUp, pay) = (makeTopUp(galbi.model), makePay(galbi.model))
    #expect(try await topUp(galbi.request("a")) == Won(50_000))
    #expect(try await topUp(galbi.request("a")) == Won(50_000))
    let receipt = try await pay(galbi.ride("b"))
    #expect(try await pay(galbi.ride("b")) == receipt)
    #expect(
      receipt
        == Receipt(
          id: 2, time: 1_795_219_200_000, party: "슈퍼전기차 택시", amount: Won(18_000),
          text: "우리집 → 회사"))
    #expect(galbi.wallet.balance == Won(32_000))
    #expect(try await makeListReceipts(galbi.model)(.taxi) == [receipt])
    #expect(galbi.bank.ends == ["a-1": .charged])
  }

  @Test func `a key that moved other money is refused`() async throws {
    await galbi.model.open()
    let (topUp, pay) = (makeTopUp(galbi.model), makePay(galbi.model))
    _ = try await topUp(galbi.request("a"))
    await #expect(throws: WalletError.keyUsed) { try await topUp(galbi.request("a", 1)) }
    await #expect(throws: WalletError.keyUsed) { try await topUp(galbi.request("a", card: 2)) }
    await #expect(throws: WalletError.keyUsed) { try await pay(galbi.ride("a")) }
    _ = try await pay(galbi.ride("b"))
    await #expect(throws: WalletError.keyUsed) { try await pay(galbi.ride("b", 1)) }
    await #expect(throws: WalletError.keyUsed) { try await topUp(galbi.request("b")) }
    #expect(galbi.wallet.balance == Won(32_000))
  }

  @Test func `who has too little is told how much is missing`() async throws {
    await galbi.model.open()
    _ = try await makeTopUp(galbi.model)(galbi.request("a", 17_999))
    await #expect(throws: WalletError.insufficient(missing: Won(1))) {
      try await makePay(galbi.model)(galbi.ride("b"))
    }
    #expect(galbi.wallet.balance == Won(17_999))
  }

  @Test(arguments: [0, -1, 2_000_001, Int64.max])
  func `an amount out of bounds is asked of nobody`(_ amount: Int64) async {
    await galbi.model.open()
    await #expect(throws: WalletError.invalidAmount) {
      try await makeTopUp(galbi.model)(galbi.request("a", amount))
    }
    #expect(galbi.spy.questions == [])
  }

  @Test func `who leaves the form does not stop the money, nor wait for it`() async throws {
    await galbi.model.open()
    let topUp = makeTopUp(galbi.model)
    let leaving = Task { () -> WalletError? in
      do throws(WalletError) { _ = try await topUp(galbi.request("a")) } catch { return error }
      return nil
    }
    leaving.cancel()
    #expect(await leaving.value == .unknown)
    #expect(try await topUp(galbi.request("a")) == Won(50_000))
    #expect(galbi.wallet.balance == Won(50_000))
    #expect(galbi.spy.questions.count == 1)
  }

  @Test func `an answer that comes late does not hide a newer one`() async throws {
    await galbi.model.open()
    galbi.books.holdsNextAnswer = true
    let syncing = Task { await makeSyncWallet(galbi.model)() }
    await quiesce()
    _ = try await makeTopUp(galbi.model)(galbi.request("a"))
    galbi.books.release()
    await syncing.value
    #expect(galbi.wallet.balance == Won(50_000))
  }

  @Test func `a card is taken once`() async throws {
    await galbi.model.open()
    let add = makeAddCard(galbi.model)
    let details = CardDetails(
      number: Secret("4111 1111 1111 1111".utf8), code: Secret("123".utf8), expiry: "11/28")
    let card = try await add(details)
    #expect(card == Card(id: 7, issuer: "Visa", lastFour: "1111", tint: 0))
    #expect(galbi.wallet.cards.last == card)
    await #expect(throws: WalletError.cardKnown(card)) { try await add(details) }
    #expect(try await makeTopUp(galbi.model)(galbi.request("a", card: 7)) == Won(50_000))
  }

  @Test func `a wallet that cannot be used says why, and moves nothing`() async throws {
    galbi.work.failure = .cannotWrite
    await galbi.model.open()
    #expect(galbi.wallet.condition == .readOnly(.cannotWrite))
    #expect(galbi.wallet.cards.count == 6)
    await #expect(throws: WalletError.cannotWrite) {
      try await makePay(galbi.model)(galbi.ride("b"))
    }
    galbi.work.failure = .damaged
    await galbi.model.open()
    #expect(galbi.wallet.condition == .closed(.damaged))
    await #expect(throws: WalletError.damaged) {
      try await makeTopUp(galbi.model)(galbi.request("a"))
    }
    await #expect(throws: WalletError.noBackup) {
      _ = try await makeRepairWallet(galbi.model)(.bringBackCopy)
    }
    _ = try await makeRepairWallet(galbi.model)(.lookOnly)
    #expect(galbi.wallet.condition == .readOnly(.damaged))
    await #expect(throws: WalletError.damaged) {
      try await makeTopUp(galbi.model)(galbi.request("a"))
    }
    _ = try await makeRepairWallet(galbi.model)(.startAnew)
    #expect(galbi.wallet.condition == .ready)
    #expect(galbi.wallet.cards == [])
  }

  @Test func `damage that is met on the way closes the wallet, and what was known stays`()
    async throws
  {
    await galbi.model.open()
    _ = try await makeTopUp(galbi.model)(galbi.request("a"))
    galbi.work.failure = .damaged
    await makeSyncWallet(galbi.model)()
    #expect(galbi.wallet.condition == .closed(.damaged))
    #expect(galbi.wallet.balance == Won(50_000))
  }

  @Test func `a model whose session is over says nothing more, but the money arrives`() async throws
  {
    await galbi.model.open()
    let topUp = makeTopUp(galbi.model)
    let late = Task { try? await topUp(galbi.request("a")) }
    await Task.yield()
    galbi.model.end()
    #expect(await late.value == Won(50_000))
    #expect(galbi.wallet.balance == .zero)
    #expect(try await galbi.work.contents().balance == Won(50_000))
  }
}
