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

/// Into which accounts files go whose banks name the numbers.
@MainActor
struct StatementAccountTests {
  private let folder = TemporaryFolder()
  private let ledger = InMemoryLedger([])

  /// Imports a file as it is offered; returns how many entries were new.
  private func bring(_ text: String, _ name: String, _ ledger: LedgerUseCases) async throws -> Int {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
    let statements = StatementUseCases(CSVStatements(log: .none), ledger: ledger)
    let preview = try await statements.preview("\(folder.path)/\(name)", nil, .silent)
    return preview.new.isEmpty ? 0 : try await statements.add(preview)
  }

  private let living = """
    토스뱅크 거래내역
    성명,김하늘
    계좌번호,1000-1111-2222
    조회기간,2026.11.01 ~ 2026.11.30

    거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모
    2026.11.02 17:52:10,한강서점,체크카드결제,,,"-18,000","482,000",
    2026.11.04 00:00:01,이자,이자입금,,,120,"482,120",
    """
  private let saving = """
    토스뱅크 거래내역
    성명,김하늘
    계좌번호,1000-3333-4444
    조회기간,2026.11.01 ~ 2026.11.30

    거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모
    2026.11.04 00:00:01,이자,이자입금,,,120,"5,000,120",
    2026.11.10 09:00:00,적금,자동이체,,,"300,000","5,300,120",
    """

  @Test(arguments: [false, true])
  func `two accounts of a bank are told apart by their numbers`(isReversed: Bool) async throws {
    let work = ledger.useCases()
    let files = isReversed ? [saving, living] : [living, saving]
    for (number, file) in files.enumerated() {
      #expect(try await bring(file, "내역(\(number)).csv", work) == 2)
    }
    let accounts = try await ledger.settings().accounts.list.dropFirst(2)
    #expect(
      accounts.map { $0.phrase.text(.korean) }
        == (isReversed ? ["토스뱅크", "토스뱅크 2222"] : ["토스뱅크", "토스뱅크 4444"]))
    func balances() async throws -> [Int64] {
      let sums = try await ledger.accountSums()
      return accounts.map { ($0.opening + (sums[$0.id]?.total.amount ?? .zero)).amount }.sorted()
    }
    #expect(try await balances() == [482_120, 5_300_120])
    // The same files again, and those of the next month.
    for file in files { #expect(try await bring(file, "other.csv", work) == 0) }
    let next = living.replacing("2026.11", with: "2026.12").replacing("482,000", with: "464,120")
      .replacing("482,120", with: "464,240")
    #expect(try await bring(next, "내역(0).csv", work) == 2)
    #expect(try await balances() == [464_240, 5_300_120])
    #expect(try await ledger.settings().accounts.list.count == 4)
  }

  @Test func `numbers are the same whatever signs are between their digits`() throws {
    var accounts = LedgerAccounts.builtIn
    let id = try accounts.add("은행")
    accounts.note("1000-1111-2222", of: id)
    #expect(accounts[id].number == "100011112222")
    #expect(accounts[id].hasNumber("1000 1111 2222") == true)
    #expect(accounts[id].hasNumber("1000-11**-2222") == true)
    #expect(accounts[id].hasNumber("1000-1111-2223") == false)
    #expect(accounts[id].hasNumber("11-2222") == false)
    #expect(accounts[id].hasNumber("") == nil)
  }
}
