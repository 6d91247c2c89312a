/// The payments to a payee, the latest first.
public typealias ListReceipts = @MainActor (Payee) async throws(WalletError) -> [Receipt]
