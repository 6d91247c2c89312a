/// Has every screen read anew what the wallet, or another Galbi, may have changed.
///
/// An Action.
public typealias SyncLedger = @MainActor () -> Void

@MainActor
public func makeSyncLedger(_ model: LedgerModel) -> SyncLedger {
  { model.sync() }
}
