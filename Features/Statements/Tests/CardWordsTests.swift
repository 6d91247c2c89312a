import Expectations
import LedgerDomain
import Storage
import Testing

@testable import StatementsDomain

/// Whose a file is that has amounts with both signs and no balances.
struct CardWordsTests {
  private func statement(
    _ lines: [[String]], _ change: (inout ColumnMapping) -> Void = { _ in }
  ) -> BankStatement { .read(lines, change) }

  private static let heading = ["거래일자", "이용카드", "가맹점명", "금액"]

  private func card(_ lines: (text: String, amount: String)...) -> BankStatement {
    statement(
      [Self.heading]
        + lines.enumerated().map { ["2026.10.0\($0 + 1)", "본인", $1.text, $1.amount] })
  }

  @Test func `as many minuses as pluses do not turn a card's file round`() {
    let open = card(("GS25", "3,200"), ("쿠팡", "-12,000"))
    expectEqual(open.amounts, [-3_200, 12_000])
    #expect(open.isKindUnclear)
    let lines = [
      Self.heading, ["2026.10.05", "본인", "GS25", "3,200"], ["2026.10.06", "본인", "쿠팡", "-12,000"],
    ]
    for (kind, amounts) in [
      (StatementKind.card, [-3_200, 12_000]), (.account, [3_200, -12_000]),
    ] as [(StatementKind, [Int64])] {
      let answered = statement(lines) { $0.kind = kind }
      expectEqual(answered.amounts, amounts)
      #expect(!answered.isKindUnclear)
    }
  }

  @Test(arguments: [
    "쿠팡 취소", "환불 쿠팡", "부분취소", "카드대금 결제", "선결제", "청구할인", "PAYMENT RECEIVED - THANK YOU",
    "SHOE SHOP refund",
    "ONLINE PAYMENT",
  ])
  func `what every minus says decides it`(_ text: String) {
    let found = card(("GS25", "3,200"), (text, "-12,000"), ("이마트 취소", "-1,000"))
    expectEqual(found.amounts, [-3_200, 12_000, 1_000])
    expectEqual(found.kind, .card)
    #expect(!found.isKindUnclear)
    // The same in a month without a purchase.
    expectEqual(card((text, "-12,000")).amounts, [12_000])
    #expect(!card((text, "-12,000")).isKindUnclear)
    // What says so with a plus makes the minus spending.
    let account = card(("GS25", "-3,200"), ("한강서점", "-100"), (text, "12,000"))
    expectEqual(account.amounts, [-3_200, -100, 12_000])
    #expect(!account.isKindUnclear)
    // One of several minuses says nothing of the others.
    #expect(card(("GS25", "3,200"), (text, "-12,000"), ("이마트", "-500")).isKindUnclear)
    #expect(card(("환불", "3,200"), (text, "-12,000")).isKindUnclear)
  }

  @Test func `a column of states, and a purchase before it, say that money came back`() {
    let stated = statement([
      ["거래일자", "가맹점명", "금액", "취소상태"], ["2026.10.05", "GS25", "3,200", ""],
      ["2026.10.06", "쿠팡", "-12,000", "취소"],
    ])
    expectEqual(stated.amounts, [-3_200, 12_000])
    #expect(!stated.isKindUnclear)
    let repeated = card(("쿠팡", "12,000"), ("쿠팡", "-12,000"))
    expectEqual(repeated.amounts, [-12_000, 12_000])
    #expect(!repeated.isKindUnclear)
  }

  @Test func `nothing but minuses without a word is asked about`() {
    let found = card(("GS25", "-3,200"), ("쿠팡", "-12,000"))
    expectEqual(found.amounts, [-3_200, -12_000])
    #expect(found.isKindUnclear)
    #expect(card(("쿠팡", "-12,000")).isKindUnclear)
    // A column of what was spent, of which only the words say otherwise.
    let spent = statement([
      ["이용일", "가맹점명", "이용금액"], ["2026-11-02", "GS25", "-5,000"], ["2026-11-03", "이마트", "-100"],
      ["2026-11-04", "쿠팡 환불", "1,000"],
    ])
    expectEqual(spent.amounts, [-5_000, -100, 1_000])
    #expect(spent.isKindUnclear)
  }

  @Test func `a file of nobody's with a payment to a card is asked about`() {
    let amex = statement([
      ["Date", "Description", "Amount"], ["2026-10-20", "TESCO", "12,000"],
      ["2026-10-25", "PAYMENT RECEIVED - THANK YOU", "-50,000"],
    ])
    expectEqual(amex.amounts, [-12_000, 50_000])
    #expect(amex.isKindUnclear)
    let chase = statement([
      ["Transaction Date", "Description", "Type", "Amount"],
      ["2026-10-15", "BOOK SHOP", "Sale", "-45,000"],
      ["2026-10-20", "SHOE SHOP", "Return", "12,000"],
      ["2026-10-25", "Payment Thank You - Web", "Payment", "160,000"],
    ])
    expectEqual(chase.amounts, [-45_000, 12_000, 160_000])
    #expect(chase.isKindUnclear)
    // Banks have payments, too.
    let bank = statement([
      ["Date", "Description", "Amount"], ["2026-10-20", "SALARY", "900,000"],
      ["2026-10-25", "RENT PAYMENT", "-50,000"],
    ])
    expectEqual(bank.amounts, [900_000, -50_000])
    #expect(!bank.isKindUnclear)
  }

  @Test func `an account that pays and is paid is no card`() {
    func kind(_ lines: [[String]], _ file: String = "export.csv") -> AccountKind? {
      var reading = StatementReading(file: file)
      for (index, cells) in lines.enumerated() {
        reading.receive(FileRow(number: index + 1, cells: cells))
      }
      return reading.ended().accountKind
    }
    let head = ["Date", "Description", "Amount"]
    let income = ["2026-03-05", "ACH PAYMENT", "3000000"]
    let shop = ["2026-03-07", "GROCER", "-40000"]
    for text in ["ONLINE PAYMENT", "Payment", "BILL PAYMENT"] {
      expectEqual(kind([head, ["2026-03-01", text, "-50000"], income, shop]), nil)
    }
    for file in ["Checking.csv", "Everyday Checking 6789.csv", "current account.csv", "생활비통장.csv"] {
      expectEqual(kind([head, income, shop], file), nil, "\(file)")
    }
    expectEqual(kind([head, ["2026-03-05", "PAYMENT THANK YOU", "300000"], shop]), .card)
    // A wallet names both sides.
    let wallet = kind([
      ["Datetime", "Type", "From", "To", "Amount (total)", "Funding Source"],
      ["2026-05-03T17:15:12", "Payment", "John Smith", "Amy Lee", "- 12,000", "Venmo balance"],
      ["2026-05-05T08:00:01", "Payment", "Carl Jones", "John Smith", "+ 22,300", ""],
    ])
    expectEqual(wallet, .wallet)
  }

  private static let plain = [
    ["거래일", "적요", "거래금액"], ["2026-11-20", "스타벅스", "6,200"],
    ["2026-11-25", "카드대금 결제", "-100,000"], ["2026-11-26", "쿠팡 취소", "-5,000"],
  ]

  @Test(arguments: [("하나카드 이용내역", ""), ("신한카드 승인내역", ""), ("", "하나카드")])
  func `the name of a card says that its purchases may have a plus`(title: String, file: String) {
    let found = BankStatement.read((title.isEmpty ? [] : [[title]]) + Self.plain, file: file)
    expectEqual(found.amounts, [-6_200, 100_000, 5_000])
    #expect(found.kind == .card && !found.isKindUnclear)
    // What the words leave open is asked.
    let open = BankStatement.read(
      [["하나카드"]] + Self.plain.prefix(2) + [["2026-11-25", "이마트", "-100,000"]])
    #expect(open.isKindUnclear)
    // Where what came to it has a plus, the signs are an account's.
    let signed = BankStatement.read(
      [["하나카드"]]
        + Self.plain.map { line in
          line[2].hasPrefix("-")
            ? [line[0], line[1], String(line[2].dropFirst())]
            : line[2] == "6,200" ? [line[0], line[1], "-6,200"] : line
        })
    expectEqual(signed.amounts, [-6_200, 100_000, 5_000])
    let spent = BankStatement.read(
      [["하나카드"], Self.plain[0], ["2026-11-20", "가", "-1,000"], ["2026-11-21", "나", "-2,000"]])
    #expect(spent.amounts == [-1_000, -2_000] && !spent.isKindUnclear)
  }

  @Test(arguments: [
    "카드매출 입금내역", "카드 캐시백 적립내역", "체크카드 거래내역", "Debit card", "Card sales", "카드 환불내역", "하나카드",
  ])
  func `what came in by the words of its lines is not spent without a question`(_ file: String) {
    let found = BankStatement.read(
      [Self.plain[0], ["2026-11-20", "급여", "3,000,000"], ["2026-11-21", "캐시백", "100"]], file: file)
    #expect(found.isKindUnclear, "\(found.amounts)")
    let salary = BankStatement.read(
      [
        Self.plain[0], ["2026-11-20", "급여", "3,000,000"], ["2026-11-21", "이자", "100"],
        ["2026-11-22", "카드대금", "-500,000"], ["2026-11-23", "카드대금", "-200,000"],
      ], file: file)
    expectEqual(salary.amounts, [3_000_000, 100, -500_000, -200_000])
  }

  @Test(arguments: ["카드매출 입금내역", "체크카드 거래내역", "카드 포인트 적립내역"])
  func `what has the name of a card and is none is asked about`(_ file: String) {
    let found = BankStatement.read(
      [Self.plain[0], ["2026-11-20", "가", "3,000"], ["2026-11-21", "나", "100"]], file: file)
    #expect(found.isKindUnclear)
    let card = BankStatement.read(
      [Self.plain[0], ["2026-11-20", "가", "3,000"], ["2026-11-21", "나", "100"]], file: "하나카드")
    #expect(card.amounts == [-3_000, -100] && !card.isKindUnclear)
  }

  @Test func `bills that were paid do not turn a card's file round without a question`() {
    let lines = [
      Self.plain[0], ["2026-11-20", "홍길동", "3,000,000"], ["2026-11-22", "카드대금", "-500,000"],
    ]
    #expect(BankStatement.read(lines, file: "하나카드").isKindUnclear)
  }

  @Test(arguments: [("신한 체크카드", false), ("신한카드", true)])
  func `one plus among purchases with a minus does not turn them round`(
    file: String, isUnclear: Bool
  ) {
    let bought = (10..<20).map { ["2026-11-\($0)", "가게 \($0)", "-\($0),000"] }
    let found = BankStatement.read(
      [Self.plain[0]] + bought + [["2026-11-25", "홍길동", "30,000"]], file: file)
    expectEqual(found.amounts, (10..<20).map { Int64($0) * -1_000 } + [30_000])
    expectEqual(found.isKindUnclear, isUnclear)
  }

  @Test(arguments: ["AUTOPAY", "DIRECTPAY FULL BALANCE", "MOBILE PAYMENT", "카드대금 납부", "결제대금"])
  func `payments that may be those of a card are asked about`(_ text: String) {
    func read(_ first: String) -> BankStatement {
      BankStatement.read([
        ["Date", "Description", "Amount"], ["2026-11-20", first, "6,200"],
        ["2026-11-25", text, "-100,000"],
      ])
    }
    let found = read("STARBUCKS")
    #expect(found.isKindUnclear && found.amounts == [-6_200, 100_000])
    // A salary is an account's.
    let account = read("급여")
    #expect(!account.isKindUnclear && account.amounts == [6_200, -100_000])
  }
}
