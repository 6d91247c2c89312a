import Expectations
import LedgerDomain
import Storage
import Testing

@testable import StatementsDomain

/// What an account is called whose statement is imported.
struct BankNameTests {
  @Test func `a bank is found before the headings`() {
    let lines = { (cells: [[String]]) in
      cells.enumerated().map { FileRow(number: $0 + 1, cells: $1) }
    }
    expectEqual(BankName.found(in: lines([["조회", ""], ["우리은행 0123 거래내역조회", ""]])), "우리은행 0123")
    expectEqual(BankName.found(in: lines([["Sample  Bank statement"]])), "Sample Bank")
    expectEqual(BankName.found(in: lines([["카드"]])), "카드")
    expectEqual(BankName.found(in: lines([["계좌", "0123"]])), "")
    expectEqual(BankName.found(in: []), "")
    let long = BankName.found(in: lines([["\(String(repeating: "가", count: 30))은행"]]))
    expectEqual(long.count, LedgerAccount.nameLimit)
  }

  @Test func `a label is no name of a bank`() {
    func found(_ cells: [[String]]) -> String {
      BankName.found(in: cells.enumerated().map { FileRow(number: $0 + 1, cells: $1) })
    }
    for label in ["은행명", "조회은행", "은행", "거래은행 ", "Bank name"] {
      expectEqual(found([["조회"], [label, "하나은행"]]), "하나은행")
      expectEqual(found([[label, "하나"]]), "하나")
      expectEqual(found([["\(label): 하나은행", "2026"]]), "하나은행")
    }
    for label in ["카드번호", "고객님의 이용카드", "카드 구분", "Card number"] {
      expectEqual(found([[label, "5310-****-****-1234"]]), "")
      expectEqual(found([[label, "5310-****-****-1234"], ["삼성카드 이용대금명세서"]]), "삼성카드")
    }
  }

  @Test func `a file is called without its period`() {
    let names = [
      "우리은행_20261101-20261130.csv", "국민카드 (3).csv", "bank.csv", "a.b.csv", "2026.csv", ".csv",
      "noext", "-", "_.csv",
    ]
    expectEqual(
      names.map(BankName.of), ["우리은행", "국민카드", "bank", "a.b", "2026", "", "noext", "", ""])
  }

  @Test(arguments: [
    "삼성카드_승인내역", "삼성카드_명세서_202610", "삼성카드 이용대금명세서", "삼성카드승인내역(1)", "삼성카드_2026-10_이용내역",
    "삼성카드 10월 청구서",
    "삼성카드_이용내역(국내)_20261001~20261031", "삼성카드_이용대금_2026년10월", "삼성카드 매입내역 (2)", "삼성카드-결제내역-1130",
  ])
  func `titles and periods are no part of a name`(_ name: String) {
    expectEqual(BankName.of(file: "\(name).csv"), "삼성카드")
  }

  @Test(arguments: [
    "롯데카드 이용대금 명세서 (2025년 12월 결제분)", "롯데카드 이용대금 명세서 (2026년 1월 결제분)", "[롯데카드] 2026년 01월 이용대금 명세서",
    "롯데카드 이용대금명세서(26.02.14)", "2026년 1월 롯데카드 이용대금명세서", "1월분 롯데카드 청구서",
    "롯데카드 (2026.01.01 ~ 2026.01.31) 이용내역",
    "롯데카드 이용내역 (단위: 천원)", "롯데카드 2026-01 이용대금명세서(본인)", "26년 2월 롯데카드 결제예정금액", "롯데카드 명세서 [2026-02]",
  ])
  func `a title has no year, month or brackets in the name`(_ title: String) {
    expectEqual(BankName.plain(title), "롯데카드")
    expectEqual(BankName.of(file: "\(title).csv"), "롯데카드")
  }

  @Test(arguments: [
    ("VenmoStatement_October_2025", "VenmoStatement"),
    ("VenmoStatement_Nov_2025", "VenmoStatement"),
    ("MonzoDataExport_October_2025-11-01_093012", "MonzoDataExport"),
    ("Apple Card Transactions - October 2025", "Apple Card"),
    ("October 2025 - Apple Card", "Apple Card"),
    ("Chase Activity Sept2025", "Chase"), ("Bank of May", "Bank of May"), ("Marc 2025", "Marc"),
  ])
  func `months in words beside a year are no part of a name`(file: String, name: String) {
    expectEqual(BankName.of(file: "\(file).csv"), name)
  }

  @Test func `titles of several words, glued or not, are no part of a name`() {
    let titles: KeyValuePairs = [
      "신한카드 월별 이용대금 명세서": "신한카드", "하나카드 국내이용내역": "하나카드", "하나카드 해외이용내역": "하나카드",
      "하나카드해외이용내역": "하나카드", "하나카드 국내/해외 이용내역": "하나카드",
      "국민은행 입출금 거래내역 조회결과": "국민은행", "우리카드 이용내역 조회기간: 2026.10.01 ~ 2026.10.31": "우리카드",
      "신한카드(주) 이용내역": "신한카드", "신한카드 > 이용내역": "신한카드", "신한카드 카드이용내역": "신한카드",
      "롯데카드 일시불/할부 이용내역": "롯데카드", "하나은행 계좌거래내역": "하나은행", "신한은행 입출금내역조회": "신한은행",
      "우리은행 거래내역조회 결과": "우리은행", "SC제일은행 거래내역서": "SC제일은행", "MG새마을금고 거래내역명세": "MG새마을금고",
      "거래내역조회(국민은행)": "국민은행", "거래내역 조회 - 국민은행": "국민은행", "이용대금명세서 신한카드": "신한카드",
      "우체국 예금 거래내역": "우체국", "기업은행 인터넷뱅킹 거래내역조회": "기업은행",
      "하나카드(1234) 이용내역": "하나카드(1234)",
      "삼성증권 종합거래내역": "삼성증권", "하나은행 홍길동님의 거래내역": "하나은행", "홍길동님의 하나은행 거래내역": "하나은행",
      "하나은행 홍*동 고객님 거래내역": "하나은행", "기업은행 요구불 거래내역": "기업은행", "기업은행 요구불예금거래내역": "기업은행",
      "신한은행 SOL 거래내역": "신한은행", "하나은행 하나원큐 거래내역": "하나은행", "신한카드 개인 이용내역": "신한카드",
      "신한카드 개인이용내역": "신한카드", "개인 신한카드 이용내역": "신한카드",
      // Another account than the bank's.
      "국민은행 모임통장 홍길동님의 거래내역": "국민은행 모임통장", "국민은행 부모님 거래내역": "국민은행 부모님",
      "하나은행 개인통장 거래내역": "하나은행 개인통장", "기업은행 개인사업자 거래내역": "기업은행 개인사업자",
      "국민은행 시어머님 거래내역": "국민은행 시어머님", "국민은행 할머님 거래내역": "국민은행 할머님",
      "국민은행 형님 거래내역": "국민은행 형님", "국민은행 사모님 거래내역": "국민은행 사모님",
      "국민은행 이모부님 거래내역": "국민은행 이모부님", "국민은행 장모님의 거래내역": "국민은행 장모님의",
      "신한카드 SOL트래블 이용내역": "신한카드 SOL트래블", "국민은행 종합통장 거래내역": "국민은행 종합통장",
      "농협 카드이용내역": "농협 카드", "하나은행 체크카드 이용내역": "하나은행 체크카드",
      "하나은행 체크카드이용내역": "하나은행 체크카드", "국민은행 모임통장 거래내역": "국민은행 모임통장",
    ]
    for (title, name) in titles {
      expectEqual(BankName.found(in: [FileRow(number: 1, cells: [title])]), name, "\(title)")
    }
  }

  @Test func `the bank of another side is not that of the file`() {
    func found(_ cells: [[String]]) -> String {
      BankName.found(in: cells.enumerated().map { FileRow(number: $0 + 1, cells: $1) })
    }
    for line in [
      ["결제계좌 : 국민은행 123-45-678901"], ["결제계좌", "국민은행 123-45-678901"], ["출금은행: 국민은행"],
      ["결제은행", "국민은행"], ["결제기관", "국민은행", "결제일", "14일"], ["자동이체은행 국민은행"], ["결제계좌번호", "국민은행 123"],
    ] {
      expectEqual(found([line, ["롯데카드 이용대금명세서"]]), "롯데카드", "\(line)")
      expectEqual(found([["롯데카드 이용대금명세서"], line]), "롯데카드", "\(line)")
    }
    let sentences: KeyValuePairs = [
      "출력일시 : 2026.11.01 10:00 (KB국민카드)": "KB국민카드", "※ 본 자료는 하나은행 인터넷뱅킹에서 출력하였습니다": "하나은행",
      "고객님의 우리은행 계좌 거래내역입니다.": "우리은행", "금융기관명 : 수협은행": "수협은행", "개설점: 국민은행 강남지점": "국민은행",
      "신한카드 고객센터 1544-7000": "신한카드",
    ]
    for (sentence, name) in sentences { expectEqual(found([[sentence]]), name, "\(sentence)") }
  }

  @Test func `a title names a wallet without a word for a bank`() {
    let titles: KeyValuePairs = [
      "네이버페이 이용내역": "네이버페이", "카카오페이 거래내역": "카카오페이", "페이코 이용내역": "페이코", "토스 거래내역": "토스",
      "토스머니 이용내역": "토스머니", "티머니 이용내역": "티머니", "코나아이 거래내역": "코나아이", "하나머니 이용내역": "하나머니",
      "쿠페이 이용내역": "쿠페이", "서울페이 결제내역": "서울페이", "제로페이 이용내역": "제로페이", "삼성페이 이용내역": "삼성페이",
      "네이버페이 포인트 이용내역": "네이버페이", "[네이버페이] 2026년 10월 이용내역": "네이버페이", "PayPal activity": "PayPal",
      "네이버페이": "네이버페이",
      // Titles without the name of a bank or a wallet.
      "페이 이용내역": "", "머니 이용내역": "", "홍길동 거래내역": "", "이용내역": "", "결제수단: 네이버페이": "", "포인트 적립내역": "",
    ]
    for (title, name) in titles {
      expectEqual(BankName.found(in: [FileRow(number: 1, cells: [title])]), name, "\(title)")
    }
  }

  @Test func `names keep what is not a period`() {
    expectEqual(BankName.plain("신협 예금거래내역"), "신협")
    for title in ["카드 이용내역 (단위: 천원)", "카드 이용내역", "은행 거래내역"] {
      expectEqual(BankName.found(in: [FileRow(number: 1, cells: [title])]), "", "\(title)")
    }
    expectEqual(BankName.plain("[BC카드] 2026년 01월 이용대금 명세서"), "BC카드")
    // What earlier versions have called an account, cut at the limit.
    expectEqual(BankName.plain("롯데카드 이용대금 명세서 (2025년"), "롯데카드")
    let files: KeyValuePairs = [
      "n26.csv": "n26", "Chase1234.CSV": "Chase1234", "N26 (1).csv": "N26", "신한카드(본인).csv": "신한카드",
      "2026-01_롯데카드.csv": "롯데카드", "20260101_20260131_우리은행.csv": "우리은행", "롯데카드_202602.csv": "롯데카드",
    ]
    for (file, name) in files { expectEqual(BankName.of(file: file), name, "\(file)") }
    expectEqual(BankName.plain("토스뱅크(모임)"), "토스뱅크(모임)")
  }

  @Test func `titles before a number are no part of a name`() {
    let files: KeyValuePairs = [
      "신한카드_포인트_2222.csv": "신한카드_2222", "신한카드_이용내역_본인_2222.csv": "신한카드_2222",
      "국민은행_입출금_2222.csv": "국민은행_2222", "신한카드_국내이용내역_1234_20261001.csv": "신한카드_1234",
      "KB국민카드_202610_승인내역_1234.csv": "KB국민카드_1234", "현대카드 적립내역 1234.xlsx": "현대카드 1234",
      "네이버페이_포인트_내역.csv": "네이버페이", "[신한카드]_포인트적립_2222.xlsx": "신한카드_2222", "신한카드_포인트.csv": "신한카드",
      "신한카드_체크_2222.csv": "신한카드_체크_2222",
      "신한카드_포인트플랜_2222.csv": "신한카드_포인트플랜_2222", "여행_포인트_2222.csv": "여행_포인트_2222",
      "카카오뱅크_거래내역_3333-01.csv": "카카오뱅크_3333",
    ]
    for (file, name) in files { expectEqual(BankName.of(file: file), name, "\(file)") }
  }

  @Test func `what may tell accounts apart stays`() {
    let files: KeyValuePairs = [
      "삼성카드_1234_승인내역.csv": "삼성카드_1234", "삼성카드_9876.csv": "삼성카드_9876",
      "국민카드 (5678).csv": "국민카드 (5678)", "거래내역.csv": "거래내역", "내역 (1).csv": "내역",
      "국민은행_거래내역.csv": "국민은행", "현대카드 승인내역.xlsx": "현대카드", "chase transactions.csv": "chase",
      "우리거래.csv": "우리거래",
    ]
    for (file, name) in files { expectEqual(BankName.of(file: file), name) }
    let titles: KeyValuePairs = [
      "삼성카드 이용대금명세서": "삼성카드", "삼성카드 이용대금명세서 (2026년 10월)": "삼성카드", "토스뱅크 2222": "토스뱅크 2222",
      "롯데카드 이용대금 명세서 (2025년 12월 결제분)": "롯데카드", "[BC카드] 2026년 01월 이용대금 명세서": "BC카드",
      "롯데카드 이용대금명세서(26.02.14)": "롯데카드", "<롯데카드> 2026-02 청구서": "롯데카드",
      "롯데카드 2026년 2월결제분": "롯데카드",
      "우리은행 0123 거래내역": "우리은행 0123", "내역 2": "내역 2",
    ]
    for (title, name) in titles { expectEqual(BankName.plain(title), name) }
  }

  @Test func `the account that is called so is offered, or a new one`() throws {
    var statement = BankStatement()
    statement.bank = "현금"
    func offered(_ file: String) -> ImportPreview {
      ImportPreview(statement, file: file, entries: [], settings: .builtIn)
    }
    expectEqual(offered("우리.csv").account, .existing(.cash))
    expectEqual(offered("우리.csv").accounts.map(\.id), [.cash])
    statement.bank = ""
    expectEqual(offered("우리.csv").account, .new("우리"))
    // SuperPay has the wallet's movements only, and no other account has its name.
    statement.bank = "슈퍼페이"
    expectEqual(offered("a.csv").account, .new("슈퍼페이 2"))
    // An export names the accounts of its entries.
    statement.isExport = true
    expectEqual(offered("우리.csv").account, .existing(.cash))
  }
}
