/// What can be done with a wallet whose file is damaged.
public enum WalletRepair: Hashable, Sendable {
  /// Looks at what can still be read.
  case lookOnly
  /// Puts the last copy in its place; what came after it is lost, and the damaged file is kept.
  case bringBackCopy
  /// Begins a new wallet at nothing; the damaged file is kept. The user has typed their consent.
  case startAnew
}

/// Does what the user has chosen; what it comes to stands in the state.
///
/// Returns the name under which the damaged file is kept; nil where none was put aside.
public typealias RepairWallet = @MainActor (WalletRepair) async throws(WalletError) -> String?

/// When the last copy of the wallet was made, in milliseconds since 1970; nil without one.
public typealias WalletCopyTime = @MainActor () async -> Int64?

@MainActor
public func makeRepairWallet(_ model: WalletModel) -> RepairWallet {
  { repair throws(WalletError) in try await model.repair(repair) }
}

@MainActor
public func makeWalletCopyTime(_ model: WalletModel) -> WalletCopyTime {
  { await model.copyTime() }
}
