import LedgerDomain

/// Days, amounts and balances, by the words of headings.
extension StatementHeadings {
  /// What a day is called, the best name for it first: when something was used, before when a card had it, and that
  /// before when it is paid.
  static let days: [String] = {
    let used = ["이용", "승인", "사용", "매출", "구매", "구입", "주문"].flatMap { word in
      ["일시", "일자", "일", "날짜"].map { word + $0 }
    }
    let taken = ["매입", "접수"].flatMap { word in ["일시", "일자", "일"].map { word + $0 } }
    let first = ["날짜", "거래일시", "거래일자", "거래일", "거래날짜", "거래년월일"]
    let others = ["결제일시", "일자", "일시"]
    let paid = ["결제일자", "결제날짜", "정산일시", "정산일자"]
    let english = [
      "date", "day", "transactiondate", "trans.date", "transdate", "trandate", "purchasedate",
      "tradedate", "posteddate", "postingdate", "bookingdate", "postdate", "valuedate",
      "starteddate", "completeddate", "datetime",
    ]
    let more = [
      "시작일", "완료일", "납입일", "불입일", "buchungstag", "buchungsdatum", "datum", "fecha", "datacontabile",
      "dataoperazione", "年月日", "日付",
      "取引日", "お取引日", "利用日", "ご利用日", "ご利用年月日", "交易日期", "日期",
    ]
    return first + used + others + taken + paid + english + more
  }()

  private static let dayEnds = ["일시", "일자", "날짜", "년월일", "date"]
  /// Days of something else, and such as stand before the headings.
  private static let otherDays = [
    "예정", "만기", "생년", "청구", "취소", "개설", "가입", "조회", "출력", "발급", "유효", "접수", "매입", "납부", "due",
    "birth", "expir", "statement", "print",
  ]

  /// Whether a heading is that of days on which something was only asked for, or is to come.
  static func isRequest(_ heading: String) -> Bool {
    ["신청", "예약", "등록", "요청", "예정", "접수", "만기", "request", "scheduled", "due"].contains(
      where: heading.has)
  }

  /// Whether a heading that is in no list is that of the day, maybe with the time, as 거래일자/시간.
  static func isDay(_ heading: String) -> Bool {
    guard !otherDays.contains(where: heading.has) else { return false }
    let day = withoutTime(heading)
    return dayEnds.contains(where: day.hasSuffix) || day != heading && days.contains(day)
      || heading == "timestamp"
  }

  /// Without the time behind the day, and the sign or the word between them.
  private static func withoutTime(_ heading: String) -> String {
    guard let time = ["시간", "시각", "시분", "time"].first(where: heading.hasSuffix) else {
      return heading
    }
    let day = heading.dropLast(time.count)
    let sign = ["및", "/", "·", ",", "|", "-", "_", "~", "+", "&", "and"].first(where: day.hasSuffix)
    let rest = day.dropLast(sign?.count ?? 0)
    // As 거래일자 거래시간.
    let word = ["거래", "이용", "승인", "결제", "처리"].first { rest.hasSuffix($0) && rest.count > $0.count }
    return String(rest.dropLast(word?.count ?? 0))
  }

  private static let otherAmounts = [
    "취소", "할인", "포인트", "적립", "수수료", "한도", "누적", "누계", "잔", "남은", "부가", "세금", "세액", "봉사", "해외", "외화",
    "현지", "예정", "이월", "가능", "available", "총", "합계", "건수", "수표", "환불", "반품", "미청구", "다음달", "익월",
    "차월", "면제", "최소", "실적",
    "foreign", "original", "local", "fee", "tax",
    "discount", "balance", "total",
  ]
  private static let ofCards = [
    "이용", "승인", "결제", "사용", "매출", "매입", "구매", "구입", "주문", "상품", "청구", "요금", "운임", "fare",
  ]
  /// Words that end as another one begins: 매입금액 is no 입금액.
  private static let compounds = ["매입", "구입", "납입", "투입", "가입"]

  private static let amountsOut = [
    "출금", "지급", "지출", "인출", "찾으신", "보낸", "보내신", "withdraw", "debit", "paidout", "sent",
  ]
  private static let amountsIn = [
    "입금", "수입", "맡기신", "받은", "받으신", "deposit", "credit", "paidin", "received",
  ]

  /// What an amount below a heading that is in no list is; nil for other headings.
  static func amountRole(_ heading: String) -> StatementRole? {
    guard
      ["액", "요금", "운임", "amount", "fare"].contains(where: heading.hasSuffix) || heading == "gross",
      !otherAmounts.contains(where: heading.has)
    else { return nil }
    // What a card is to be paid has not come in.
    let words = compounds.reduce(heading) { $0.has($1) ? $0.replacing($1, with: " ") : $0 }
    if namesBothWays(words) { return .amount }
    if amountsIn.contains(where: words.has), !heading.has("하실") { return .received }
    return (ofCards + amountsOut).contains(where: heading.has) ? .spent : .amount
  }

  /// Words for both ways in one.
  private static let bothWays = ["입출", "출입", "입/출", "출/입", "입·출", "출·입", "입지", "지입"]

  /// Whether a heading says that money went either way, as 입출금액 and 출금액/입금액.
  private static func namesBothWays(_ heading: String) -> Bool {
    bothWays.contains(where: heading.has)
      || amountsIn.contains(where: heading.has) && amountsOut.contains(where: heading.has)
  }

  /// What a heading is called of which a bracket says the opposite, as `출금(입금)` and `지급(입금)금액`, and what stands
  /// behind the bracket; nil for another heading.
  static func bothWays(_ heading: String, _ inner: String, _ rest: String) -> String? {
    let words = [StatementRole.spent: withdrawals, .received: StatementRole.received.words]
    func way(_ word: String) -> StatementRole? { words.first { $1.contains(word) }?.key }
    guard let one = way(heading), let other = way(inner.filter(\.isLetter)), one != other else {
      return nil
    }
    let isAmount = rest.isEmpty || ["액", "amount"].contains(where: rest.hasSuffix)
    return isAmount ? "금액" : heading + inner + rest
  }

  /// Whether amounts of entries are below a heading.
  static func isAmount(_ heading: String) -> Bool {
    amountRole(heading) != nil
      || [StatementRole.amount, .spent, .received].contains { $0.words.contains(heading) }
  }

  /// Whether amounts below a heading are none of entries, as discounts.
  static func isOtherAmount(_ heading: String) -> Bool {
    otherAmounts.contains(where: heading.has)
  }

  /// What stands in brackets behind an amount, and which way the money went by that.
  private static let directions: [String: String] = [
    "출금": "출금", "지급": "출금", "찾으신금액": "출금", "보낸금액": "출금", "withdrawal": "출금", "debit": "출금",
    "out": "출금",
    "입금": "입금", "맡기신금액": "입금", "받은금액": "입금", "deposit": "입금", "credit": "입금", "in": "입금",
    "-": "출금", "−": "출금", "–": "출금", "+": "입금",
  ]

  /// Headings that say which way the money went only beside each other, that of what went out first.
  private static let pairs = [
    ("-", "+"), ("금액-", "금액+"), ("-금액", "+금액"), ("감소", "증가"), ("감소액", "증가액"), ("사용", "충전"),
    ("이용", "충전"), ("결제", "충전"), ("나간돈", "들어온돈"), ("나감", "들어옴"), ("빠져나간금액", "들어온금액"),
    ("나간금액", "들어온금액"), ("내보낸돈", "받은돈"), ("보낸돈", "받은돈"), ("사용금액", "충전금액"), ("이용금액", "충전금액"),
    ("결제금액", "충전금액"), ("차변", "대변"), ("차변금액", "대변금액"), ("출", "입"), ("debits", "credits"),
    ("dr", "cr"), ("dramount", "cramount"), ("amountdebit", "amountcredit"), ("out", "in"),
    ("amountout", "amountin"), ("spend", "receive"), ("charges", "credits"),
    ("ausgaben", "einnahmen"), ("支出", "收入"),
  ]

  private static let wordsOfPairs = Set(pairs.flatMap { [$0.0, $0.1] })

  /// With the usual words for such a pair, if no other heading is that of amounts.
  static func directed(_ headings: [String]) -> [String] {
    let signs = headings.map {
      $0.has("−") || $0.has("–") ? $0.replacing("−", with: "-").replacing("–", with: "-") : $0
    }
    // The fast way for nearly all headings.
    guard signs.count(where: wordsOfPairs.contains) > 1 else { return headings }
    let pair = pairs.first { out, received in
      [out, received].allSatisfy { word in signs.count { $0 == word } == 1 }
    }
    guard let pair else { return headings }
    let others = zip(headings, signs).filter { $1 != pair.0 && $1 != pair.1 }.map(\.0)
    guard !others.contains(where: isAmount) else { return headings }
    return zip(headings, signs).map { $1 == pair.0 ? "출금" : $1 == pair.1 ? "입금" : $0 }
  }

  /// The heading that an amount such as `거래금액(출금)` has, of two plain words.
  ///
  /// Nil for another heading.
  static func directed(_ heading: String, _ inner: String) -> String? {
    let isAmount = heading.hasSuffix("액") || heading.hasSuffix("amount")
    return isAmount ? directions[inner] : nil
  }

  private static let otherBalances = [
    "한도", "포인트", "대출", "결제", "할부", "가능", "available",
  ]
  private static let endsOfBalances = ["잔액", "잔고", "balance"]
  /// Words that end like those for what was before.
  private static let otherBefores = ["충전", "환전", "안전"]
  private static let befores = ["before", "previous", "prior", "opening", "starting", "beginning"]

  /// Whether what an account had before each entry is below a heading, as 거래전잔액 or 직전잔액.
  static func isBalanceBefore(_ heading: String) -> Bool {
    guard let end = endsOfBalances.first(where: heading.has),
      heading.hasSuffix(end) || befores.contains(where: heading.hasPrefix)
        || befores.contains(where: heading.hasSuffix)
    else { return false }
    return isBefore(heading.replacing(end, with: ""))
  }

  /// Whether a word says that something was before an entry.
  static func isBefore(_ word: String) -> Bool {
    befores.contains(where: word.has) || ["기초", "시작", "개시"].contains(word)
      || ["전", "전일", "전회", "직전거래"].contains(where: word.hasSuffix)
        && !otherBefores.contains(where: word.hasSuffix)
  }

  /// Whether a heading that is in no list is that of balances.
  static func isBalance(_ heading: String) -> Bool {
    [
      "잔액", "잔고", "남은돈", "잔여금액", "납입누계", "납입누계액", "불입누계", "불입누계액", "balance", "bal", "bal.",
      "saldo",
      "kontostand", "solde", "残高", "余额",
    ].contains(where: heading.hasSuffix) && !otherBalances.contains(where: heading.has)
      && !isBalanceBefore(heading)
  }

  /// Whether what may be spent of an account is below a heading, as 출금가능금액.
  static func isAvailable(_ heading: String) -> Bool {
    ["출금가능", "인출가능", "지급가능", "이체가능", "available"].contains(where: heading.hasPrefix)
      && ["액", "잔고", "balance", "bal", "bal.", "amount", "funds"].contains(where: heading.hasSuffix)
      && !["credit", "신용"].contains(where: heading.has)
  }
}
