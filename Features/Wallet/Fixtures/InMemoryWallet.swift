public import WalletDomain

/// The books of a wallet in memory, for demos and tests.
@MainActor open class InMemoryWallet {
  private struct TopUp {
    let card: Card.ID
    let intent: TopUpIntent
    let attempt: Int
    var outcome: ChargeOutcome?
  }

  /// 우리은행 0123, 신한카드 0987 and 국민카드 2812.
  public nonisolated static let sampleCards = [
    Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0),
    Card(id: 2, issuer: "신한카드", lastFour: "0987", tint: 1),
    Card(id: 3, issuer: "국민카드", lastFour: "2812", tint: 2),
  ]

  /// Thrown by all further operations, as if the disk had failed.
  public var failure: WalletError?
  private var balance: Won
  /// The default first.
  private var cards: [Card]
  private var removedCards: [Card] = []
  private var tokens: [Card.ID: CardToken] = [:]
  private var topUps: [MovementKey: TopUp] = [:]
  private var payments: [(payment: Payment, receipt: Receipt)] = []
  private var refunds: Set<MovementKey> = []
  private var movements: Int64 = 0

  public init(cards: [Card] = [], balance: Won = .zero) {
    self.cards = cards
    self.balance = balance
    for card in cards { tokens[card.id] = InMemoryBank.token(of: card.lastFour) }
  }

  public func open() async throws(WalletError) { try fail() }

  open func contents() async throws(WalletError) -> WalletContents {
    try fail()
    return await readableContents()
  }

  public func readableContents() async -> WalletContents {
    let unsettled = topUps.values.filter { $0.outcome == nil }.map(\.intent)
    return WalletContents(
      balance: balance, cards: cards,
      unsettled: unsettled.sorted { $0.key.rawValue < $1.key.rawValue })
  }

  public func begin(
    _ request: TopUpRequest, at time: Int64
  ) async throws(WalletError) -> TopUpStep {
    try fail()
    guard let token = tokens[request.card] else { throw .missingCard }
    guard !hasMoved(request.key) else { throw .keyUsed }
    let earlier = topUps[request.key]
    if let earlier, earlier.outcome == nil || earlier.outcome == .charged {
      guard earlier.card == request.card, earlier.intent.charge.amount == request.amount else {
        throw .keyUsed
      }
      return earlier.outcome == nil ? .settle(earlier.intent) : .done(balance)
    }
    let attempt = (earlier?.attempt ?? 0) + 1
    let intent = TopUpIntent(
      key: request.key, attempt: attempt, token: token, amount: request.amount)
    topUps[request.key] = TopUp(card: request.card, intent: intent, attempt: attempt)
    return .charge(intent)
  }

  open func settle(
    _ intent: TopUpIntent, as outcome: ChargeOutcome, at time: Int64
  ) async throws(WalletError) -> Won {
    try fail()
    guard let topUp = topUps[intent.key], topUp.outcome == nil,
      topUp.intent.charge.key == intent.charge.key
    else {
      return balance
    }
    topUps[intent.key]?.outcome = outcome
    if outcome == .charged {
      movements += 1
      balance = balance + intent.charge.amount
    }
    return balance
  }

  public func unknown(_ charges: [BankCharge]) async throws(WalletError) -> [BankCharge] {
    try fail()
    let known = topUps.values.filter { $0.outcome ?? .charged == .charged }
    return charges.filter { charge in !known.contains { $0.intent.charge.key == charge.key } }
  }

  public func outcome(of key: MovementKey) async throws(WalletError) -> ChargeOutcome? {
    try fail()
    return topUps[key]?.outcome
  }

  public func pay(_ payment: Payment, at time: Int64) async throws(WalletError) -> Receipt {
    try payNow(payment, at: time)
  }

  /// Pays as `pay` does, in one step with what a store of another feature does.
  public func payNow(_ payment: Payment, at time: Int64) throws(WalletError) -> Receipt {
    try fail()
    if let made = payments.first(where: { $0.payment.key == payment.key }) {
      guard made.payment == payment else { throw .keyUsed }
      return made.receipt
    }
    guard !isTaken(payment.key) else { throw .keyUsed }
    guard payment.amount > .zero else { throw .invalidAmount }
    guard payment.amount <= balance else {
      throw .insufficient(missing: payment.amount - balance)
    }
    movements += 1
    balance = balance - payment.amount
    let earlier = payments.count { $0.payment.payee == payment.payee }
    let receipt = Receipt(
      id: movements, number: earlier + 1, time: time, party: payment.party, amount: payment.amount,
      text: payment.text)
    payments.append((payment, receipt))
    return receipt
  }

  /// Gives the amount of a payment back, under a key of its own.
  public func refundNow(_ refund: Payment, at time: Int64) throws(WalletError) -> Receipt {
    try fail()
    guard !isTaken(refund.key) else { throw .keyUsed }
    refunds.insert(refund.key)
    movements += 1
    balance = balance + refund.amount
    return Receipt(
      id: movements, number: 0, time: time, party: refund.party, amount: -refund.amount,
      text: refund.text)
  }

  /// Whether a movement or a top-up, whatever its outcome, has this key.
  public func isTaken(_ key: MovementKey) -> Bool { topUps[key] != nil || hasMoved(key) }

  /// The outcomes and amounts of the top-ups whose keys begin with `start`.
  public func topUps(_ start: String) -> [(outcome: ChargeOutcome?, amount: Won)] {
    topUps.values.filter { $0.intent.key.rawValue.hasPrefix(start) }
      .map { ($0.outcome, $0.intent.charge.amount) }
  }

  private func hasMoved(_ key: MovementKey) -> Bool {
    refunds.contains(key) || payments.contains { $0.payment.key == key }
  }

  public func receipts(of payee: Payee) async throws(WalletError) -> [Receipt] {
    try fail()
    return payments.filter { $0.payment.payee == payee }.map(\.receipt).reversed()
  }

  public func addCard(
    issuer: String, lastFour: String, token: CardToken, at time: Int64
  ) async throws(WalletError) -> Card {
    try fail()
    if let known = cards.first(where: { $0.issuer == issuer && $0.lastFour == lastFour }) {
      tokens[known.id] = token
      throw .cardKnown(known)
    }
    let removed = removedCards.first { $0.issuer == issuer && $0.lastFour == lastFour }
    let last = (cards + removedCards).map(\.id).max() ?? 0
    let card = removed ?? Card(number: last + 1, issuer: issuer, lastFour: lastFour)
    removedCards.removeAll { $0.id == card.id }
    // The default stays first.
    let index = cards.dropFirst().firstIndex { $0.id > card.id } ?? cards.count
    cards.insert(card, at: index)
    tokens[card.id] = token
    return card
  }

  public func removeCard(_ id: Card.ID, at time: Int64) async throws(WalletError) {
    try fail()
    guard let index = cards.firstIndex(where: { $0.id == id }) else { throw .missingCard }
    guard !topUps.values.contains(where: { $0.card == id && $0.outcome == nil }) else {
      throw .cardInUse
    }
    removedCards.append(cards.remove(at: index))
    tokens[id] = nil
    if index == 0 { cards.sort { $0.id < $1.id } }
  }

  public func setDefaultCard(_ id: Card.ID) async throws(WalletError) {
    try fail()
    guard let card = cards.first(where: { $0.id == id }) else { throw .missingCard }
    cards = [card] + cards.filter { $0.id != id }.sorted { $0.id < $1.id }
  }

  public func restoreBackup(at time: Int64) async throws(WalletError) -> String? {
    throw .noBackup
  }

  public func startOver(at time: Int64) async throws(WalletError) -> String? {
    failure = nil
    balance = .zero
    cards = []
    removedCards = []
    topUps = [:]
    payments = []
    refunds = []
    return nil
  }

  public func backupTime() async -> Int64? { nil }

  public func backUp(at time: Int64) async {}

  private func fail() throws(WalletError) {
    if let failure { throw failure }
  }
}

// A conformance on the class itself would make the methods nonisolated.
extension InMemoryWallet: WalletRepository {}
