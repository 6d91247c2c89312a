import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// Files that name no bank, into an account that the user has called otherwise.
@MainActor
struct RenamedAccountTests {
  private static let head = "Date,Type,Description,Amount"
  private static let october = """
    \(head)
    13/10/2025,CR,ACME,2000
    14/10/2025,DEB,TESCO,-50
    25/10/2025,DEB,UBER,-33
    28/10/2025,DEB,BOOTS,-44
    """
  private static let november = """
    \(head)
    25/10/2025,DEB,UBER,-33
    28/10/2025,DEB,BOOTS,-44
    02/11/2025,DEB,LIDL,-20
    03/11/2025,DEB,ALDI,-21
    04/11/2025,DEB,ASDA,-22
    05/11/2025,CR,ACME,2000
    """
  private let books = HouseholdBooks()

  private func bring(_ text: String, as name: String, of file: String) async throws {
    let preview = try await books.preview(file, text)
    try await books.bring(preview, into: .new(name))
  }

  @Test(arguments: ["transactions.csv", "이용내역_20251031.csv", "data.csv"])
  func `the next file of an account that was named adds what is new`(file: String) async throws {
    try await bring(Self.october, as: "Monzo", of: file)
    let monzo = try #require(try await books.accounts().first { $0.name == "Monzo" })
    let next = try await books.preview(file.replacing("1031", with: "1130"), Self.november)
    #expect(next.account == .existing(monzo.id) && next.accountQuestion == nil)
    #expect(next.new.count == 4 && next.knownCount == 2)
    // Also without rows of both.
    let later = Self.november.replacing("/10/", with: "/12/").replacing("/11/", with: "/12/")
    expectEqual(try await books.preview(file, later).account, .existing(monzo.id))
  }

  @Test func `an account that is renamed later is known, too`() async throws {
    try await books.bring("transactions.csv", Self.october)
    let id = try #require(try await books.accounts().first { $0.name == "transactions" }).id
    _ = try await books.ledger.perform(.account(.set(id, name: "Monzo")))
    expectEqual(
      try await books.preview("transactions.csv", Self.november).account, .existing(id))
  }

  @Test func `files with other columns, and of several accounts, are asked about or another's`()
    async throws
  {
    try await bring(Self.october, as: "Monzo", of: "transactions.csv")
    let other = Self.november.replacing("Type", with: "Kind of it")
    expectEqual(
      try await books.preview("transactions.csv", other).account, .new("transactions"))
    // Another account of the same bank.
    let joint = Self.october.replacing("13/10", with: "12/10").replacing("TESCO", with: "LIDL")
      .replacing("-33", with: "-31").replacing("-44", with: "-41")
    try await bring(joint, as: "Joint", of: "transactions.csv")
    let later = Self.november.replacing("/10/", with: "/12/").replacing("/11/", with: "/12/")
    let found = try await books.preview("transactions.csv", later)
    #expect(found.accountQuestion == .severalFiles && found.account == .new("transactions"))
    // What has entries of the file already is known by these.
    let most = try await books.preview("transactions.csv", Self.october)
    #expect(most.bringsNothing && most.accountQuestion == nil)
  }
}
