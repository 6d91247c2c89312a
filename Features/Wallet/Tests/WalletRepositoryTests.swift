import Expectations
import PostgreSQLTesting
import Testing
import WalletData
import WalletDomain
import WalletFixtures

#if PostgreSQL
  import Books
  import Log
#endif

/// What all repositories of the wallet have in common.
struct WalletRepositoryTests {
  private let files = WalletFiles()
  #if PostgreSQL
    private let space = ServerSpace(tables: ServerBooks.migrations)
  #endif

  /// Open, with one card.
  private func repository(_ kind: RepositoryKind) async throws -> any WalletRepository {
    let repository: any WalletRepository =
      switch kind {
      case .file: files.wallet()
      case .memory: await InMemoryWallet()
      #if PostgreSQL
        case .server: StoredWallet(ServerBooks(try space.address(), limits: .patient), log: .none)
      #endif
      }
    try await repository.open()
    try await repository.addCard()
    return repository
  }

  @Test(arguments: RepositoryKind.allCases)
  func `repeated top-ups and payments move money once`(_ kind: RepositoryKind)
    async throws
  {
    let wallet = try await repository(kind)
    try await expectEqual(wallet.topUp("a"), Won(50_000))
    try await expectEqual(wallet.topUp("a"), Won(50_000))
    let receipt = try await wallet.pay("b")
    expectEqual(
      receipt,
      Receipt(
        id: 2, number: 1, time: files.now, party: "슈퍼전기차 택시", amount: Won(18_000),
        text: "우리집 → 회사"))
    try await expectEqual(wallet.pay(.sample("b"), at: 0), receipt)
    try await expectEqual(
      wallet.contents(),
      WalletContents(
        balance: Won(32_000),
        cards: [Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)]))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the default card is the first, until it is removed`(
    _ kind: RepositoryKind
  ) async throws {
    let wallet = try await repository(kind)
    try await wallet.addCard("0987")
    try await wallet.addCard("2812")
    func cards() async throws -> [Card.ID] { try await wallet.contents().cards.map(\.id) }
    try await expectEqual(cards(), [1, 2, 3])
    try await wallet.setDefaultCard(3)
    try await expectEqual(cards(), [3, 1, 2])
    try await wallet.setDefaultCard(2)
    try await expectEqual(cards(), [2, 1, 3])
    try await wallet.removeCard(2, at: files.now)
    try await expectEqual(cards(), [1, 3])
    await #expect(throws: WalletError.missingCard) { try await wallet.setDefaultCard(2) }
    await #expect(throws: WalletError.missingCard) { try await wallet.removeCard(2, at: 0) }
    try await wallet.removeCard(1, at: files.now)
    try await wallet.removeCard(3, at: files.now)
    try await expectEqual(cards(), [])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a removed card tops up nothing, and comes back as it was`(
    _ kind: RepositoryKind
  ) async throws {
    let wallet = try await repository(kind)
    try await expectEqual(wallet.topUp("a"), Won(50_000))
    try await wallet.removeCard(1, at: files.now)
    await #expect(throws: WalletError.missingCard) { try await wallet.topUp("b") }
    try await expectEqual(wallet.contents().balance, Won(50_000))
    try await expectEqual(wallet.outcome(of: MovementKey(rawValue: "a")), .charged)
    try await wallet.addCard(token: "new")
    try await expectEqual(wallet.contents().cards.map(\.id), [1])
    try await expectEqual(wallet.topUp("b"), Won(100_000))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a card stays while the outcome of its top-up is unknown`(
    _ kind: RepositoryKind
  ) async throws {
    let wallet = try await repository(kind)
    guard case .charge(let intent) = try await wallet.begin("a") else {
      Issue.record("there is nothing to charge")
      return
    }
    await #expect(throws: WalletError.cardInUse) { try await wallet.removeCard(1, at: files.now) }
    _ = try await wallet.settle(intent, as: .refused, at: files.now)
    try await wallet.removeCard(1, at: files.now)
    try await expectEqual(wallet.contents().cards, [])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a key cannot be used for another movement`(_ kind: RepositoryKind) async throws {
    let wallet = try await repository(kind)
    try await wallet.addCard("0987")
    try await wallet.topUp("a")
    try await wallet.pay("b")
    await #expect(throws: WalletError.keyUsed) { try await wallet.topUp("a", 1) }
    await #expect(throws: WalletError.keyUsed) { try await wallet.topUp("a", card: 2) }
    await #expect(throws: WalletError.keyUsed) { try await wallet.topUp("b") }
    await #expect(throws: WalletError.keyUsed) { try await wallet.pay("a") }
    await #expect(throws: WalletError.keyUsed) { try await wallet.pay("b", 1) }
    await #expect(throws: WalletError.missingCard) { try await wallet.topUp("c", card: 7) }
    try await expectEqual(wallet.contents().balance, Won(32_000))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a failed attempt can be followed by another one`(_ kind: RepositoryKind)
    async throws
  {
    let wallet = try await repository(kind)
    guard case .charge(let first) = try await wallet.begin("a") else { throw WalletError.unknown }
    expectEqual(first.charge.key, "a-1")
    expectEqual(first.charge.token, CardToken(rawValue: "token-0123"))
    try await expectEqual(wallet.begin("a"), .settle(first))
    try await expectEqual(wallet.contents().unsettled, [first])
    try await expectEqual(wallet.outcome(of: first.key), nil)
    try await expectEqual(wallet.settle(first, as: .refused, at: files.now), .zero)
    try await expectEqual(wallet.outcome(of: first.key), .refused)
    guard case .charge(let second) = try await wallet.begin("a") else { throw WalletError.unknown }
    expectEqual(second.charge.key, "a-2")
    // A later outcome of the first attempt is ignored.
    try await expectEqual(wallet.settle(first, as: .charged, at: files.now), .zero)
    try await expectEqual(wallet.settle(second, as: .charged, at: files.now), Won(50_000))
    try await expectEqual(wallet.settle(second, as: .charged, at: files.now), Won(50_000))
    try await expectEqual(wallet.contents().unsettled, [])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a payment that exceeds the balance fails with the missing amount`(
    _ kind: RepositoryKind
  ) async throws {
    let wallet = try await repository(kind)
    try await wallet.topUp("a", 17_999)
    await #expect(throws: WalletError.insufficient(missing: Won(1))) { try await wallet.pay("b") }
    await #expect(throws: WalletError.invalidAmount) { try await wallet.pay("b", 0) }
    try await expectEqual(wallet.receipts(of: .taxi), [])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a payment may take all that is there`(_ kind: RepositoryKind) async throws {
    let wallet = try await repository(kind)
    try await wallet.topUp("a", 18_000)
    try await expectEqual(wallet.pay("b").amount, Won(18_000))
    try await expectEqual(wallet.contents().balance, .zero)
    await #expect(throws: WalletError.insufficient(missing: Won(1))) {
      try await wallet.pay("c", 1)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a key is of one payment only, down to its text and the payee's name`(
    _ kind: RepositoryKind
  ) async throws {
    let wallet = try await repository(kind)
    try await wallet.topUp("a")
    let paid = Payment.sample("b")
    let receipt = try await wallet.pay(paid, at: files.now)
    let others = [
      Payment(
        key: paid.key, payee: paid.payee, party: paid.party, amount: paid.amount, text: "회사 → 집"),
      Payment(
        key: paid.key, payee: paid.payee, party: "taxi", amount: paid.amount, text: paid.text),
    ]
    for other in others {
      await #expect(throws: WalletError.keyUsed) { try await wallet.pay(other, at: files.now) }
    }
    try await expectEqual(wallet.receipts(of: .taxi), [receipt])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `receipts are sorted from the newest, and numbered without what moved between them`(
    _ kind: RepositoryKind
  ) async throws {
    let wallet = try await repository(kind)
    var receipts: [Receipt] = []
    for number in 1...3 {
      try await wallet.topUp("a \(number)")
      receipts.insert(try await wallet.pay("\(number)", 1), at: 0)
    }
    try await expectEqual(wallet.receipts(of: .taxi), receipts)
    expectEqual(receipts.map(\.number), [3, 2, 1])
    expectEqual(receipts.map(\.id), [6, 4, 2])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a card is identified by its issuer and its last digits`(_ kind: RepositoryKind)
    async throws
  {
    let wallet = try await repository(kind)
    let known = Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)
    await #expect(throws: WalletError.cardKnown(known)) { try await wallet.addCard(token: "new") }
    let other = try await wallet.addCard(
      issuer: "Visa", lastFour: "0123", token: CardToken(rawValue: "visa"), at: files.now)
    expectEqual(other, Card(id: 2, issuer: "Visa", lastFour: "0123", tint: 1))
    guard case .charge(let intent) = try await wallet.begin("a") else { throw WalletError.unknown }
    expectEqual(intent.charge.token, CardToken(rawValue: "new"))
  }
}
