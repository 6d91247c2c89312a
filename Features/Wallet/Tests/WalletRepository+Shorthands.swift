import WalletDomain

/// 2026-11-21, midnight in UTC, in milliseconds since 1970.
private let now: Int64 = 1_795_219_200_000

extension WalletRepository {
  /// Adds a card of 우리은행, whose token ends in its digits.
  @discardableResult
  func addCard(
    _ lastFour: String = "0123", token: String? = nil
  ) async throws(WalletError) -> Card {
    try await addCard(
      issuer: "우리은행", lastFour: lastFour,
      token: CardToken(rawValue: token ?? "token-\(lastFour)"), at: now)
  }

  /// Performs a top-up that the bank charges at once, and returns the balance.
  @discardableResult
  func topUp(
    _ key: String, _ amount: Int64 = 50_000, card: Card.ID = 1
  ) async throws(WalletError) -> Won {
    switch try await begin(key, amount, card: card) {
    case .done(let balance): return balance
    case .charge(let intent), .settle(let intent):
      return try await settle(intent, as: .charged, at: now)
    }
  }

  func begin(
    _ key: String, _ amount: Int64 = 50_000, card: Card.ID = 1
  ) async throws(WalletError) -> TopUpStep {
    try await begin(.sample(key, amount, card: card), at: now)
  }

  @discardableResult
  func pay(_ key: String, _ amount: Int64 = 18_000) async throws(WalletError) -> Receipt {
    try await pay(.sample(key, amount), at: now)
  }
}

extension TopUpRequest {
  static func sample(_ key: String, _ amount: Int64 = 50_000, card: Card.ID = 1) -> Self {
    TopUpRequest(key: MovementKey(rawValue: key), card: card, amount: Won(amount))
  }
}

extension Payment {
  static func sample(_ key: String, _ amount: Int64 = 18_000) -> Self {
    Payment(
      key: MovementKey(rawValue: key), payee: .taxi, party: "슈퍼전기차 택시", amount: Won(amount),
      text: "우리집 → 회사")
  }
}
