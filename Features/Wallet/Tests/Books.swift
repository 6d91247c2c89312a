import Log
import SQLite
import TemporaryFolder
import WalletData
import WalletDomain

/// A wallet's files in a folder of their own, and short words for what tests do with them.
struct Books: Sendable {
  let folder = TemporaryFolder()
  let now = BookTime(time: 1_795_219_200_000)

  var path: String { "\(folder.path)/wallet.sqlite" }
  var copyPath: String { "\(folder.path)/wallet.backup.sqlite" }

  func database() -> Database { SQLiteWallet.database(at: path, busyTimeout: .seconds(1)) }

  /// Another one each time, as another Galbi has it.
  func wallet(_ database: Database? = nil) -> SQLiteWallet {
    SQLiteWallet(database: database ?? self.database(), log: .none)
  }

  func bank() -> SimulatedBank {
    SimulatedBank(path: "\(folder.path)/mock-bank.sqlite", log: .none) {
      _ throws(CancellationError) in
    }
  }

  /// An open wallet with one card and `amount` in it; its file is closed again.
  func fill(_ amount: Int64 = 50_000) async throws(WalletError) {
    let database = database()
    let wallet = wallet(database)
    try await wallet.open()
    let card = try await addCard(to: wallet)
    try await topUp("first", wallet, amount: amount, card: card.id)
    await database.close()
  }

  @discardableResult
  func addCard(
    to wallet: SQLiteWallet, _ lastFour: String = "0123"
  ) async throws(WalletError) -> Card {
    try await wallet.addCard(
      issuer: "우리은행", lastFour: lastFour, token: CardToken(rawValue: "token-\(lastFour)"), at: now)
  }

  @discardableResult
  func topUp(
    _ key: String, _ wallet: SQLiteWallet, amount: Int64 = 50_000, card: Card.ID = 1
  ) async throws(WalletError) -> Won {
    let step = try await wallet.begin(request(key, amount, card: card), at: now)
    switch step {
    case .done(let balance): return balance
    case .charge(let intent), .settle(let intent):
      return try await wallet.settle(intent, as: .charged, at: now)
    }
  }

  func request(_ key: String, _ amount: Int64 = 50_000, card: Card.ID = 1) -> TopUpRequest {
    TopUpRequest(key: MovementKey(rawValue: key), card: card, amount: Won(amount))
  }

  func ride(_ key: String, _ amount: Int64 = 18_000) -> Payment {
    Payment(
      key: MovementKey(rawValue: key), payee: .taxi, party: "슈퍼전기차 택시", amount: Won(amount),
      text: "우리집 → 회사")
  }

  /// The file as it would be after `change`, which no program has made.
  func garble(_ change: (inout [UInt8]) -> Void) {
    var bytes = TemporaryFolder.read(path)
    change(&bytes)
    TemporaryFolder.write(bytes, to: path)
  }
}
