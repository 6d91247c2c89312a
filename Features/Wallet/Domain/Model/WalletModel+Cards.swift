import Time

extension WalletModel {
  func addCard(_ details: CardDetails) async throws(WalletError) -> Card {
    guard let number = CardNumber(details.number) else { throw .cardRefused }
    try await ready()
    let token: CardToken
    do throws(BankError) {
      token = try await bank.token(for: details, within: Self.chargeLimit)
    } catch {
      throw WalletError(error)
    }
    let card = try await closingOnDamage { () throws(WalletError) in
      try await repository.addCard(
        issuer: number.issuer, lastFour: number.lastFour, token: token, at: clock.now)
    }
    await refresh()
    return card
  }

  func removeCard(_ card: Card) async throws(WalletError) {
    try await change { () throws(WalletError) in
      try await repository.removeCard(card.id, at: clock.now)
    }
  }

  func setDefaultCard(_ card: Card) async throws(WalletError) {
    try await change { () throws(WalletError) in try await repository.setDefaultCard(card.id) }
  }

  private func change(_ work: () async throws(WalletError) -> Void) async throws(WalletError) {
    try await ready()
    try await closingOnDamage(work)
    await refresh()
  }

  func checkCard(
    _ details: CardDetails, isComplete: (CardField) -> Bool
  ) -> [CardField: CardValidationError] {
    details.validationErrors(today: Day(milliseconds: clock.now), isComplete: isComplete)
  }
}
