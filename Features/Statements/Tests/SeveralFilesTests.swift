import Expectations
import LedgerDomain
import LedgerFixtures
import Log
import Phrases
import PlatformTesting
import StatementsData
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// Whose account a file is of by what it is called, with other files at once and with earlier ones.
@MainActor
struct SeveralFilesTests {
  private let folder = TemporaryFolder()
  private let kept = InMemoryLedger([])

  private var statements: StatementUseCases {
    StatementUseCases(FileStatements(log: .none), ledger: kept.useCases())
  }

  private func read(_ text: String, _ name: String) async throws -> ImportPreview {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
    return try await statements.preview("\(folder.path)/\(name)", nil, .silent)
  }

  private func bring(_ text: String, _ name: String) async throws -> AccountQuestion? {
    let preview = try await read(text, name)
    if !preview.bringsNothing { _ = try await statements.add(preview) }
    return preview.accountQuestion
  }

  private func names() async throws -> [String] {
    try await kept.settings().accounts.list.dropFirst(2).map { $0.phrase.text(.korean) }
  }

  /// Whether the account of the second of two files is asked for that are chosen at once.
  private func asks(_ first: String, _ second: String, name: String) async throws -> Bool {
    let one = try await read(first, name)
    var other = try await read(second, name)
    other.leaveOut(knownBy: [one])
    return other.accountQuestion != nil
  }

  private static let card =
    "이용일자,이용시간,이용가맹점,이용금액,승인번호\n2026-10-01,10:00,쿠팡,9000,30000001\n"
  private static let other =
    "이용일자,이용가맹점,이용카드,이용금액,할부,승인번호\n2026.10.05,다이소,LOCA,8000,일시불,91000001\n"
  private static let bank = "거래일자,적요,출금액,입금액,잔액\n2026-10-01,한강서점,9000,0,91000\n"

  @Test func `files called alike that are chosen at once are asked about as one after the other`()
    async throws
  {
    let name = "이용내역.csv"
    try await #expect(asks(Self.card, Self.other, name: name))
    // The next month, the same file again, and what names a bank are not.
    let next = Self.card.replacing("2026-10-01", with: "2026-11-01").replacing(
      "30000001", with: "2")
    try await #expect(!asks(Self.card, next, name: name))
    try await #expect(!asks(Self.card, Self.card, name: name))
    try await #expect(!asks(Self.card, Self.other, name: "롯데카드 이용내역.csv"))
    // Balances say it in either way.
    let far = "거래일자,적요,출금액,입금액,잔액\n2026-10-03,빵집,1000,0,5000000\n"
    let near = "거래일자,적요,출금액,입금액,잔액\n2026-10-03,빵집,1000,0,90000\n"
    try await #expect(asks(Self.bank, far, name: "거래내역.csv"))
    try await #expect(!asks(Self.bank, near, name: "거래내역.csv"))
  }

  @Test(
    arguments: [
      ("Discover-AllAvailable-20261101", "Discover", "Discover-AllAvailable-20261201"),
      (
        "account-statement_2026-10-01_2026-10-31_en-us_ab12", "account-statement",
        "account-statement_2026-11-01_2026-11-30_en-us_cd34"
      ),
      ("한마음아파트 주민자치센터 강좌수강료납부", "한마음아파트 주민자치센터", "한마음아파트 주민자치센터 강좌수강료납부"),
      ("Neighbourhoodassociationfees", "Neighbourhoodassocia", "Neighbourhoodassociationfees"),
    ])
  func `the name of a new account ends with a word, and the next file finds it`(
    first: String, name: String, next: String
  ) async throws {
    try await expectEqual(bring(Self.card, "\(first).csv"), nil)
    let later = Self.card.replacing("2026-10-01", with: "2026-11-01").replacing(
      "30000001", with: "2")
    try await expectEqual(bring(later, "\(next).csv"), nil)
    try await expectEqual(names(), [name])
  }

  @Test func `an account under the name that earlier versions cut is found, and others are not`()
    async throws
  {
    _ = try await kept.perform(.account(.set(nil, name: "Discover-AllAvailabl")), at: 0)
    try await expectEqual(bring(Self.card, "Discover-AllAvailable-20261101.csv"), nil)
    try await expectEqual(names(), ["Discover-AllAvailabl"])
    // Two long names that begin alike are two accounts.
    for name in ["한마음아파트 주민자치센터 강좌수강료납부", "한마음아파트 주민자치센터 헬스장이용료납부"] {
      let file = Self.card.replacing("쿠팡", with: name).replacing("3000", with: "\(name.count)")
      _ = try await bring(file.replacing("10:00", with: "1\(name.count % 7):00"), "\(name).csv")
    }
    try await expectEqual(
      names(), ["Discover-AllAvailabl", "한마음아파트 주민자치센터", "한마음아파트 주민자치센터 헬스장이용료"])
  }

  @Test(
    arguments: [
      ["한마음아파트 주민자치센터 강좌수강료납부", "한마음아파트 주민자치센터 헬스장이용료납부"],
      ["Discover-AllAvailable-20261101", "Discover"],
      ["Discover", "Discover-AllAvailable-20261101"],
    ])
  func `files whose long names begin alike are of two accounts, one after the other or at once`(
    files: [String]
  ) async throws {
    let bank = "거래일자,적요,출금액,입금액,잔액\n2026-10-03,빵집,1000,0,5000000\n"
    let cards = [Self.card, Self.card.replacing("쿠팡", with: "빵집").replacing("300", with: "4")]
    for texts in [[Self.bank, bank], cards] {
      let one = try await read(texts[0], "\(files[0]).csv")
      var other = try await read(texts[1], "\(files[1]).csv")
      other.leaveOut(knownBy: [one])
      #expect(other.account != one.account && other.accountQuestion == nil)
      expectEqual(other.new.count, 1)
      // The next month of each goes with the first.
      var next = try await read(texts[1].replacing("-10-", with: "-11-"), "\(files[1]).csv")
      next.leaveOut(knownBy: [one, other])
      expectEqual(next.account, other.account)
    }
    for (text, name) in zip(cards, files) { try await expectEqual(bring(text, "\(name).csv"), nil) }
    try await expectEqual(names().count, 2)
    for (text, name) in zip(cards, files) {
      let later = text.replacing("-10-", with: "-11-").replacing(",30", with: ",50").replacing(
        ",40", with: ",60")
      try await expectEqual(bring(later, "\(name).csv"), nil)
    }
    try await expectEqual(names().count, 2)
  }

  @Test(arguments: ["Venmo Credit Card.csv", "PayPal Credit.csv", "Revolut Credit Card.csv"])
  func `the card of a wallet is one`(name: String) async throws {
    for (heading, isAsked) in [("Description", true), ("Merchant", false)] {
      let text = """
        Date,\(heading),Amount
        2026-10-02,Starbucks,4500
        2026-10-03,Target,30000
        2026-10-20,PAYMENT THANK YOU,-34500

        """
      for name in isAsked ? [name] : [name, "Venmo.csv"] {
        let preview = try await read(text, name)
        expectEqual(preview.new.map(\.amount.amount), [-4_500, -30_000, 34_500], "\(name)")
        expectEqual(preview.question, isAsked ? .kind : nil, "\(name)")
      }
    }
  }

  @Test(
    arguments: [
      ("PayPal.csv", false), ("Venmo.csv", false), ("네이버페이.csv", true), ("activity.csv", true),
    ])
  func `a wallet's file of amounts with both signs is not asked about`(
    name: String, isAsked: Bool
  ) async throws {
    let text = """
      Date,Name,Type,Gross,Transaction ID
      2026-10-20,Bank,Bank Deposit to PP Account,15000,T0
      2026-10-20,Steam,Express Checkout Payment,-15000,T1
      2026-10-24,Jane,Mobile Payment,50000,T4

      """
    let preview = try await read(text, name)
    expectEqual(preview.question, isAsked ? .kind : nil)
    if !isAsked { expectEqual(preview.new.map(\.amount.amount), [15_000, -15_000, 50_000]) }
  }
}
