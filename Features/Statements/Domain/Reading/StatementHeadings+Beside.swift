import LedgerDomain

/// What may stand beside an amount: what was taken on top of it, and what was taken off it.
extension StatementHeadings {
  private static let ratesAndSums = [
    "율", "면제", "무이자", "누적", "예정", "한도", "잔여", "총", "합계", "상환", "세전", "세후", "대상", "rate", "total",
  ]

  private static func isOne(_ heading: String) -> Bool {
    !ratesAndSums.contains(where: heading.has)
  }

  /// Whether a column with this heading has fees, as 수수료, 이자/수수료 or 해외이용수수료; of a card also its interest.
  static func isFee(_ heading: String, ofCard: Bool) -> Bool {
    let isNamed =
      ["수수료", "수수료액", "수수료금액", "fee", "fees", "feeamount"].contains(where: heading.hasSuffix)
      || heading.has("수수료") && heading.hasSuffix("이자")
    let isInterest = ofCard && ["이자", "interest"].contains(where: heading.hasSuffix)
    let isAll = ["totalfee", "totalfees"].contains(heading)
    // What the other side pays is in its own currency.
    return (isNamed || isInterest) && (isOne(heading) || isAll) && !heading.has("할인")
      && !heading.hasPrefix("target")
      && !isAddition(heading)
  }

  /// Whether a column with this heading has taxes, as 이자세금, 제세금 or 소득세; the tax of a price is none of them.
  static func isTax(_ heading: String) -> Bool {
    // Where no other column has taxes, their sum has them.
    let heading =
      ["합계", "총액", "계", "등", "합"].first(where: heading.hasSuffix).map {
        String(heading.dropLast($0.count))
      } ?? heading
    let ends = ["세금", "세액", "소득세", "주민세", "거래세", "농특세", "특별세", "원천세", "제비용", "tax", "taxes"]
    return ends.contains(where: heading.hasSuffix) && isOne(heading) && !isAddition(heading)
  }

  /// Whether a part of a price is below a heading that may not be in its amount, as 부가세.
  static func isAddition(_ heading: String) -> Bool {
    ["부가세", "부가가치세", "봉사료", "배송비", "배송료", "택배비"].contains(where: heading.has)
      || [
        "vat", "tip", "tips", "gratuity", "servicecharge", "shipping", "shippingfee", "deliveryfee",
        "salestax", "팁",
      ].contains(heading)
  }

  /// What points are called of which a bracket says that they were used, as 포인트(사용); nil for other headings.
  static func points(_ heading: String, _ inner: String) -> String? {
    let isUsed = ["사용", "차감", "결제", "이용", "used"].contains(inner)
    return isUsed && ["포인트", "마일리지", "points"].contains(where: heading.hasSuffix)
      ? heading + inner : nil
  }

  /// Whether what was taken off a purchase is below a heading, or what of it was paid with points.
  static func isDiscount(_ heading: String) -> Bool {
    let isTaken = ["할인", "혜택", "캐시백", "쿠폰", "에누리", "감면", "discount", "cashback", "coupon"]
      .contains(where: heading.has)
    let arePoints = ["포인트", "마일리지", "적립금", "points"].contains(where: heading.has)
    let isUsed = ["사용", "차감", "결제", "이용", "used"].contains(where: heading.has)
    let areBoth =
      ["할인", "쿠폰", "에누리", "감면"].contains(where: heading.has)
      && ["포인트", "마일리지"].contains(where: heading.hasSuffix)
    let ends = [
      "액", "할인", "서비스", "사용", "차감", "이용", "캐시백", "쿠폰", "에누리", "감면", "amount", "discount",
      "cashback",
      "coupon", "used",
    ]
    return (isTaken && ends.contains(where: heading.hasSuffix) || areBoth || arePoints && isUsed)
      && !["누적", "예정", "예상", "한도", "잔여", "총", "적립액", "적립금액", "가능", "적립포인트"]
        .contains(where: heading.has)
  }

  /// Whether the amounts below a heading are those at the shop, as 이용금액 and 승인금액; what is paid or billed has its
  /// discounts taken off already.
  static func isBeforeDiscount(_ heading: String) -> Bool {
    ["이용", "승인", "사용", "매출", "거래", "구매", "주문", "상품", "판매"].contains(where: heading.has)
      && !["결제", "청구", "실", "납부", "할인", "순"].contains(where: heading.has)
  }

  /// Whether the amounts below a heading have no fee in them, which stands in a column of its own.
  static func isBeforeFees(_ heading: String) -> Bool {
    !["실", "총", "합계", "정산", "순", "net", "total", "포함", "includ", "incl.", "beforefee"]
      .contains(where: heading.has)
  }

  /// Whether a column with this heading has what a wallet adds, as 적립금 or 인센티브; only its balances prove that.
  static func isReward(_ heading: String) -> Bool {
    ["적립", "인센티브", "보너스", "리워드", "페이백", "지원금", "reward", "bonus"].contains(where: heading.has)
      && isOne(heading) && !isDiscount(heading)
  }

  /// Whether the interest of savings is below a heading, as 세후이자; only their balances say that it comes on top.
  static func isGain(_ heading: String) -> Bool {
    ["이자", "이자액", "이자금액", "interest"].contains(where: heading.hasSuffix)
      && !["율", "예정", "누적", "미수", "상환", "rate"].contains(where: heading.has)
  }

  /// Whether what stands below a heading is a part of an amount, and no amount.
  static func isBeside(_ heading: String) -> Bool {
    isFee(heading, ofCard: true) || isTax(heading) || isAddition(heading) || isDiscount(heading)
      || isReward(heading)
  }

  /// What an entry of what stands below a heading is called behind the name of its line.
  static func besideName(_ heading: String) -> String {
    let isEnglish = heading.unicodeScalars.allSatisfy(\.isASCII)
    if isTax(heading) { return isEnglish ? "tax" : "세금" }
    if heading.has("캐시백") { return "캐시백" }
    if isReward(heading) { return isEnglish ? "reward" : "적립" }
    if isGain(heading) { return isEnglish ? "interest" : "이자" }
    if isDiscount(heading) { return isEnglish ? "discount" : "할인" }
    return isEnglish ? "fee" : "수수료"
  }

  /// Whether an amount of a whole line may be below a heading: what was paid after all, or a sum of its parts.
  static func mayBePaid(_ heading: String) -> Bool {
    ["액", "합계", "총계", "원금", "요금", "amount", "total", "paid"].contains(where: heading.hasSuffix)
      && !["잔", "한도", "누적", "예정", "balance"].contains(where: heading.has)
  }
}
