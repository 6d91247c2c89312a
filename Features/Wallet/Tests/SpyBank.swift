import WalletDomain

/// A bank that remembers what it was asked, in order.
@MainActor final class SpyBank {
  private(set) var questions: [String] = []
  private let bank: FixedBank

  init(_ bank: FixedBank) {
    self.bank = bank
  }

  func token(
    for details: CardDetails, within limit: Duration
  ) async throws(BankError) -> CardToken {
    questions.append("token")
    return try await bank.token(for: details, within: limit)
  }

  func charge(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeEnd {
    questions.append("charge \(charge.key) within \(limit)")
    // Meanwhile others may ask for the same.
    await Task.yield()
    return try await bank.charge(charge, within: limit)
  }

  func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeEnd {
    questions.append("settle \(charge.key) within \(limit)")
    return try await bank.settle(charge, within: limit)
  }
}

// Apart from the methods, which would otherwise lose the class's actor.
extension SpyBank: Bank {}
