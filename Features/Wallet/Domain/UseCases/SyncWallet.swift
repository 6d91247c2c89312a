/// Reads anew what another Galbi may have changed.
public typealias SyncWallet = @MainActor () async -> Void

@MainActor
public func makeSyncWallet(_ model: WalletModel) -> SyncWallet {
  { await model.sync() }
}
