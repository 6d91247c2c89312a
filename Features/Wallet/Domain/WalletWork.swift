/// The books of the wallet, which are kept; whatever throws has changed nothing.
public protocol WalletWork: Sendable {
  /// Looks everything through, and makes it ready to take money.
  ///
  /// Throws `.damaged` for books that do not balance or are gone, and leaves them where they are.
  func open() async throws(WalletError)

  func contents() async throws(WalletError) -> WalletContents

  /// What can still be read where nothing can be written, or where there is damage.
  func look() async throws(WalletError) -> WalletContents

  /// Writes down that the bank is to be asked.
  ///
  /// Throws `.missingCard`, and `.keyUsed` for the key of another movement. A key whose tries have
  /// all failed may ask for something else.
  func begin(_ request: TopUpRequest, at moment: BookTime) async throws(WalletError) -> TopUpStep

  /// Writes down what became of a try, once, with the movement of the money where there is one.
  ///
  /// Returns the balance.
  func settle(
    _ intent: TopUpIntent, as end: ChargeEnd, at moment: BookTime
  ) async throws(WalletError) -> Won

  /// What became of the last try of a top-up; nil while that is open, and where there was none.
  func end(of key: MovementKey) async throws(WalletError) -> ChargeEnd?

  /// Throws `.insufficient`, and `.keyUsed` for the key of another movement.
  func pay(_ payment: Payment, at moment: BookTime) async throws(WalletError) -> Receipt

  /// The payments to a payee, the latest first.
  func receipts(of payee: Payee) async throws(WalletError) -> [Receipt]

  /// Throws `.cardKnown` for a card with the same issuer and last four digits, which is told apart
  /// by nothing else; it has the new token then.
  func addCard(
    issuer: String, lastFour: String, token: CardToken, at moment: BookTime
  ) async throws(WalletError) -> Card

  /// Puts the last copy in the place of the damaged books, which are kept under another name.
  ///
  /// Returns that name, without a folder; nil where there was no file. Throws `.noBackup` where there
  /// is no copy that is sound.
  func bringBackCopy(at moment: BookTime) async throws(WalletError) -> String?

  /// Begins empty books; the damaged ones are kept under another name, which is returned.
  func startAnew(at moment: BookTime) async throws(WalletError) -> String?

  /// When the last copy was made, in milliseconds since 1970; nil without one.
  func copyTime() async -> Int64?

  /// Makes a copy of the books, unless there is one of the same day, or nothing has changed.
  func keepCopy(at moment: BookTime) async
}
