/// Pays from the wallet.
///
/// The same payment twice moves money once, and returns the same receipt.
public typealias Pay = @MainActor (Payment) async throws(WalletError) -> Receipt

@MainActor
public func makePay(_ model: WalletModel) -> Pay {
  { payment throws(WalletError) in try await model.pay(payment) }
}
