import Expectations
import LedgerDomain
import Log
import PlatformTesting
import StatementsData
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Columns that files name seldom, and amounts abroad below other headings.
struct HeadingChoiceTests {
  private let folder = TemporaryFolder()

  private func read(_ text: String) async throws -> BankStatement {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/a.csv")
    return try await FileStatements(log: .none).read(
      "\(folder.path)/a.csv", mapping: nil, .silent, within: 0...1_000)
  }

  @Test func `purchases abroad may stand below those at home`() async throws {
    let home = """
      이용일자,승인번호,이용카드,가맹점명,이용금액,할부개월,비고
      2026.10.01 12:11,00123456,본인1234,쿠팡,"30,000",일시불,
      2026.10.02 12:11,00123457,본인1234,하이마트,"300,000",3,
      """
    let abroad = """
      이용일자,승인번호,이용카드,가맹점명,현지이용금액,통화,원화금액,수수료
      2026.10.03 02:11,00123458,본인1234,AMAZON,12.99,USD,"18,210",33
      """
    for text in ["신한카드\n\(home)\n\n해외이용내역\n\(abroad)", "신한카드\n\(abroad)\n\n국내이용내역\n\(home)"] {
      let found = try await read(text)
      expectEqual(found.fraction, nil)
      expectEqual(found.invalidLines, [])
      expectEqual(
        Set(found.entries.map(\.entry.amount.amount)), [-30_000, -300_000, -18_210, -33])
      #expect(found.entries.contains { $0.entry.bank?.foreign == "USD 12.99" })
    }
    // What no column has in won is refused as before.
    await #expect(throws: StatementError.fractions("12.99")) {
      try await read("이용일자,가맹점명,이용금액\n2026.10.01,AMAZON,12.99\n2026.10.02,AMAZON,13.99\n")
    }
  }

  @Test(arguments: [
    (
      "일련번호,거래일,거래종류,지급금액,입금금액,거래 후 잔액,비고\n1,26.10.01,대체,,200000,1200000,월급\n2,26.10.02,현금,20000,,1180000,ATM출금",
      ["월급", "ATM출금"]
    ),
    (
      "No,거래일자,구분,출금,입금,잔액,비고\n1,2026.10.01,대체,,200000,1200000,월급\n2,2026.10.02,현금,20000,,1180000,ATM출금",
      ["월급", "ATM출금"]
    ),
    (
      "거래일자,입출금구분,금액,잔액,거래점명,비고\n2026.10.01,입금,200000,1200000,강남,월급\n2026.10.02,출금,20000,1180000,강남,ATM출금",
      ["월급", "ATM출금"]
    ),
    (
      "거래일자,출금,입금,잔액,비고\n2026.10.01,,200000,1200000,월급\n2026.10.02,20000,,1180000,ATM출금",
      ["월급", "ATM출금"]
    ),
    (
      "거래일자,거래종류,출금,입금,잔액\n2026.10.01,대체,,200000,1200000\n2026.10.02,현금,20000,,1180000",
      ["대체", "현금"]
    ),
  ])
  func `a remark is the text where no other column names one, or else the kind`(
    text: String, texts: [String]
  ) async throws {
    let found = try await read(text)
    expectEqual(found.entries.map(\.entry.text), texts)
    expectEqual(found.entries.map(\.entry.note), ["", ""])
    expectEqual(found.entries.map(\.entry.amount.amount), [200_000, -20_000])
  }

  @Test func `neither numbers of lines nor directions are proposed as the text`() {
    for headings in [["일련번호", "거래일", "출금", "점포"], ["No", "거래일", "입출금구분", "출금", "점포"]] {
      let mapping = ColumnMapping(headings: headings, line: 1)
      expectEqual(
        mapping.likelyColumn(for: .text, among: headings), headings.firstIndex(of: "점포"))
    }
  }
}
