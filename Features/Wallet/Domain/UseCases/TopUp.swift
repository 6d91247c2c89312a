/// Brings money from a card into the wallet; returns the new balance.
///
/// The same request twice moves money once. Ends within the bank's time limit, and goes on when
/// nobody waits for it any more. After `.bankUncertain` the wallet finds out by itself, and the
/// form may be closed.
public typealias TopUp = @MainActor (TopUpRequest) async throws(WalletError) -> Won

@MainActor
public func makeTopUp(_ model: WalletModel) -> TopUp {
  { request throws(WalletError) in try await model.topUp(request) }
}
