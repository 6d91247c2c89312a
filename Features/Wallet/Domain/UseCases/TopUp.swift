/// Brings money from a card into the wallet; returns the new balance.
///
/// The same request twice moves money once. Ends within the bank's time limit; aftern/// `.bankUncertain` the wallet finds out by itself, and the form may be closed.
public typealias TopUp = @MainActor (TopUpRequest) async throws(WalletError) -> Won
