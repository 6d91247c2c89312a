import Books
import Log
import PlatformTesting
import SQL
import SQLite
import Testing
import WalletData
import WalletDomain

@testable import Galbi

/// What the doctor finds in the files of a profile.
@MainActor
struct DoctorTests {
  @Test func `a charge of the bank that the wallet lacks is named`() async throws {
    let folder = TemporaryFolder()
    let books = BookFile(path: "\(folder.path)/\(BookFile.file)", log: .none)
    try await StoredWallet(books, log: .none).open()
    await books.close()
    #expect(await DatabaseCheck.wallet.finding(in: folder.path).state == .fine)
    let bank = SimulatedBank(path: "\(folder.path)/\(SessionStores.bankFile)", log: .none) {
      _ throws(CancellationError) in
    }
    let token = try await bank.register(lastFour: "0123")
    _ = try await bank.charge(
      BankCharge(key: "a-1", token: token, amount: Won(5)), within: .seconds(1))
    await bank.close()
    let finding = await DatabaseCheck.wallet.finding(in: folder.path)
    #expect(finding.state == .broken)
    #expect(finding.text == WalletError.missingTopUps(count: 1, total: Won(5)).phrase)
  }

  @Test func `orders, payments and stock that are not in accord are named`() async throws {
    let folder = TemporaryFolder()
    #expect(await DatabaseCheck.mart.finding(in: folder.path).state == .note)
    let books = BookFile(path: "\(folder.path)/\(BookFile.file)", log: .none)
    try await books.open()
    #expect(await DatabaseCheck.mart.finding(in: folder.path).state == .fine)
    try await books.move { connection throws(SQLError) in
      for (key, way) in [("a", BookMovement.Way.topUp), ("b", .payment(to: "mart"))] {
        try connection.insert(
          BookMovement(key: key, way, amount: 5, party: "", text: "", purpose: "", time: 0))
      }
    }
    await books.close()
    #expect(await DatabaseCheck.mart.finding(in: folder.path).state == .broken)
    #expect(await DatabaseCheck.wallet.finding(in: folder.path).state == .fine)
  }
}
