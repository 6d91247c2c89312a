import Expectations
import Log
import Platform
import PlatformTesting
import Storage
import Testing
import WalletData

@testable import Books
@testable import WalletDomain

/// An older file that takes the place of an open wallet.
struct WalletReplacedTests {
  enum Way: CaseIterable {
    case renamed, copied, copiedWithoutLog, renamedWithoutLog
  }

  private let files = WalletFiles()

  /// Puts the bytes of an earlier wallet in the place of the present one.
  private func putBack(_ earlier: [UInt8], _ way: Way) {
    switch way {
    case .copied, .copiedWithoutLog: TemporaryFolder.write(earlier, to: files.path)
    case .renamed, .renamedWithoutLog:
      TemporaryFolder.write(earlier, to: "\(files.path).old")
      rename("\(files.path).old", files.path)
    }
    guard way == .copiedWithoutLog || way == .renamedWithoutLog else { return }
    for suffix in ["-wal", "-shm"] { TemporaryFolder.remove(files.path + suffix) }
  }

  /// The bytes of a wallet before its last two payments, and the number that its mark has after them.
  private func earlier() async throws -> (bytes: [UInt8], last: Int64?) {
    try await files.fill()
    let bytes = TemporaryFolder.read(files.path)
    let books = files.books()
    let wallet = files.wallet(books)
    try await wallet.open()
    try await wallet.pay("a", 1)
    try await wallet.pay("b", 1)
    await books.close()
    return (bytes, books.mark.last)
  }

  @Test(arguments: Way.allCases)
  func `no money moves in an older file`(_ way: Way) async throws {
    let (bytes, last) = try await earlier()
    let books = files.books()
    let wallet = files.wallet(books)
    try await wallet.open()
    _ = try await wallet.contents()
    putBack(bytes, way)
    await #expect(throws: WalletError.storage(.damaged)) { try await wallet.pay("c", 1) }
    expectEqual(books.mark.last, last)
    await #expect(throws: WalletError.storage(.damaged)) { try await wallet.topUp("d") }
    await #expect(throws: WalletError.storage(.damaged)) { try await wallet.contents() }
    await books.close()
    await #expect(throws: WalletError.storage(.damaged)) { try await files.wallet().open() }
  }

  @Test(arguments: Way.allCases)
  func `a movement beside an older file is kept or refused`(_ way: Way) async throws {
    let (bytes, _) = try await earlier()
    let books = files.books()
    let wallet = files.wallet(books)
    try await wallet.open()
    // In the log, which may outlive the file.
    try await wallet.pay("c", 1)
    putBack(bytes, way)
    let balance = try? await wallet.pay("d", 1)
    await books.close()
    do throws(WalletError) {
      let later = files.wallet()
      try await later.open()
      let expected = balance == nil ? Won(49_997) : Won(49_996)
      let found = try await later.contents().balance
      expectEqual(found, expected)
    } catch {
      expectEqual(error, .storage(.damaged))
    }
  }

  @Test func `the mark never goes down, except for a repair`() {
    let mark = HighWaterMark(path: "\(files.path).mark")
    for (number, expected) in [(7, 7), (3, 7), (8, 8)] as [(Int64, Int64)] {
      mark.raise(to: number)
      expectEqual(mark.last, expected)
    }
    mark.reset()
    expectEqual(mark.last, 0)
  }

  @Test func `a file that is replaced while a movement is made does not take it`() async throws {
    try await files.fill()
    let books = files.books()
    let wallet = StoredWallet(books, log: .none) { [files] _ in
      TemporaryFolder.write([1], to: "\(files.path).old")
      rename("\(files.path).old", files.path)
    }
    try await wallet.open()
    await #expect(throws: WalletError.storage(.busy)) { try await wallet.pay("a", 1) }
    await books.close()
  }

  @Test func `a file that is checked as a whole need not be checked again`() async throws {
    try await files.fill()
    let books = files.books()
    try await files.wallet(books).open()
    let version = books.checked.version
    #expect(version != nil)
    try await files.wallet(books).pay("a", 1)
    expectEqual(books.checked.version, version)
    await books.close()
  }
}
