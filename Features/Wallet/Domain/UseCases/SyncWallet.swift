/// Reads anew what another Galbi may have changed.
public typealias SyncWallet = @MainActor () async -> Void
