/// Looks the wallet through, finds out what became of unfinished requests, and makes it ready.
///
/// What it comes to stands in the state. An Action.
public typealias OpenWallet = @MainActor () async -> Void

@MainActor
public func makeOpenWallet(_ model: WalletModel) -> OpenWallet {
  { await model.open() }
}
