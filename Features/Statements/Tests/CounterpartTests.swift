import Expectations
import LedgerDomain
import Log
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// What files say of the other side, and of their own account.
struct CounterpartTests {
  private let folder = TemporaryFolder()

  private func read(_ text: String) async throws -> BankStatement {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/a.csv")
    return try await FileStatements(log: .none).read(
      "\(folder.path)/a.csv", mapping: nil, .silent, within: 0...1_000)
  }

  private func sides(_ text: String) async throws -> [[String?]] {
    try await read(text).entries.map {
      [$0.entry.bank?.counterpart, $0.entry.bank?.counterpartNumber]
    }
  }

  @Test func `columns of their own name the other account`() async throws {
    let kbank = try await sides(
      """
      거래일시,거래구분,입금금액,출금금액,잔액,상대 예금주명,상대 은행,상대 계좌번호,메모
      2026.11.02 09:10:11,체크카드,,"5,000","95,000",한강서점,,,
      2026.11.03 09:10:11,타행이체,"20,000",,"115,000",이바다,한빛은행,111-222,점심값
      2026.11.04 00:01:00,이자,"120",,"115,120",,,,
      """)
    expectEqual(kbank, [["한강서점", nil], ["한빛은행 이바다", "111-222"], [nil, nil]])
    let household = try await sides(
      """
      거래일시,보낸분/받는분,출금액,입금액,잔액
      2026.11.01 10:00:00,카카오뱅크 본인,500000,0,1500000
      """)
    expectEqual(household, [["카카오뱅크 본인", nil]])
    let toss = try await sides(
      """
      거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모
      2026.11.02 17:52:10,김하늘,송금,한빛은행,1000-1111-2222,"-18,000","482,000",
      2026.11.04 00:00:01,이자,이자입금,,,120,"482,120",
      """)
    expectEqual(toss, [["한빛은행 김하늘", "1000-1111-2222"], [nil, nil]])
  }

  @Test func `a card's columns name its holder, and a text is no counterpart`() async throws {
    let card = try await sides(
      """
      이용일,이용카드,이용가맹점,이용금액
      2026-11-02,M 본인,한강서점,"18,000"
      """)
    let bank = try await sides(
      """
      거래일시,적요,출금액,입금액,잔액
      2026-11-02,본인,18000,0,1000
      """)
    expectEqual(card, [[nil, nil]])
    expectEqual(bank, [[nil, nil]])
  }

  @Test func `a file says what its account is`() async throws {
    let bank = try await read(
      """
      토스뱅크 거래내역
      성명,김하늘님
      계좌번호,1000-1111-2222
      거래 일시,적요,거래 유형,거래 금액,거래 후 잔액
      2026.11.04 00:00:01,이자,이자입금,120,"482,120"
      """)
    expectEqual(
      bank.facts,
      AccountFacts(
        number: "1000-1111-2222", holder: "김하늘", layout: ["거래일시,적요,거래유형,거래금액,거래후잔액", "title 토스뱅크"]))
    let saving = try await read(
      """
      상품명,자유적금
      거래일시,적요,출금액,입금액,잔액
      2026-11-02,적금,0,18000,18000
      """)
    expectEqual(saving.facts.kind, .savings)
    let card = try await read(
      """
      이용일자,가맹점명,이용금액
      2026-10-20,이마트,300000
      """)
    expectEqual(card.facts.kind, .card)
    let wallet = try await read(
      """
      결제일시,가맹점명,결제금액,결제수단,상태
      2026-11-02 10:00,한강서점,"18,000",푸른카드,결제완료
      """)
    expectEqual(wallet.facts.kind, .wallet)
    for headings in [
      "이용일자,가맹점명,이용금액,결제방법,할부개월", "이용일자,가맹점명,이용금액,결제방법,카드번호", "이용일,이용카드,가맹점명,이용금액,결제방법",
    ] {
      let columns = headings.split(separator: ",").map(String.init)
      let cells = [
        "이용일자": "2026-10-20", "이용일": "2026-10-20", "가맹점명": "이마트", "이용금액": "300000", "결제방법": "일시불",
        "할부개월": "0", "카드번호": "1234-****", "이용카드": "본인 123",
      ]
      let card = try await read(
        headings + "\n" + columns.map { cells[$0] ?? "" }.joined(separator: ","))
      expectEqual(card.facts.kind, .card, "\(headings)")
    }
    expectEqual(wallet.entries.map { $0.entry.bank?.kind }, ["푸른카드"])
  }

  @Test(
    arguments: [
      ("예금/적금/대출 조회", nil), ("예금/대출", nil), ("대출이자 안내는 가까운 영업점으로 문의해 주시기 바랍니다", nil),
      ("카드/대출 내역", nil), ("저축예금 거래내역", nil), ("자유저축예금 거래내역", nil), ("적금 거래내역조회", .savings),
      ("대출 거래내역", .loan), ("정기예금 조회", .savings),
      ("모임통장 거래내역", .shared), ("거래내역조회", nil),
    ] as [(String, AccountKind?)])
  func `a title names the kind if it names one`(title: String, kind: AccountKind?) async throws {
    let read = try await read(
      """
      \(title)
      거래일시,적요,출금액,입금액,잔액
      2026-11-02,적금,0,18000,18000
      """)
    expectEqual(read.facts.kind, kind)
  }

  @Test func `of who has sent and who has got it the other one is the payee`() async throws {
    let venmo = try await read(
      """
      Account Activity,,,,,,,,,,
      ,ID,Datetime,Type,Status,Note,From,To,Amount (total),Funding Source,Destination
      ,301,2026-05-03T17:15:12,Payment,Complete,pizza,John Smith,Amy Lee,"- 12,000",Venmo balance,
      ,302,2026-05-05T08:00:01,Payment,Complete,rent,Carl Jones,John Smith,"+ 22,300",,Venmo balance
      ,303,2026-05-12T18:00:01,Charge,Complete,gas,John Smith,Zoe Kim,"+ 7,000",,Venmo balance
      ,304,2026-05-20T08:04:05,Standard Transfer,Issued,,,,"- 80,000",,CHASE BANK *6789
      ,305,2026-05-25T08:04:05,Payment,Complete,gift,John Smith,Zoe Kim,"- 45,000",CHASE BANK *6789,
      """)
    expectEqual(
      venmo.entries.map(\.entry.text),
      ["Amy Lee", "Carl Jones", "Zoe Kim", "Standard Transfer", "Zoe Kim"])
    expectEqual(venmo.amounts, [-12_000, 22_300, 7_000, -80_000, -45_000])
    expectEqual(venmo.entries.map(\.entry.note), ["pizza", "rent", "gas", "", "gift"])
    expectEqual(venmo.entries.last?.entry.bank?.kind, "CHASE BANK *6789")
    expectEqual(venmo.entries[3].entry.bank?.counterpart, "CHASE BANK *6789")
    expectEqual(venmo.accountKind, .wallet)
    // Without a name that all lines have the sign says it.
    let two = try await read(
      """
      거래일시,구분,보낸분,받는분,금액
      2026-05-03 10:00,이체,견본,한강서점,"-12,000"
      2026-05-04 10:00,이체,한강서점,견본,"2,000"
      """)
    expectEqual(two.entries.map(\.entry.text), ["한강서점", "한강서점"])
  }
}
