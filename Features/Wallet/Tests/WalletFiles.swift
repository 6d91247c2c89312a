import Log
import PlatformTesting
import SQL
import SQLite
import WalletData
import WalletDomain

@testable import Books

/// The files of a wallet in a temporary folder.
struct WalletFiles: Sendable {
  let folder = TemporaryFolder()
  /// 2026-11-21, midnight in UTC, in milliseconds since 1970.
  let now: Int64 = 1_795_219_200_000

  var path: String { "\(folder.path)/wallet.sqlite" }
  var backupPath: String { "\(folder.path)/wallet.backup.sqlite" }

  func books(busyTimeout: Duration = .seconds(60)) -> BookFile {
    BookFile(path: path, busyTimeout: busyTimeout, log: .none)
  }

  /// A wallet with its own connection, like that of another process, unless one is given.
  func wallet(_ books: BookFile? = nil) -> StoredWallet {
    StoredWallet(books ?? self.books(), log: .none)
  }

  func bank() -> SimulatedBank {
    SimulatedBank(path: "\(folder.path)/mock-bank.sqlite", log: .none) {
      _ throws(CancellationError) in
    }
  }

  /// Creates a wallet with one card and a balance of `amount`, and closes it.
  func fill(_ amount: Int64 = 50_000) async throws(WalletError) {
    let (books, wallet) = try await openWallet()
    try await wallet.topUp("first", amount)
    await books.close()
  }

  /// A wallet that is open, with one card, and its books.
  func openWallet() async throws(WalletError) -> (BookFile, StoredWallet) {
    let books = books()
    let wallet = wallet(books)
    try await wallet.open()
    try await wallet.addCard()
    return (books, wallet)
  }

  /// The names of the files that contain `text`.
  func files(with text: String) -> [String] {
    folder.names.filter { content(of: $0).contains(text) }
  }

  /// The names of the files that contain one of `secrets` outside random keys and tokens, which may
  /// contain any digits.
  func files(withAnyOf secrets: [String]) -> [String] {
    folder.names.filter { name in
      let text = content(of: name).replacing(/[0-9a-f]{32}/, with: "")
      return secrets.contains { text.contains($0) }
    }
  }

  /// A letter for each byte: in UTF-8 those behind a digit may be an accent on it, and the digit is then another one.
  private func content(of name: String) -> String {
    let bytes = TemporaryFolder.read("\(folder.path)/\(name)")
    return String(String.UnicodeScalarView(bytes.lazy.map { Unicode.Scalar($0) }))
  }

  /// Changes the bytes of the database file.
  func corrupt(_ change: (inout [UInt8]) -> Void) {
    var bytes = TemporaryFolder.read(path)
    change(&bytes)
    TemporaryFolder.write(bytes, to: path)
  }
}

extension BookFile {
  func isBalanced() async throws(SQLError) -> Bool {
    try await database.read { connection throws(SQLError) in try connection.areBalanced() }
  }
}
