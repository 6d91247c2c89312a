/// What the whole app knows about the wallet, as one group of its state.
public struct WalletState: Hashable, Sendable {
  /// Whether money can be moved.
  public enum Condition: Hashable, Sendable {
    /// It is being looked through; what is shown is nothing yet.
    case opening
    case ready
    /// It can be looked at only, and why.
    case readOnly(WalletError)
    /// It can be neither read nor written, and why; `RepairWallet` says what can be done.
    case closed(WalletError)

    /// Whether the wallet's file is damaged, be it looked at or not.
    public var isDamaged: Bool {
      switch self {
      case .closed(.damaged), .readOnly(.damaged): true
      case .closed, .readOnly, .opening, .ready: false
      }
    }
  }

  public var condition = Condition.opening
  /// What was known last.
  public var balance = Won.zero
  /// In the order in which they were added.
  public var cards: [Card] = []
  /// How many top-ups there are of which the bank has not yet said what became of them.
  public var unsettled = 0
  /// Counts the changes, so that whoever shows receipts knows when to read anew.
  public var revision = 0

  public init() {}
}
