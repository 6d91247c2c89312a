/// The payments to a payee, the latest first.
public typealias ListReceipts = @MainActor (Payee) async throws(WalletError) -> [Receipt]

@MainActor
public func makeListReceipts(_ model: WalletModel) -> ListReceipts {
  { payee throws(WalletError) in try await model.receipts(of: payee) }
}
