/// Pays from the wallet.
///
/// The same payment twice moves money once, and returns the same receipt.
public typealias Pay = @MainActor (Payment) async throws(WalletError) -> Receipt
