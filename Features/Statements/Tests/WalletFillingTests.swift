import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Files of wallets that have what fills them among what they paid.
struct WalletFillingTests {
  private func read(_ text: String) -> BankStatement {
    .read(tableCells(text))
  }

  @Test(arguments: ["충전", "포인트 충전", "네이버페이 머니 충전", "자동충전"])
  func `what fills a wallet came in, whatever its amounts are called`(_ word: String) {
    for heading in ["결제금액", "결제금액(원)", "이용금액", "주문금액"] {
      let found = read(
        """
        결제일시|구분|결제처|상품명|\(heading)|결제수단|상태
        2026.10.02 10:11|쇼핑|스마트스토어|양말|12,000|신한카드|결제완료
        2026.10.03 10:11|교통카드 충전|티머니|충전|20,000|신한카드|결제완료
        2026.10.05 10:11|\(word)|네이버페이|포인트 충전|50,000|국민은행|충전완료
        2026.10.06 10:11|\(word)|네이버페이|포인트 충전|30,000|국민은행|충전취소
        """)
      expectEqual(
        found.entries.filter { $0.cancellation == nil }.map(\.entry.amount.amount),
        [-12_000, -20_000, 50_000], "\(heading)")
      expectEqual(found.accountKind, .wallet)
      expectEqual(found.entries[2].entry.bank?.kind, "충전")
    }
  }

  @Test func `a state alone says it, too`() {
    let found = read(
      """
      결제일시|상호|결제금액|상태
      2026.10.02 10:11|스마트스토어|12,000|결제완료
      2026.10.04 10:11|게임머니 충전|5,000|결제완료
      2026.10.05 10:11|포인트 충전|50,000|충전완료
      """)
    expectEqual(found.amounts, [-12_000, -5_000, 50_000])
    expectEqual(found.accountKind, .wallet)
    #expect(!found.isKindUnclear)
  }

  @Test func `a card's file has no wallet to fill`() {
    let found = read(
      """
      이용일|구분|가맹점|이용금액|할부개월
      2026.10.02|일시불|스마트스토어|12,000|0
      2026.10.05|충전|티머니|50,000|0
      """)
    expectEqual(found.amounts, [-12_000, -50_000])
  }

  @Test func `where a wallet paid is the payee, before what was bought`() {
    let naver = read(
      """
      결제일시|구분|결제처|상품명|결제금액|결제수단|상태
      2026.10.02 10:11|쇼핑|스마트스토어|양말|12,000|신한카드|결제완료
      """)
    expectEqual(naver.entries.map(\.entry.text), ["스마트스토어"])
    let kakao = read(
      """
      카카오페이 거래내역서
      거래일시|거래구분|거래금액|계좌정보 / 결제정보|메모
      2026.10.02 10:11:12|[+] 충전|30,000|국민은행 123-*** 1111|
      2026.10.03 10:11:12|[-] 결제|4,500|메가커피|점심
      """)
    expectEqual(kakao.amounts, [30_000, -4_500])
    expectEqual(kakao.entries.map(\.entry.text), ["국민은행 123-*** 1111", "메가커피"])
    expectEqual(kakao.entries[1].entry.note, "점심")
  }
}
