import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What amounts and balances say against the words in other cells.
struct StatementEvidenceTests {
  private func statement(_ lines: [[String]]) -> BankStatement { .read(lines) }

  private func table(_ text: String) -> [[String]] {
    tableCells(text, separator: ",")
  }

  @Test(
    arguments: [
      // What a bank has paid, and what was taken back.
      (
        """
        거래일시,적요,내용,거래금액,거래후잔액
        2026-10-01 09:00:00,타행입금,김하늘,500000,500000
        2026-10-20 09:00:00,이자지급,예금이자,1200,501200
        2026-10-25 09:00:00,타행출금,이임대,-100000,401200
        """, [500_000, 1_200, -100_000]
      ),
      (
        """
        거래일시,거래구분,내용,거래금액,거래후잔액
        2026-10-01 09:00:00,입금,김하늘,500000,500000
        2026-10-20 09:00:00,이자지급,예금이자,1200,501200
        2026-10-25 09:00:00,출금,이임대,100000,401200
        """, [500_000, 1_200, -100_000]
      ),
      (
        """
        거래일시,구분,내용,거래금액,잔액
        2026-10-01 09:00:00,입금,김하늘,500000,500000
        2026-10-02 09:00:00,출금,한강분식,-12000,488000
        2026-10-03 09:00:00,출금취소,한강분식,12000,500000
        2026-10-04 09:00:00,출금,이임대,-100000,400000
        """, [500_000, -12_000, 12_000, -100_000]
      ),
      (
        """
        거래일시,구분,내용,거래금액
        2026-10-01 09:00:00,입금,김하늘,500000
        2026-10-02 09:00:00,출금,한강분식,12000
        2026-10-03 09:00:00,출금취소,한강분식,12000
        2026-10-05 09:00:00,입금정정,김하늘,50000
        """, [500_000, -12_000, 12_000, -50_000]
      ),
      // What users write.
      (
        """
        거래일시,내용,거래금액,잔액,메모
        2026-10-01 09:00:00,한강분식,-5000,995000,
        2026-10-02 09:00:00,이숙자,30000,1025000,용돈 지급
        2026-10-03 09:00:00,남산,-7000,1018000,
        """, [-5_000, 30_000, -7_000]
      ),
      (
        """
        거래일시,내용,거래금액,메모
        2026-10-01 09:00:00,한강분식,-5000,지급
        2026-10-02 09:00:00,이임대,-450000,입금
        2026-10-03 09:00:00,이숙자,30000,지급
        """, [-5_000, -450_000, 30_000]
      ),
      // A column in which one cell alone has such a word.
      (
        """
        거래일시,내용,거래금액,아무개
        2026-10-01 09:00:00,한강분식,-5000,
        2026-10-02 09:00:00,이임대,-450000,입금
        2026-10-03 09:00:00,이숙자,30000,
        """, [-5_000, -450_000, 30_000]
      ),
      // Words that the signs contradict.
      (
        """
        거래일시,구분,내용,거래금액
        2026-10-01 09:00:00,출금,한강분식,-5000
        2026-10-02 09:00:00,출금,이숙자,30000
        2026-10-03 09:00:00,출금,남산,-7000
        """, [-5_000, 30_000, -7_000]
      ),
      // Words that the balances contradict, once and always.
      (
        """
        거래일시,구분,내용,거래금액,잔액
        2026-10-01 09:00:00,입금,김하늘,500000,500000
        2026-10-02 09:00:00,출금,한강분식,12000,488000
        2026-10-03 09:00:00,출금,한강분식,9000,497000
        2026-10-04 09:00:00,출금,이임대,100000,397000
        """, [500_000, -12_000, 9_000, -100_000]
      ),
      (
        """
        거래일시,구분,내용,거래금액,잔액
        2026-10-01 09:00:00,출금,김하늘,500000,500000
        2026-10-02 09:00:00,출금,한강분식,12000,488000
        2026-10-03 09:00:00,출금,한강분식,9000,497000
        """, [500_000, -12_000, 9_000]
      ),
    ] as [(String, [Int64])])
  func `signs and balances decide before words`(text: String, amounts: [Int64]) {
    let found = statement(table(text))
    expectEqual(found.amounts, amounts)
    expectEqual(found.invalidCount, 0)
    #expect(!found.isKindUnclear && !found.contradictsItself)
  }

  @Test func `what nothing decides is asked about`() {
    let line = table("거래일시,적요,거래금액,거래후잔액\n2026-10-25 09:00:00,급여지급,2500000,3001200")
    expectEqual(statement(line).isFirstReceived, true)
    expectEqual(statement(line).amounts, [2_500_000])
    // What a bank pays came in, and is called so beside others.
    let found = statement(
      table(
        """
        거래일시,거래구분,내용,거래금액
        2026-10-01 09:00:00,입금,김하늘,500000
        2026-10-20 09:00:00,이자지급,예금이자,1200
        2026-10-25 09:00:00,출금,이임대,100000
        """))
    expectEqual(found.amounts, [500_000, 1_200, -100_000])
    #expect(!found.isKindUnclear)
  }

  @Test func `a sign in brackets says it whatever the word behind it is`() {
    let found = statement(
      table(
        """
        거래일시,거래구분,거래금액,내용,결제수단
        2026-10-02 10:11:12,[-] 결제,12000,한강분식,롯데카드
        2026-10-06 10:11:12,[+] 결제취소,12000,한강분식,롯데카드
        2026-10-07 10:11:12,[-] 송금,5000,박서준,페이머니
        """))
    expectEqual(found.amounts, [-12_000, 12_000, -5_000])
    #expect(!found.isKindUnclear)
    expectEqual(found.leftOut, [])
  }

  @Test(arguments: [
    "오류동지점,오류동지점,오류동지점,거래점", ",취소수수료,,메모", ",예매취소,,메모", ",취소,,메모", "입금 오류,,,메모", ",접수비,,메모",
    "취소,취소,취소,비고", "접수 상담,접수 상담,접수 상담,채널", "취소,취소,취소,처리상태", "오류,정상,오류,결과",
  ])
  func `what has changed the balance did happen`(_ column: String) {
    let cells = column.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let lines = [
      ["거래일시", "적요", "내용", "출금액", "입금액", "잔액", cells[3]],
      ["2026-10-01 09:00:00", "급여", "하늘상사", "0", "3000000", "3095000", ""],
      ["2026-10-02 09:00:00", "ATM", "현금", "50000", "0", "3045000", cells[0]],
      ["2026-10-03 09:00:00", "체크카드", "코레일", "4000", "0", "3041000", cells[1]],
      ["2026-10-04 09:00:00", "체크카드", "남산", "3100", "0", "3037900", cells[2]],
    ]
    for lines in [lines, lines.prefix(1) + lines.dropFirst().reversed()] {
      let found = statement(lines)
      expectEqual(found.amounts, [3_000_000, -50_000, -4_000, -3_100])
      expectEqual(found.leftOut, [])
      #expect(found.isComplete)
      #expect(found.entries.allSatisfy { $0.entry.bank?.isPending != true })
    }
  }

  @Test func `what has not changed the balance did not happen`() {
    let found = statement(
      table(
        """
        거래일시,내용,출금액,잔액,처리결과
        2026-10-01 09:00:00,한강분식,5000,95000,정상
        2026-10-02 09:00:00,남산,7000,95000,잔액부족
        2026-10-02 09:01:00,남산,7000,88000,정상
        """))
    expectEqual(found.amounts, [-5_000, -7_000])
    expectEqual(found.leftOut.map(\.number), [3])
  }

  @Test(arguments: [
    ("취소일자", "00000000"), ("취소일자", "0000-00-00"), ("취소일", "-"), ("취소여부", "아니오(N)"),
    ("취소여부", "N(정상)"),
    ("취소사유", "고객 요청"),
  ])
  func `a flag that says nothing cancels nothing`(heading: String, cell: String) {
    let lines = [
      ["이용일자", "가맹점명", "이용금액", "승인번호", heading], ["2026-10-01", "가", "1000", "1", cell],
      ["2026-10-02", "나", "2000", "2", cell],
    ]
    expectEqual(statement(lines).amounts, [-1_000, -2_000])
    for yes in ["20261004", "2026-10-04", "10/04", "Y", "예", "예(Y)", "취소"] {
      let found = statement(lines + [["2026-10-03", "다", "3000", "3", yes]])
      expectEqual(found.amounts, [-1_000, -2_000, -3_000, 3_000], "\(yes)")
    }
  }

  @Test(arguments: ["GS25 월계", "TOTAL", "푸른합계", "합계"])
  func `a purchase at a shop that is called like a sum is one`(_ shop: String) {
    let found = statement([
      ["이용일자", "이용시간", "가맹점명", "이용금액", "승인번호"], ["2026-10-01", "10:11", "한강분식", "5000", "1"],
      ["2026-10-02", "10:11", shop, "5000", "2"], ["2026-10-03", "", shop, "10000", "3"],
      ["2026-10-04", "10:11", shop, "20000", ""],
    ])
    expectEqual(found.amounts, [-5_000, -5_000, -10_000, -20_000])
    expectEqual(found.invalidCount, 0)
    let bank = statement([
      ["거래일자", "내용", "출금액", "입금액", "잔액"], ["2026-10-01", "한강분식", "5000", "", "95000"],
      ["2026-10-02", shop, "5000", "", "90000"], ["2026-10-03", shop, "10000", "", "80000"],
    ])
    expectEqual(bank.amounts, [-5_000, -5_000, -10_000])
    let plain = statement([
      ["이용일자", "가맹점명", "이용금액"], ["2026-10-01", "한강분식", "5000"], ["2026-10-02", "GS25 월계", "5000"],
    ])
    expectEqual(plain.amounts, [-5_000, -5_000])
  }

  @Test func `fees that the balances follow are entries of their own`() {
    let head = ["거래일시", "적요", "출금액", "입금액", "수수료", "잔액", "내용"]
    let lines = [
      ["2026-10-01 09:00:00", "이체", "10,000", "0", "500", "89,500", "박서준"],
      ["2026-10-02 09:00:00", "급여", "0", "100,000", "0", "189,500", "하늘상사"],
      ["2026-10-03 09:00:00", "ATM", "50,000", "0", "1,300", "138,200", "현금"],
      ["2026-10-03 10:00:00", "이체", "0", "30,000", "200", "168,000", "이숙자"],
    ]
    let amounts: [Int64] = [-10_000, -500, 100_000, -50_000, -1_300, 30_000, -200]
    for lines in [lines, lines.reversed()] {
      let found = statement([head] + lines)
      expectEqual(found.amounts, amounts)
      expectEqual(found.opening, Won(100_000))
      expectEqual(found.entries[4].entry.text, "현금 수수료")
      #expect(found.isComplete)
      // Signed amounts, and such without signs.
      for isSigned in [true, false] {
        let single = lines.map { line in
          let isOut = line[2] != "0"
          let amount = isOut ? (isSigned ? "-" : "") + line[2] : line[3]
          return [line[0], line[6], amount, line[4], line[5]]
        }
        let found = statement([["거래일시", "적요", "거래금액", "수수료", "거래후잔액"]] + single)
        expectEqual(found.amounts.dropFirst(2).map(\.self), Array(amounts.dropFirst(2)))
        #expect(found.isComplete)
      }
    }
    // Those that are in the amounts already make these rounder.
    let within = statement([
      head, ["2026-10-01 09:00:00", "이체", "10,500", "0", "500", "89,500", "박서준"],
      ["2026-10-02 09:00:00", "이체", "10,500", "0", "500", "79,000", "박서준"],
      ["2026-10-03 09:00:00", "ATM", "50,000", "0", "1,300", "29,000", "현금"],
    ])
    expectEqual(within.amounts, [-10_000, -500, -10_000, -500, -50_000])
    let revolut = statement(
      table(
        """
        Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
        TOPUP,Current,2026-10-01 09:00:00,2026-10-01 09:00:05,Top-Up by *1234,100000,0,KRW,COMPLETED,100000
        CARD_PAYMENT,Current,2026-10-02 09:00:00,2026-10-03 09:00:05,Lidl,-20000,0,KRW,COMPLETED,80000
        TRANSFER,Current,2026-10-04 09:00:00,2026-10-04 09:00:05,To Park,-30000,500,KRW,COMPLETED,49500
        CARD_PAYMENT,Current,2026-10-05 09:00:00,,Aldi,-7000,0,KRW,REVERTED,
        """))
    expectEqual(revolut.amounts, [100_000, -20_000, -30_000, -500])
    expectEqual(revolut.entries.last?.entry.text, "To Park fee")
    #expect(revolut.isComplete)
  }

  @Test func `a minus in a column of what went out is one that most of it has`() {
    let lines = [
      ["2026-01-05", "급여", "", "1000000", "1000000"], ["2026-01-06", "식당", "-15000", "", "985000"],
      ["2026-01-06", "카페", "-5000", "", "980000"], ["2026-01-07", "식당취소", "15000", "", "995000"],
      ["2026-02-06", "마트", "-95000", "", "900000"],
    ]
    let amounts: [Int64] = [1_000_000, -15_000, -5_000, 15_000, -95_000]
    for head in [["출금", "입금"], ["Withdrawals", "Deposits"], ["지출", "수입"]] {
      let found = statement([["거래일", "내용"] + head + ["잔액"]] + lines)
      expectEqual(found.amounts, amounts)
      expectEqual(found.chain.closing, Won(900_000))
      let plain = statement(
        [["거래일", "내용"] + head]
          + lines.map { line in
            Array(line.prefix(4)).map {
              $0.hasPrefix("-") && head[0] == "지출" ? "(\($0.dropFirst()))" : $0
            }
          })
      expectEqual(plain.amounts, amounts)
    }
  }

  @Test func `what the balances follow besides the amounts are entries of their own`() {
    // A tax on interest, what a voucher gives back, and the interest of savings that end.
    let bank = statement([
      ["거래일", "적요", "출금액", "입금액", "이자세금", "잔액"], ["2026-06-19", "CU", "1,000", "", "", "100,000"],
      ["2026-06-20", "예금이자", "", "10,000", "1,540", "108,460"],
      ["2026-06-21", "CU", "1,000", "", "", "107,460"],
    ])
    expectEqual(bank.amounts, [-1_000, 10_000, -1_540, -1_000])
    let voucher = statement([
      ["번호", "거래일시", "거래구분", "가맹점명", "결제금액", "캐시백", "잔액"],
      ["1", "2026-01-02 10:00:00", "충전", "", "100,000", "0", "100,000"],
      ["2", "2026-01-05 12:00:00", "사용", "동네식당", "15,000", "1,500", "86,500"],
      ["3", "2026-01-06 12:00:00", "사용취소", "동네식당", "15,000", "-1,500", "100,000"],
      ["4", "2026-01-07 12:00:00", "사용", "빵집", "5,000", "500", "95,500"],
    ])
    expectEqual(voucher.amounts, [100_000, -15_000, 1_500, 15_000, -1_500, -5_000, 500])
    expectEqual(voucher.entries[2].entry.text, "동네식당 캐시백")
    for interest in [["400,000", "61,600", "338,400"], ["400,000", "61,600", ""]] {
      let savings = statement([
        ["거래일자", "적요", "입금액", "출금액", "세전이자", "세금", "세후이자", "잔액"],
        ["2025-01-10", "신규", "10,000,000", "", "", "", "", "10,000,000"],
        ["2026-01-10", "만기해지", "", "10,338,400"] + interest + ["0"],
      ])
      expectEqual(
        savings.amounts,
        [10_000_000, -10_338_400] + (interest[2].isEmpty ? [-61_600, 400_000] : [338_400]))
      #expect(savings.isComplete && savings.chain.closing == .zero)
    }
    for found in [bank, voucher] { #expect(found.isComplete) }
  }

  @Test func `what is drawn of an overdraft may be called a loan`() {
    let found = statement([
      ["거래일", "내용", "지급", "입금", "대출잔액"], ["2026-01-05", "급여", "", "1000000", "500000"],
      ["2026-01-06", "식당", "15000", "", "515000"], ["2026-01-07", "마트", "5000", "", "520000"],
    ])
    expectEqual(found.amounts, [1_000_000, -15_000, -5_000])
    expectEqual(found.chain.closing, Won(-520_000))
  }

  @Test func `securities say what was done in a column of any name`() {
    for kind in ["거래명", "매매구분", "상세내용", "거래구분"] {
      let found = statement([
        ["거래일자", kind, "종목명", "수량", "거래금액", "정산금액", "잔액"],
        ["2026-01-02", "입금", "", "", "1,000,000", "1,000,000", "1,000,000"],
        ["2026-01-05", "매수", "카카오", "10", "400,000", "400,500", "599,500"],
        ["2026-01-12", "매도", "카카오", "10", "450,000", "448,600", "1,048,100"],
      ])
      expectEqual(found.entries.map(\.entry.text), ["입금", "카카오 매수", "카카오 매도"])
      expectEqual(found.amounts, [1_000_000, -400_500, 448_600])
    }
  }

  @Test func `a unit in the title, a sum of a page, and texts that are formulas are read`() {
    let unit = statement([
      ["카드 이용내역 (단위: 천원)"], ["이용일자", "가맹점명", "이용금액"], ["2026-01-05", "식당", "15"],
    ])
    expectEqual(unit.amounts, [-15_000])
    let receipt = statement([
      ["이용일", "가맹점명", "이용금액", "부가세", "봉사료", "합계금액"],
      ["2026-01-05", "식당", "13,637", "1,363", "0", "15,000"],
    ])
    expectEqual(receipt.amounts, [-15_000])
    let pages = statement([
      ["거래일자", "적요", "지급", "입금", "잔액"], ["2025.12.30", "급여", "0", "3,000,000", "3,000,000"],
      ["페이지계", "", "0", "3,000,000", ""], ["2026.01.02", "GS25", "5,000", "0", "2,995,000"],
      ["페이지계", "", "5,000", "0", ""],
    ])
    expectEqual(pages.amounts, [3_000_000, -5_000])
    expectEqual(pages.leftOut.map(\.reason), [.total, .total])
    expectEqual(pages.invalidCount, 0)
    let formulas = statement([
      ["거래일", "내용", "출금", "입금", "잔액"],
      [#"="2026-01-05""#, #"="급여""#, #"="0""#, #"="1,000,000""#, #"="1,000,000""#],
    ])
    expectEqual(formulas.amounts, [1_000_000])
    let sides = statement([
      ["Date", "Description", "Amount", "Balance"],
      ["05-Jan-2026", "SALARY", "1,000,000 CR", "1,000,000 CR"],
      ["06-Jan-2026", "CU", "15,000 DR", "985,000 CR"],
    ])
    expectEqual(sides.amounts, [1_000_000, -15_000])
    #expect(sides.isComplete)
  }

  @Test func `what a bill takes off a purchase is an entry of its own`() {
    let payday = [["국민카드 이용대금명세서"], ["결제일", "2026.11.14"]]
    for heading in ["할인금액", "혜택금액", "포인트사용금액", "청구할인"] {
      for billed in ["결제원금", "청구금액"] {
        let found = statement(
          payday + [
            ["이용일자", "이용카드", "이용하신곳", "이용금액", heading, billed],
            ["2026.10.02", "1234", "한강분식", "12,000", "1,200", "10,800"],
            ["2026.10.03", "1234", "남산식당", "38,000", "0", "38,000"],
            ["2026.10.04", "1234", "바다", "5,000", "5,000", "0"],
            ["2026.10.05", "1234", "책방", "9,000", "0", "0"],
          ])
        expectEqual(
          found.amounts, [-12_000, 1_200, -38_000, -5_000, 5_000, -9_000], "\(heading) \(billed)")
        expectEqual(found.entries[1].entry.text, "한강분식 할인")
        #expect(!found.hasInstalments)
      }
    }
    let woori = table(
      """
      우리카드 이용대금 명세서
      결제일 : 2026.11.14
      이용일자,이용카드,이용가맹점명,매출구분,이용금액,할부개월,회차,이용혜택,혜택금액,결제원금,수수료,결제후잔액
      10/02,1234,한강분식,일시불,12000,,,할인,1200,10800,0,0
      10/03,1234,푸른가전,할부,600000,3,1,,0,200000,3000,400000
      """)
    expectEqual(statement(woori).amounts, [-12_000, 1_200, -600_000, -3_000])
    expectEqual(
      BankStatement.read(woori) { $0.isAsBilled = true }.amounts, [-10_800, -200_000, -3_000])
    // Without a column that says it, what months do not explain.
    let plain = statement(
      payday + [
        ["이용일자", "이용카드", "이용하신곳", "이용금액", "할부개월", "결제원금"],
        ["2026.10.02", "1234", "한강분식", "12,000", "일시불", "10,800"],
        ["2026.10.03", "1234", "푸른가전", "600,000", "3", "200,000"],
      ])
    expectEqual(plain.amounts, [-12_000, 1_200, -600_000])
    #expect(plain.hasInstalments)
  }

  @Test func `what an app has exported goes into its accounts, and its transfers are linked`() {
    let found = statement(
      table(
        """
        날짜,시간,타입,대분류,소분류,내용,금액,화폐,결제수단,메모
        2026-10-01,09:00,지출,식비,외식,한강분식,-5000,KRW,롯데카드,
        2026-10-03,09:00,이체,내계좌이체,,우체국 김하늘,-500000,KRW,신협,
        2026-10-03,09:00,이체,내계좌이체,,신협 김하늘,500000,KRW,우체국,
        2026-10-14,09:00,이체,카드대금,,롯데카드,-5000,KRW,신협,
        2026-10-25,09:00,수입,급여,,하늘상사,3000000,KRW,신협,
        2026-10-26,09:00,이체,이체,,이숙자,70000,KRW,신협,
        """))
    #expect(found.isExport && !found.isKindUnclear && found.book != nil)
    expectEqual(found.amounts, [-5_000, -500_000, 500_000, -5_000, 3_000_000, 70_000])
    expectEqual(found.entries.map(\.newAccount), ["롯데카드", "신협", "우체국", "신협", "신협", "신협"])
    expectEqual(
      found.entries.map { $0.exported?.links.map(\.text) ?? [] },
      [[], ["transfer 1>"], ["transfer >1"], ["card_bill 2>"], [], ["transfer 3>"]])
    expectEqual(found.entries.map(\.newCategory), ["식비", "", "", "", "급여", ""])
  }
}
