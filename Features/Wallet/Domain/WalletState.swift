public import Storage

/// The wallet as the app's state.
public struct WalletState: Hashable, Sendable {
  /// Whether money can be moved.
  public enum Condition: Hashable, Sendable {
    /// The wallet is being checked; its contents are not known yet.
    case opening
    case ready
    /// The wallet can be read but not changed, for this reason.
    case readOnly(WalletError)
    /// The wallet can be neither read nor changed, for this reason; see `WalletRepair`.
    case closed(WalletError)

    /// Why the wallet cannot be changed; nil while it is being opened, and when it is ready.
    public var problem: WalletError? {
      switch self {
      case .readOnly(let error), .closed(let error): error
      case .opening, .ready: nil
      }
    }

    /// Why the books in which the wallet stands cannot be used, or only be read.
    public var storageProblem: StorageError? {
      if case .storage(let error) = problem { error } else { nil }
    }

    /// Whether the wallet's file is damaged or an older one, be it readable or not.
    public var isDamaged: Bool {
      if case .missingTopUps = problem { return true }
      return problem == .storage(.damaged)
    }
  }

  public var condition = Condition.opening
  /// The last known balance.
  public var balance = Won.zero
  /// The default first, then in the order in which they were added.
  public var cards: [Card] = []
  /// The number of top-ups whose outcome the bank has not reported yet.
  public var unsettled = 0
  /// Increases with each change, so that observers know when to reload receipts.
  public var revision = 0

  public init() {}
}

/// What the user can do about a damaged wallet.
public enum WalletRepair: Hashable, Sendable {
  /// Show what can still be read.
  case viewOnly
  /// Go on with a wallet that lacks top-ups; the bank refunds these.
  case keep
  /// Replace the wallet with its last backup; later movements are lost, the damaged file is kept.
  case restoreBackup
  /// Replace the wallet with an empty one; the damaged file is kept. Requires explicit consent.
  case startOver
}
