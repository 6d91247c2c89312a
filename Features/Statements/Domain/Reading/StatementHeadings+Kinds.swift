import LedgerDomain

/// What may stand below headings.
extension StatementHeadings {
  /// Whether headings are those of a card's statement.
  ///
  /// When something was used makes no card of an account with balances.
  static func areOfCard(_ headings: [String]) -> Bool {
    let own = headings.filter(isOfCard)
    let areDays = own.allSatisfy { heading in
      ["이용일", "사용일", "승인일"].contains(where: heading.hasPrefix)
    }
    return !own.isEmpty
      && !(areDays && headings.contains { balances.contains($0) || isBalance($0) })
  }

  private static let securities = [
    "종목명", "종목", "종목코드", "코인", "symbol", "ticker", "security", "securityname",
    "securitydescription", "instrument", "isin",
  ]
  private static let ofSecurities = [
    "수량", "단가", "quantity", "shares", "units", "price", "pricepershare", "unitprice",
  ]

  /// Whether a broker's file has such headings: what was bought, and how much of it, or the money that waits there.
  static func areOfBroker(_ headings: [String]) -> Bool {
    headings.contains { heading in ["예수금", "예탁금"].contains(where: heading.hasPrefix) }
      || headings.contains(where: securities.contains)
        && headings.contains(where: isOfSecurities)
  }

  /// Whether how much of a security was bought is below a heading, or at what price.
  static func isOfSecurities(_ heading: String) -> Bool {
    ofSecurities.contains(heading)
      || ["수량", "단가", "체결가", "체결가격"].contains(where: heading.hasSuffix)
  }

  /// What bookkeepers call columns, of which the first has what came in and banks' files what went out.
  static let debits: Set = ["차변", "차변금액", "debit", "debits", "debitamount", "dr"]
  static let credits: Set = ["대변", "대변금액", "credit", "credits", "creditamount", "cr"]

  /// The amounts of whole purchases, and what a bill has of them, where a column of months stands beside both.
  static func billed(_ headings: [String]) -> (whole: Int, part: Int)? {
    func first(_ words: [String]) -> Int? {
      words.lazy.compactMap { headings.firstIndex(of: $0) }.first
    }
    let wholes = [
      "이용금액", "승인금액", "거래금액", "매출금액", "사용금액", "판매금액", "구매금액", "구입금액", "주문금액",
    ]
    guard headings.contains(where: instalments.contains), let whole = first(wholes),
      let part = first(["결제금액", "청구금액"])
    else { return nil }
    return (whole, part)
  }

  /// Whether what a card still collects of a purchase after a bill is below a heading.
  static func isRest(_ heading: String) -> Bool {
    let isLeft =
      ["잔액", "잔여금액", "잔여원금"].contains(where: heading.hasSuffix)
      || ["잔여", "남은", "미청구"].contains(where: heading.hasPrefix)
        && ["금액", "원금"].contains(where: heading.hasSuffix)
    return isLeft && !["한도", "포인트", "예금", "통장", "계좌"].contains(where: heading.has)
  }

  /// What balances are called beside other headings: of purchases over months a card says what is left.
  static func balances(among headings: [String]) -> [String] {
    haveMonths(headings) ? balances.filter { $0 != "남은금액" } : balances
  }

  /// Whether there is a column of months, or of which part of a purchase a line is.
  static func haveMonths(_ headings: [String]) -> Bool {
    headings.contains { instalments.contains($0) || instalmentNumbers.contains($0) }
  }

  private static let names = [
    "거래점", "취급점", "지점", "점포", "영업점", "은행", "기관", "예금주", "가맹점", "이용처", "사용처", "결제처", "매출처", "상호",
    "받는", "보낸",
    "의뢰인",
    "수취인", "상대", "송금인", "입금자", "판매자", "장소", "branch", "merchant", "payee", "counterparty",
    "beneficiary",
  ]

  /// Whether names of people, shops or branches of banks are below a heading, whatever they sound like.
  static func isName(_ heading: String) -> Bool { names.contains(where: heading.has) }

  /// Whether a bank may name the payee below a heading, where the text says only by what way the money went.
  static func isDetail(_ heading: String) -> Bool {
    isNote(heading)
      || [
        "비고", "상세", "상세내용", "거래상세", "거래내용", "거래처", "거래처명", "내통장표시", "내통장표시내용", "details", "detail",
        "remarks",
      ].contains(heading)
  }

  /// Whether what a user writes is below a heading.
  static func isNote(_ heading: String) -> Bool {
    ["메모", "note", "memo"].contains(where: heading.has)
  }

  /// Whether nothing stands below a heading but whether an approval was cancelled, or when.
  static func isFlag(_ heading: String) -> Bool {
    ["취소", "환불", "반품"].contains(where: heading.hasPrefix)
      && !["가능", "불가", "수수료", "계좌", "액"].contains(where: heading.has)
  }

  /// Whether nothing stands below a heading but whether a payment happened.
  static func isSuccess(_ heading: String) -> Bool {
    ["approved", "success", "successful", "isapproved", "issuccess"].contains(heading)
      || heading.hasSuffix("여부")
        && ["승인", "정상", "성공", "완료", "처리", "거래"].contains(where: heading.hasPrefix)
        && !["취소", "환불", "반품"].contains(where: heading.has)
  }

  /// Whether signs alone are below a heading, which say which way the money went.
  static func isSign(_ heading: String) -> Bool {
    ["+/-", "-/+", "+-", "±", "부호", "sign", "증감"].contains(heading)
  }

  private static let ways: Set = [
    "입출", "출입", "입/출", "출/입", "입·출", "출·입", "입지", "입/지", "입금/지급", "입출금", "입/출금", "입금/출금", "출금/입금",
    "차대", "대차", "차/대", "차변/대변", "d/c", "dc", "c/d", "dr/cr", "cr/dr", "drcr", "crdr",
    "debit/credit",
    "credit/debit", "debitorcredit", "creditdebit", "debitcredit", "in/out", "afbij", "af/bij",

    "soll/haben", "direction",
  ]

  /// Whether a heading says that words or letters for the way of the money alone are below it, as 입/출 and D/C.
  static func isWay(_ heading: String) -> Bool {
    let ends = ["구분", "구분코드", "여부", "유형", "indicator", "flag", "type"]
    let word = ends.first { heading.hasSuffix($0) && heading != $0 }.map {
      heading.dropLast($0.count)
    }
    return ways.contains(heading) || word.map { ways.contains(String($0)) } == true
  }

  /// Whether a heading says that kinds of entries are below it.
  static func isKind(_ heading: String) -> Bool {
    kinds.contains(heading) || isWay(heading)
      || [
        "구분", "입출", "입/출", "입지", "종별", "유형", "종류", "타입", "type", "kind", "direction", "dr/cr",
        "crdr",
        "indicator",
      ]
      .contains(
        where: heading.has)
  }
}

/// Columns that say in which currency amounts are.
extension StatementHeadings {
  private static let currencyEnds = [
    "통화", "통화코드", "통화명", "currency", "currencycode", "ccy", "währung",
  ]
  private static let foreign = [
    "현지", "외화", "해외", "원거래", "이용국", "local", "original", "foreign", "merchant",
  ]

  /// What stands beside amounts in other currencies, in small letters.
  static let signsOfCurrencies: Set = [
    "usd", "jpy", "eur", "cny", "gbp", "hkd", "twd", "thb", "vnd", "sgd", "aud", "cad", "php",
    "myr", "idr", "chf", "nzd", "$", "us$", "€", "£", "¥", "달러", "엔", "유로", "위안",
  ]

  /// Whether a heading says that currencies are below it, as 거래통화 or account currency.
  static func isCurrency(_ heading: String) -> Bool {
    currencies.contains(heading) || currencyEnds.contains(where: heading.hasSuffix)
  }

  /// Whether they are those of amounts beside what came of these, as 현지통화 or local currency.
  static func isForeignCurrency(_ heading: String) -> Bool {
    isCurrency(heading) && foreign.contains(where: heading.hasPrefix)
  }

  /// Whether balances below a heading are those of an account in another currency, as 외화잔액.
  static func isForeignBalance(_ heading: String) -> Bool {
    isBalance(heading) && foreign.contains(where: heading.hasPrefix)
  }
}
