import WalletDomain

/// Books on a disk that is full when the bank has answered.
struct FullAfterBeginning: WalletWork {
  let work: FixedWallet

  init(_ work: FixedWallet) {
    self.work = work
  }

  func open() async throws(WalletError) {}

  func contents() async throws(WalletError) -> WalletContents { try await work.contents() }

  func look() async throws(WalletError) -> WalletContents { try await work.look() }

  func begin(_ request: TopUpRequest, at moment: BookTime) async throws(WalletError) -> TopUpStep {
    try await work.begin(request, at: moment)
  }

  func settle(
    _ intent: TopUpIntent, as end: ChargeEnd, at moment: BookTime
  ) async throws(WalletError) -> Won { throw .diskFull }

  func pay(_ payment: Payment, at moment: BookTime) async throws(WalletError) -> Receipt {
    throw .diskFull
  }

  func receipts(of payee: Payee) async throws(WalletError) -> [Receipt] { [] }

  func addCard(
    issuer: String, lastFour: String, token: CardToken, at moment: BookTime
  ) async throws(WalletError) -> Card { throw .diskFull }

  func bringBackCopy(at moment: BookTime) async throws(WalletError) { throw .noBackup }

  func startAnew(at moment: BookTime) async throws(WalletError) { throw .diskFull }

  func copyTime() async -> Int64? { nil }

  func keepCopy(at moment: BookTime) async {}
}
