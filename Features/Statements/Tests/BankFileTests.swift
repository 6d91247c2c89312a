import Expectations
import Foundation
import LedgerDomain
import Log
import Secrets
import StatementsData
import StatementsDomain
import Storage
import Testing
import Time
import WalletDomain

/// Files of all kinds that banks give, as they lie in `Tests/BankFiles`.
struct BankFileTests {
  private static let password = "900102"

  private func read(
    _ name: String, _ mapping: ColumnMapping? = nil, password: String? = nil
  ) async throws -> BankStatement {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Tests/BankFiles/\(name)").standardized
    return try await FileStatements(log: .none).read(
      tests.path, password: password.map { Secret($0.utf8) }, mapping: mapping, .silent,
      within: 0...1_000)
  }

  @Test(arguments: [
    "contract-utf16.xls", "contract-utf8.xls", "contract-cp949.xls", "contract-office.html.xls",
    "contract-openpyxl.xlsx", "contract-1904.xlsx", "contract-rich.xlsx", "contract-inline.xlsx",
    "contract-office.xlsx", "contract-agile.xlsx", "contract-standard.xlsx", "contract-xlwt.xls",
    "contract-1904.xls", "contract-gnumeric.xls", "contract-office.xls", "contract-2003.xml",
  ])
  func `the same statement in every format gives the same entries`(_ name: String) async throws {
    let csv = try await read("contract.csv")
    let isLocked = name.contains("agile") || name.contains("standard")
    let found = try await read(name, password: isLocked ? Self.password : nil)
    #expect(csv.entries.count == 6 && csv.invalidLines.isEmpty)
    expectEqual(found.entries, csv.entries)
    expectEqual(found.invalidLines.map(\.error), [])
    expectEqual(found.leftOut.map(\.reason), [])
    #expect(found.opening == Won(1_200_000) && found.isComplete)
    #expect(found.accountNumber == "000-12-345678" && found.holder == "견본")
    #expect(found.kind == csv.kind && !found.isKindUnclear)
  }

  @Test func `days that are numbers in XML of LibreOffice are days`() async throws {
    let csv = try await read("contract.csv")
    let found = try await read("contract-office.xml")
    expectEqual(found.invalidLines.map(\.error), [])
    expectEqual(found.amounts, csv.amounts)
    expectEqual(found.entries.map(\.entry.day), csv.entries.map(\.entry.day))
  }

  @Test(arguments: [
    ("kakaobank.xlsx", password as String?), ("tossbank.xlsx", password), ("kbstar.xls", nil),
    ("ibk.xls", nil),
  ])
  func `a bank’s own layout is read without a question`(
    _ name: String, _ password: String?
  ) async throws {
    let found = try await read(name, password: password)
    expectEqual(found.amounts, [-18_000, -24_500, 3_000_000, -1_234_567, 1_000, -11_100])
    expectEqual(found.entries.map(\.entry.day.day), [2, 3, 5, 7, 10, 11])
    expectEqual(
      found.entries.map(\.entry.text), ["한강서점", "남산식당 & 카페", "하늘상사", "푸른가전", "이자", "이바다"])
    expectEqual(found.entries.map(\.entry.note), ["", "점심", "11월 급여", "", "", "더치페이"])
    #expect(found.opening == Won(1_200_000) && found.isComplete)
    #expect(found.invalidLines.isEmpty)
    #expect(!found.accountNumber.isEmpty)
  }

  @Test func `a card’s workbook keeps the zeros of its approvals`() async throws {
    let found = try await read("shinhancard.xlsx")
    #expect(found.kind == .card && !found.isKindUnclear)
    let kept = found.entries.filter { $0.cancellation == nil }.map(\.entry)
    expectEqual(kept.map(\.amount.amount), [-18_000, -24_500, -90_000])
    expectEqual(kept.map { $0.bank?.approval }, ["00123456", "01234567", "12345678"])
    expectEqual(kept.map { $0.bank?.instalment?.months }, [nil, nil, 3])
    // What was cancelled goes with its cancellation.
    expectEqual(found.entries.count, 5)
  }

  @Test func `a card’s approvals in a workbook of BIFF have lines in their headings`() async throws
  {
    let found = try await read("kbcard.xls")
    #expect(found.kind == .card && !found.isKindUnclear)
    let kept = found.entries.filter { $0.cancellation == nil }.map(\.entry)
    expectEqual(kept.map(\.amount.amount), [-18_000, -24_500, -90_000])
    expectEqual(kept.map(\.text), ["한강서점", "남산식당", "푸른가전"])
    expectEqual(kept.map { $0.bank?.approval }, ["00123456", "01234567", "12345678"])
    expectEqual(kept.map { $0.bank?.instalment?.months }, [nil, nil, 3])
    expectEqual(kept.map { $0.bank?.second }, [36_300, 45_600, 68_400])
    #expect(found.invalidLines.isEmpty)
  }

  @Test func `a card’s page has headings over two lines and a total`() async throws {
    let found = try await read("hyundaicard.xls")
    expectEqual(found.kind, .card)
    expectEqual(found.amounts, [-18_000, -24_500, -90_000])
    expectEqual(found.leftOut.map(\.reason), [.total])
    expectEqual(
      found.entries.map { $0.entry.bank?.approval }, ["00123456", "01234567", "12345678"])
  }

  @Test func `a locked file asks for its password, and is then read again without it`() async throws
  {
    await #expect(throws: StatementError.locked) { try await read("kakaobank.xlsx") }
    await #expect(throws: StatementError.wrongPassword(isRepeated: false)) {
      try await read("kakaobank.xlsx", password: "900103")
    }
    await #expect(throws: StatementError.lockedForGood) { try await read("locked.xls") }
  }

  @Test func `what is no statement says what it is`() async throws {
    // The only file in it is read.
    try await expectEqual(read("page.zip").columns.count, 3)
    await #expect(throws: StatementError.tooMuch(.unpacked)) { try await read("bomb.xlsx") }
  }
}
