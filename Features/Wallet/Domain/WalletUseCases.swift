public import Store

/// The operations of the wallet; a test can replace each of them.
@MainActor public struct WalletUseCases {
  public let state: Stored<WalletState>

  /// Checks the wallet, finds out the outcomes of unsettled top-ups, and makes the wallet ready.
  ///
  /// Sets the condition in the state. Concurrent calls share one opening.
  public var open: @MainActor () async -> Void

  /// Loads changes that another process has made.
  public var sync: @MainActor () async -> Void

  /// Repairs a damaged wallet, and sets the resulting condition in the state.
  ///
  /// Returns the name under which the damaged file is kept; nil without one.
  public var repair: @MainActor (WalletRepair) async throws(WalletError) -> String?

  /// When the last backup was made, in milliseconds since 1970; nil without one.
  public var backupTime: @MainActor () async -> Int64?

  /// Asks the bank once for the outcome of each unsettled top-up.
  public var askBank: @MainActor () async -> Void

  /// Calls its argument, which asks the bank, with increasing delays while top-ups are unsettled.
  ///
  /// Returns when the task is cancelled.
  public var followBank: @MainActor (_ ask: @escaping @MainActor () async -> Void) async -> Void

  /// Moves money from a card into the wallet, and returns the new balance.
  ///
  /// Requesting the same twice moves money once. Returns within the bank's time limit; the top-up
  /// continues if the caller is cancelled. After `.bankUncertain` the wallet finds out the outcome
  /// by itself.
  public var topUp: @MainActor (TopUpRequest) async throws(WalletError) -> Won

  /// How a top-up ends that is running; nil if it is not, or not any more.
  public var runningTopUp: @MainActor (MovementKey) async -> Result<Won, WalletError>?

  /// The final outcome of a top-up; nil while it is unknown.
  ///
  /// Does not ask the bank.
  public var topUpOutcome: @MainActor (MovementKey) async -> ChargeOutcome?

  /// Pays from the wallet.
  ///
  /// The same payment twice moves money once, and returns the same receipt.
  public var pay: @MainActor (Payment) async throws(WalletError) -> Receipt

  /// The payments to a payee, newest first.
  public var listReceipts: @MainActor (Payee) async throws(WalletError) -> [Receipt]

  /// Registers a card at the bank, and stores its issuer and its last four digits.
  ///
  /// The details must be valid. Throws `.cardKnown` if the card was added before.
  public var addCard: @MainActor (CardDetails) async throws(WalletError) -> Card

  /// Removes a card and the bank's token for it; its top-ups stay.
  ///
  /// Throws `.cardInUse` while the outcome of one of its top-ups is unknown.
  public var removeCard: @MainActor (Card) async throws(WalletError) -> Void

  /// Offers a card before the others from now on.
  public var setDefaultCard: @MainActor (Card) async throws(WalletError) -> Void

  /// The errors of the invalid fields of a card.
  ///
  /// `isComplete` returns whether the user has finished a field: only then is missing input an error.
  public var checkCard:
    @MainActor (_ details: CardDetails, _ isComplete: (CardField) -> Bool) ->
      [CardField: CardValidationError]

  /// Makes the unique key of a new movement.
  public var makeKey: @MainActor () -> MovementKey = MovementKey.random

  /// `state` is what `model` writes.
  public init(_ model: WalletModel, state: Stored<WalletState>) {
    self.state = state
    open = model.open
    sync = model.sync
    repair = model.repair
    backupTime = model.backupTime
    askBank = model.askBank
    followBank = model.followBank
    topUp = model.topUp
    runningTopUp = model.runningTopUp
    topUpOutcome = model.topUpOutcome
    pay = model.pay
    listReceipts = model.receipts
    addCard = model.addCard
    removeCard = model.removeCard
    setDefaultCard = model.setDefaultCard
    checkCard = model.checkCard
  }
}
