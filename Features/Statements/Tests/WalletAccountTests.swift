import Expectations
import LedgerFixtures
import Log
import Phrases
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import WalletDomain

@testable import LedgerDomain

/// Into which accounts the files of a bank and of a wallet go that have the same purchases.
@MainActor
struct WalletAccountTests {
  private let folder = TemporaryFolder()
  private let ledger = InMemoryLedger([])

  /// Imports a file as it is offered, unless something is asked; returns whether nothing was.
  private func bring(_ text: String, _ name: String) async throws -> Bool {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
    let statements = StatementUseCases(FileStatements(log: .none), ledger: ledger.useCases())
    let preview = try await statements.preview("\(folder.path)/\(name)", nil, .silent)
    guard preview.accountQuestion == nil else { return false }
    _ = try await statements.add(preview)
    return true
  }

  private func names() async throws -> [String] {
    try await ledger.settings().accounts.list.dropFirst(2).map { $0.phrase.text(.korean) }
  }

  private let bank = """
    Date,Description,Amount,Running Bal.
    10/15/2025,PAYROLL,3000000,5000000
    10/20/2025,PAYPAL INST XFER STEAM,-15000,4985000
    10/22/2025,PAYPAL INST XFER ETSY,-27000,4958000
    10/25/2025,PAYPAL INST XFER SPOTIFY,-10900,4947100

    """
  private let wallet = """
    "Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","Transaction ID"
    "10/20/2025","09:00:00","PST","Steam","Express Checkout Payment","Completed","KRW","-15000","0","-15000","T0"
    "10/22/2025","09:00:00","PST","Etsy","Express Checkout Payment","Completed","KRW","-27000","0","-27000","T1"
    "10/25/2025","09:00:00","PST","Spotify","PreApproved Payment","Completed","KRW","-10900","0","-10900","T2"
    "10/27/2025","09:00:00","PST","Uber","PreApproved Payment","Completed","KRW","-9900","0","-9900","T3"

    """

  @Test(
    arguments: ["Chase.csv", "Chase1234_Activity.csv", "Wells Fargo.csv", "Bank of America.csv"],
    [false, true])
  func `a bank's file and a wallet's are of two accounts, in either order`(
    name: String, isReversed: Bool
  ) async throws {
    let files = [(bank, name), (wallet, "PayPal.csv")]
    for file in isReversed ? files.reversed() : files {
      try await #expect(bring(file.0, file.1))
    }
    try await expectEqual(names().count, 2)
    let sums = try await ledger.accountSums().values.map(\.total.count).filter { $0 > 0 }
    expectEqual(sums, [4, 4])
  }

  @Test func `a wallet's file is not taken for a bank's without a name`() async throws {
    try await #expect(bring(bank, "stmt.csv"))
    try await #expect(bring(wallet, "PayPal.csv"))
    try await expectEqual(names().count, 2)
  }

  @Test(arguments: [false, true])
  func `where no name tells them apart it is asked`(isReversed: Bool) async throws {
    let files = [(bank, "stmt.csv"), (wallet, "Download.csv")]
    for (number, file) in (isReversed ? files.reversed() : files).enumerated() {
      try await expectEqual(bring(file.0, file.1), number == 0)
    }
    try await expectEqual(names().count, 1)
  }

  private let card = """
    Posted Date,Reference Number,Payee,Address,Amount
    10/20/2025,2401,STEAM,SEATTLE WA,-15000
    10/22/2025,2402,ETSY,BROOKLYN NY,-27000
    10/25/2025,2403,SPOTIFY,NEW YORK NY,-10900
    10/26/2025,2404,TRADER JOES,SEATTLE WA,-33000

    """

  @Test(
    arguments: [
      ("Bank of America.csv", "BofA.csv"), ("Marcus.csv", "Chase1234_Activity_2025.csv"),
      ("Ally card.csv", "Chase.csv"), ("Apple.csv", "Goldman.csv"),
    ])
  func `one bank has several names, and an account the one that its user gave it`(
    first: String, next: String
  ) async throws {
    try await #expect(bring(card, first))
    try await #expect(bring(card + "10/28/2025,2405,REI,SEATTLE WA,-50000\n", next))
    try await expectEqual(names().count, 1)
    let sums = try await ledger.accountSums().values.map(\.total.count).filter { $0 > 0 }
    expectEqual(sums, [5])
  }

  @Test func `a file of the same account that was renamed still goes there`() async throws {
    try await #expect(bring(bank, "stmt.csv"))
    try await #expect(bring(bank + "10/28/2025,RENT,-500000,4447100\n", "other.csv"))
    try await expectEqual(names().count, 1)
  }
}
