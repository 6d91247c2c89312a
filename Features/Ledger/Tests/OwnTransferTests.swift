import Expectations
import Testing
import WalletDomain

@testable import LedgerDomain

/// Money between the user's accounts as banks of other countries write it.
struct OwnTransferTests {
  private var bench = LinkBench()

  @Test(arguments: [
    ("ACCT_XFER", "Online Transfer to SAV ...1234 transaction#: 20123 05/15"),
    ("", "Online Banking transfer to SAV 9876 Confirmation# 1234"), ("TFR", "CLUB LLOYDS SAVER"),
    ("Funds Transfer", "J SMITH SAVER 20-00-00 99999999"),
    ("Own Transfer", "From Main Account to Urlaub"), ("TRANSFER", "Holiday space"),
    ("", "Internal transfer"), ("", "Own account transfer"), ("", "To pocket Holiday"),
    ("", "BETTERMENT TRANSFER"), ("", "CHARLES SCHWAB MONEYLINK"),
    ("", "FID BKG SVC LLC MONEYLINE"), ("", "VANGUARD BUY INVESTMENT"),
    ("", "NS&I PREMIUM BONDS"), ("", "ISA TRANSFER"), ("", "Transfer to Joint account"),
    ("SO", "REGULAR SAVER"), ("FPO", "MARCUS"), ("", "AJ BELL"), ("FPO", "NS&I"),
    ("FPO", "CHIP FINANCIAL"), ("", "NUTMEG"), ("FPO", "ATOM BANK"), ("FPO", "J SMITH MONZO"),
    ("SO", "SMITH J MONZO STO"), ("Faster payment", "Kroo savings"), ("BP", "FIRST DIRECT"),
    ("Transfer", "404512 12345678 INTERNET TRANSFER"), ("FPO", "40-45-12 12345678 J SMITH"),
    ("DD", "BLACK HORSE"), ("DD", "BLACK HORSE LTD"), ("Direct Debit", "SAFE LOANS"),
    ("스마트폰", "내통장"), ("오픈뱅킹", "카카오뱅크"), ("펌뱅킹", "미래에셋"),
  ])
  mutating func `what looks like the user's is asked about once for each other side`(
    kind: String, text: String
  ) throws {
    let bank = try bench.account("Checking6789", .bank)
    for (month, number) in [(5, "20123"), (6, "31777")] {
      bench.row(
        bank, 2026_00_15 + month * 100, -200_000, text.replacing("20123", with: number),
        kind: kind.isEmpty ? nil : kind)
    }
    bench.expectOneAnswer()
  }

  @Test(arguments: [
    ("FPO", "JOHN SMITH"), ("Payment", "SCREENSAVER GMBH"), ("DEBIT_CARD", "SPACE COFFEE"),
    ("TRANSFER", "To John Smith"), ("이체", "쿠팡"), ("타행이체", "김철수"), ("", "POTTERY BARN"),
    ("체크카드", "내통장"), ("", "TRANSFER ACCOUNT FEE"), ("FPO", "MARCUS SMITH"), ("", "CHIP SHOP"),
    ("", "PLUM CAFE"), ("VIS", "THE BLACK HORSE"), ("", "BLACK HORSE PUB"), ("DEB", "MONZO CAFE"),
    ("FPO", "HALIFAX HOME INSURANCE"), ("FPO", "404512 123 J SMITH"), ("VIS", "404512 12345678"),
    ("", "SAVERS HEALTH"), ("", "LNKED LTD"), ("", "MTGOX"),
  ])
  mutating func `what goes to others is not`(kind: String, text: String) throws {
    let bank = try bench.account("Checking6789", .bank)
    bench.row(bank, 2026_05_15, -200_000, text, kind: kind.isEmpty ? nil : kind)
    expectEqual(bench.found, [])
  }

  @Test(arguments: [
    ("ACCT_XFER", "Online Transfer to SAV ...1234 transaction#: 20123"),
    ("", "TRANSFER TO SMITH J SAVINGS XXXXXX1234"), ("", "Withdrawal to account ending in 1234"),
    ("", "Transfer *1234"),
  ])
  mutating func `last digits name the account`(kind: String, text: String) throws {
    let (bank, saving) = (try bench.account("Chase6789"), try bench.account("Chase1234"))
    _ = try bench.account("Chase5555")
    bench.row(bank, 2026_05_15, -200_000, text, kind: kind.isEmpty ? nil : kind)
    // What another account has got is none.
    bench.row(saving, 2026_05_15, 200_000, "Online Transfer from CHK ...5555", importID: 2)
    #expect(!bench.found.contains("transfer 1-2"))
    bench.row(saving, 2026_05_15, 200_000, "Online Transfer from CHK ...6789", importID: 2)
    #expect(bench.found.contains("transfer 1-3"), "\(bench.found)")
  }

  @Test(arguments: [
    ("SAV ...1234 transaction#: 20123", ["1234"]), ("SAV 9876 Confirmation# 1234", ["9876"]),
    ("XXXX-1234", ["1234"]), ("CHASE BANK *6789", ["6789"]), ("account ending in 4321", ["4321"]),
    ("AMZN Mktp US*2044", []), ("FEDEX 123456", []), ("MAX 1234", []), ("CHECK #1234", []),
    ("ending 12", []),
  ])
  func `only digits that are said to be an account's are last digits`(
    text: String, found: [String]
  ) {
    expectEqual(LinkNames.endings(in: text), found)
  }

  private static let holder = "김하늘"

  @Test(arguments: [
    "토스김하늘", "카뱅김하늘", "우리김하늘", "신한김하늘", "농협김하늘", "새마을김하늘", "카카오김하늘", "김하늘우리", "김하늘님", "김하늘(생활비)",
    "김하늘생활비",
    "김하늘 월세",
  ])
  mutating func `the holder beside a short name or a note is asked about`(text: String) throws {
    let bank = try bench.account("국민은행", holder: Self.holder, .bank)
    bench.row(bank, 2026_05_15, -200_000, text, kind: "이체")
    bench.row(bank, 2026_05_18, 90_000, text, kind: "이체")
    expectEqual(bench.found, ["transfer 2-?", "transfer 1-?"])
  }

  @Test(arguments: [
    ("체크카드", "김하늘생활비"), ("급여", "김하늘급여"), ("이체", "박김하늘숲"), ("이체", "하늘생활비"), ("이체", "김하"),
  ])
  mutating func `others and purchases are not`(kind: String, text: String) throws {
    let bank = try bench.account("국민은행", holder: Self.holder, .bank)
    bench.row(bank, 2026_05_15, kind == "급여" ? 200_000 : -200_000, text, kind: kind)
    expectEqual(bench.found, [])
  }

  @Test(arguments: [("토스김하늘", ""), ("우리김하늘", ""), ("김하늘님", "")])
  mutating func `the holder beside a short name is evidence`(text: String, mark: String) throws {
    let bank = try bench.account("국민은행", holder: Self.holder, .bank)
    let other = try bench.account("우리은행", .bank)
    bench.row(bank, 2026_05_15, -200_000, text, kind: "출금", second: 36_000)
    bench.row(other, 2026_05_15, 200_000, "국민은행", kind: "입금", second: 36_001)
    #expect(bench.found.contains("transfer 1-2" + mark), "\(bench.found)")
  }

  @Test(arguments: [("김하늘월세", 64_800), ("김하늘피아노", 64_800)])
  mutating func `the holder before a note may be somebody else's payment`(
    text: String, second: Int
  ) throws {
    let bank = try bench.account("국민은행", holder: Self.holder, .bank)
    let other = try bench.account("신한은행", holder: Self.holder, .bank)
    bench.row(bank, 2026_05_15, -500_000, text, by: text, kind: "이체", second: 36_000)
    bench.row(other, 2026_05_15, 500_000, "김하늘", kind: "타행이체", second: second)
    #expect(bench.found.contains("transfer 1-2?"), "\(bench.found)")
  }

  @Test(
    arguments: [
      ("김하늘", "카카오페이"), ("김하늘", "쿠팡페이"), ("김하늘", "네이버파이낸셜"), ("김하늘", "업비트"), ("김하늘", "삼성증권"),
      ("김하늘", "예금만기"), ("농협 김하늘", "신한 김하늘"), ("김하늘(농협)", "김하늘(신한)"),
    ], [(36_000, true), (57_600, false)])
  mutating func `what came from elsewhere is no transfer without a question`(
    texts: (out: String, back: String), time: (second: Int, isMoment: Bool)
  ) throws {
    let bank = try bench.account("국민은행", holder: Self.holder, .bank)
    let other = try bench.account("토스뱅크", holder: Self.holder, .bank)
    bench.row(bank, 2026_05_15, -200_000, texts.out, kind: "이체", second: 36_000)
    bench.row(other, 2026_05_15, 200_000, texts.back, kind: "타행이체", second: time.second)
    expectEqual(bench.found.contains("transfer 1-2"), time.isMoment)
    if !time.isMoment { #expect(bench.found.contains("transfer 1-2?"), "\(bench.found)") }
  }

  @Test(arguments: [
    ("출금", "내 계좌로"), ("송금", "내 계좌로 송금"), ("보내기", "내계좌로 보내기"), ("출금", "출금"),
  ])
  mutating func `what a wallet pays out to the user's account is asked about`(
    kind: String, text: String
  ) throws {
    let wallet = try bench.account("카카오페이", .wallet)
    bench.row(wallet, 2026_05_15, -20_000, text, kind: kind)
    expectEqual(bench.found, ["transfer 1-?"])
  }

  @Test mutating func `a bill is that of the card with the last digits in its text`() throws {
    let bank = try bench.account("Checking", .bank)
    let cards = [
      try bench.account("Chase4321", .card), try bench.account("Chase Freedom 9999", .card),
    ]
    for (number, card) in cards.enumerated() {
      for day in [2026_09_03, 2026_09_20] {
        bench.row(card, day, -10_000 - Int64(number) * 700 - Int64(day % 7) * 100, "SHOP \(day)")
      }
    }
    for (card, digits) in zip(cards, ["4321", "9999"]) {
      let sum = bench.rows.filter { $0.account == card }.map(\.amount.amount).reduce(0, +)
      bench.row(bank, 2026_10_24, sum, "Payment to Chase card ending in \(digits) 10/24")
    }
    expectEqual(
      bench.found,
      [
        "card_bill 6-new in \(cards[1].rawValue)", "card_bill 5-new in \(cards[0].rawValue)",
      ])
  }

  @Test(arguments: [2026_03_05, 2026_03_08])
  mutating func `a debt that another card takes over is neither`(day: Int) throws {
    let (one, other) = (
      try bench.account("Chase Freedom", .card), try bench.account("Citi Double Cash", .card)
    )
    bench.row(one, 2026_03_05, -500_000, "BALANCE TRANSFER CITI", kind: "Sale")
    bench.row(other, 2026_02_14, -500_000, "BEST BUY", importID: 2)
    bench.row(other, day, 500_000, "BALANCE TRANSFER PAYMENT THANK YOU", importID: 2)
    expectEqual(bench.found, ["transfer 1-3" + (day == 2026_03_05 ? "" : "?")])
  }

  @Test mutating func `a debt of a card that is not kept here is asked about`() throws {
    let card = try bench.account("Chase Freedom", .card)
    bench.row(card, 2026_03_05, -500_000, "BALANCE TRANSFER CITI", kind: "Sale")
    bench.row(card, 2026_03_05, -15_000, "BALANCE TRANSFER FEE", kind: "Fee")
    expectEqual(bench.found, ["transfer 1-?"])
  }

  @Test(arguments: [
    ("출금", "카카오T", 33_120, 64_800), ("ATM출금", "강남역", nil, nil), ("현금인출", "GS25 합정", nil, nil),
    ("자동이체", "대출원리금", nil, nil), ("", "국민연금", nil, nil), ("", "이체수수료", nil, nil),
    ("", "정기적금", nil, nil), ("결제", "네이버페이", nil, nil), ("출금", "카카오페이", nil, nil),
    ("출금", "쿠팡페이", nil, nil),
  ])
  mutating func `what names another side is only asked about as the user's deposit elsewhere`(
    kind: String, text: String, out: Int?, back: Int?
  ) throws {
    try pay(text, kind, at: out, back)
    #expect(!bench.found.contains("transfer 1-2"), "\(bench.found)")
  }

  @Test(arguments: [
    ("인터넷이체", "생활비", 33_120, 33_900), ("", "생활비", nil, nil), ("출금", "저금", 33_120, 33_122),
    ("이체", "생활비", 33_120, 64_800),
  ])
  mutating func `a note of the user's is no other side`(
    kind: String, text: String, out: Int?, back: Int?
  ) throws {
    try pay(text, kind, at: out, back)
    expectEqual(bench.found, ["transfer 1-2"])
  }

  @Test(arguments: ["PAYMENT JOHN SMITH ACCT 00092026", "REF ACCT 20260303"])
  mutating func `a year or a day in an account's name is not its number`(text: String) throws {
    let bank = try bench.account("Chase 6789")
    _ = try (bench.account("Trip 2026"), bench.account("Holiday 0303"))
    bench.row(bank, 2026_03_03, -70_000, text)
    expectEqual(bench.found, [])
  }

  /// Pays by one bank, and the same amount is the holder's own at another.
  private mutating func pay(_ text: String, _ kind: String, at out: Int?, _ back: Int?) throws {
    let (one, other) = (
      try bench.account("토스뱅크", holder: "문지호"), try bench.account("국민은행", holder: "문지호")
    )
    bench.row(
      one, 2025_09_06, -30_000, text, kind: kind.isEmpty ? nil : kind, second: out)
    bench.row(other, 2025_09_06, 30_000, "타행이체", by: "문지호", second: back, importID: 2)
  }
}
