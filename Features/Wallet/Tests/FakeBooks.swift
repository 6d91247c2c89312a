import WalletDomain

/// A wallet in memory that can be full, and slow to answer.
@MainActor final class FakeBooks {
  let wallet: FixedWallet
  /// What became of top-ups cannot be written down.
  var isFull = false
  /// The next answer about the contents is old by the time it comes.
  var holdsNextAnswer = false
  private var held: CheckedContinuation<Void, Never>?

  init(_ wallet: FixedWallet) {
    self.wallet = wallet
  }

  func release() { held?.resume() }

  func open() async throws(WalletError) { try await wallet.open() }

  func contents() async throws(WalletError) -> WalletContents {
    let contents = try await wallet.contents()
    if holdsNextAnswer {
      holdsNextAnswer = false
      await withCheckedContinuation { held = $0 }
    }
    return contents
  }

  func look() async throws(WalletError) -> WalletContents { try await wallet.look() }

  func begin(_ request: TopUpRequest, at moment: BookTime) async throws(WalletError) -> TopUpStep {
    try await wallet.begin(request, at: moment)
  }

  func settle(
    _ intent: TopUpIntent, as end: ChargeEnd, at moment: BookTime
  ) async throws(WalletError) -> Won {
    if isFull { throw .diskFull }
    return try await wallet.settle(intent, as: end, at: moment)
  }

  func end(of key: MovementKey) async throws(WalletError) -> ChargeEnd? {
    try await wallet.end(of: key)
  }

  func pay(_ payment: Payment, at moment: BookTime) async throws(WalletError) -> Receipt {
    try await wallet.pay(payment, at: moment)
  }

  func receipts(of payee: Payee) async throws(WalletError) -> [Receipt] {
    try await wallet.receipts(of: payee)
  }

  func addCard(
    issuer: String, lastFour: String, token: CardToken, at moment: BookTime
  ) async throws(WalletError) -> Card {
    try await wallet.addCard(issuer: issuer, lastFour: lastFour, token: token, at: moment)
  }

  func bringBackCopy(at moment: BookTime) async throws(WalletError) -> String? { throw .noBackup }

  func startAnew(at moment: BookTime) async throws(WalletError) -> String? {
    try await wallet.startAnew(at: moment)
  }

  func copyTime() async -> Int64? { nil }

  func keepCopy(at moment: BookTime) async {}
}

// Apart from the methods, which would otherwise lose the class's actor.
extension FakeBooks: WalletWork {}
