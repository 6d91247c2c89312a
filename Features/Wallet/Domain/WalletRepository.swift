import Storage

/// The stored books of the wallet; an operation that throws has changed nothing.
///
/// Times are in milliseconds since 1970.
public protocol WalletRepository: Sendable {
  /// Checks the books, creates them on first use, and makes them ready for movements.
  ///
  /// Throws `.storage(.damaged)` if the books do not balance or are missing, and leaves the files unchanged.
  func open() async throws(WalletError)

  func contents() async throws(WalletError) -> WalletContents

  /// What can be read of books that cannot be written or are damaged.
  func readableContents() async throws(WalletError) -> WalletContents

  /// Records that the bank is about to be asked for a top-up.
  ///
  /// Throws `.missingCard`, and `.keyUsed` if the key belongs to another movement. A key whose
  /// attempts have all failed may be used for a different request.
  func begin(_ request: TopUpRequest, at time: Int64) async throws(WalletError) -> TopUpStep

  /// Records the outcome of an attempt once, together with the movement if the card was charged.
  ///
  /// Returns the balance.
  func settle(
    _ intent: TopUpIntent, as outcome: ChargeOutcome, at time: Int64
  ) async throws(WalletError) -> Won

  /// Those of the bank's charges that belong to no top-up.
  ///
  /// Ask the bank first: a top-up is recorded before its charge is made.
  func unknown(_ charges: [BankCharge]) async throws(WalletError) -> [BankCharge]

  /// The outcome of the last attempt of a top-up; nil if it is open, or if there was no attempt.
  func outcome(of key: MovementKey) async throws(WalletError) -> ChargeOutcome?

  /// Throws `.insufficient`, and `.keyUsed` if the key belongs to another movement.
  func pay(_ payment: Payment, at time: Int64) async throws(WalletError) -> Receipt

  /// The payments to `payee`, newest first.
  func receipts(of payee: Payee) async throws(WalletError) -> [Receipt]

  /// Throws `.cardKnown` if a card with this issuer and these digits exists, after replacing that
  /// card's token.
  func addCard(
    issuer: String, lastFour: String, token: CardToken, at time: Int64
  ) async throws(WalletError) -> Card

  /// Removes a card and the bank's token for it; its top-ups stay.
  ///
  /// Throws `.missingCard`, and `.cardInUse` while the outcome of one of its top-ups is unknown.
  func removeCard(_ id: Card.ID, at time: Int64) async throws(WalletError)

  /// Puts a card before the others.
  ///
  /// Throws `.missingCard`.
  func setDefaultCard(_ id: Card.ID) async throws(WalletError)

  /// Replaces damaged books with the last backup, and keeps the damaged file under another name.
  ///
  /// Returns that name, without its folder; nil if there was no file. Throws `.noBackup` if there is
  /// no intact backup.
  func restoreBackup(at time: Int64) async throws(WalletError) -> String?

  /// Replaces damaged books with empty ones, and returns the new name of the damaged file.
  func startOver(at time: Int64) async throws(WalletError) -> String?

  /// When the last backup was made; nil without one.
  func backupTime() async -> Int64?

  /// Makes a backup, unless there is one of the same day or nothing has changed since.
  func backUp(at time: Int64) async
}

/// The contents of the wallet.
public struct WalletContents: Hashable, Sendable {
  public let balance: Won
  /// The default first, then in the order in which they were added.
  public let cards: [Card]
  /// Top-ups whose outcome is unknown, except those of another running process.
  public let unsettled: [TopUpIntent]

  public init(balance: Won, cards: [Card], unsettled: [TopUpIntent] = []) {
    self.balance = balance
    self.cards = cards
    self.unsettled = unsettled
  }
}
