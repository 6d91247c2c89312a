import LedgerDomain

/// What words in the cells of a statement mean, whatever their column is called.
enum StatementWords {
  /// In small letters of their usual width, without blanks.
  static func plain(_ cell: String) -> String {
    var (scalars, hasOthers) = (String.UnicodeScalarView(), false)
    for scalar in cell.unicodeScalars {
      guard let scalar = plain(scalar) else { continue }
      scalars.append(scalar)
      hasOthers = hasOthers || scalar.value > 0x7E && !(0xAC00...0xD7A3 ~= scalar.value)
    }
    // Only other scripts have capitals now.
    return hasOthers ? String(scalars).lowercased() : String(scalars)
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    // The fast way for nearly all: syllables and letters.
    case 0x41...0x5A: return Unicode.Scalar(scalar.value + 0x20)
    case 0xAC00...0xD7A3, 0x21...0x7E: return scalar
    case 0xFF01...0xFF5E:
      return Unicode.Scalar(scalar.value - 0xFEE0).flatMap { plain($0) }
    default: return scalar.properties.isWhitespace ? nil : scalar
    }
  }

  /// Whether a cell has letters, as days and amounts have none.
  private static func hasLetters(_ cell: String) -> Bool {
    cell.utf8.contains { $0 >= UInt8(ascii: "A") }
  }

  /// Whether a cell says nothing but over how many months a card collects, as `3개월`, `할부(03개월)` or `할부03`.
  static func areMonths(_ cell: String) -> Bool {
    guard isShort(cell) else { return false }
    let word = plain(cell).filter { !"()[]".contains($0) }
    let months = word.hasPrefix("할부") ? word.dropFirst(2) : word[...]
    let isNamed = months.hasSuffix("개월")
    guard isNamed || months.count < word.count, let number = Int(months.dropLast(isNamed ? 2 : 0))
    else { return false }
    return (1...Instalment.lengths.upperBound).contains(number)
  }

  /// The last four digits of a card's number; nil if they are hidden, and without one.
  static func card(_ cell: String) -> String? {
    guard isShort(cell) else { return nil }
    let end = plain(cell).filter { $0 == "*" || $0.isASCII && $0.isNumber }.suffix(4)
    return end.count == 4 && !end.contains("*") ? String(end) : nil
  }

  /// How many different words a column of states or directions has at most.
  static let most = 16

  /// Whether a cell may be one of such words; comparing a long one takes long.
  static func isShort(_ cell: String) -> Bool { cell.utf8.count <= 200 }

  // MARK: Totals

  private static let totals = ["합계", "소계", "총계", "누계", "일계", "월계", "면계", "쪽계", "페이지계", "총합", "총액"]

  /// Whether a cell says that its line is a sum of others.
  static func isTotal(_ cell: String) -> Bool {
    guard cell.utf8.count <= 80, hasLetters(cell) else { return false }
    let inner = plain(cell).drop { "([<*".contains($0) }
    let word = String(inner.prefix { $0 != "(" && $0 != "[" }.filter { $0.isLetter })
    if word.isEmpty { return false }
    return totals.contains(where: word.hasSuffix) || ["계", "총건", "sum"].contains(word)
      || word.hasSuffix("total") || word.hasSuffix("totals")
  }

  /// Words beside those for sums, as in 10월 국내이용 합계, the longest first.
  private static let ofSums =
    (totals + [
      "총", "계", "월", "년", "일", "건", "누적", "당월", "전월", "금월", "금일", "전체", "이용", "결제", "청구", "승인",
      "사용",
      "금액", "국내", "해외", "일시불", "할부", "출금", "입금", "지출", "수입", "월별", "일별", "기간", "거래", "본인", "가족",
      "페이지", "쪽", "면", "grand", "sub", "of", "monthly", "daily", "page", "month", "day", "totals",
      "total", "sum",
    ]).sorted { $0.count > $1.count }

  /// Whether a cell has no other words than those of a sum: GS25 월계 is a shop.
  static func isSum(_ cell: String) -> Bool {
    guard isTotal(cell) else { return false }
    let inner = plain(cell).drop { "([<*".contains($0) }
    var rest = inner.prefix { $0 != "(" && $0 != "[" }.filter(\.isLetter)[...]
    while !rest.isEmpty {
      guard let part = ofSums.first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(part.count)
    }
    return true
  }

  private static let carried: Set = [
    "이월", "전월이월", "전기이월", "전일이월", "전년이월", "이월금", "이월금액", "이월잔액", "이월잔고", "전월잔액", "전일잔액", "전기잔액",
    "기초잔액", "기초잔고", "시작잔액", "기초이월", "차월이월", "차기이월", "차년이월", "익월이월", "기말잔액", "기말잔고",
    "월말잔액", "최종잔액", "현재잔액", "조회시작잔액", "openingbalance", "startingbalance", "beginningbalance",
    "previousbalance", "broughtforward", "balancebroughtforward", "balanceforward",
    "closingbalance",
    "endingbalance", "carriedforward", "balancecarriedforward",
  ]

  /// How words begin for what the account has at the end.
  private static let closings = [
    "차월", "차기", "차년", "익월", "기말", "월말", "최종", "현재", "closing", "ending", "carriedforward",
    "balancecarriedforward",
  ]

  /// Whether a cell says that its line has what the account had at first.
  static func isOpening(_ cell: String) -> Bool {
    let word = plain(cell).drop { "([<*-".contains($0) }
    return isCarried(cell) && !closings.contains(where: word.hasPrefix)
  }

  private static let carriedOut: Set = [
    "차월이월", "차기이월", "차년이월", "익월이월", "이월", "carriedforward", "balancecarriedforward",
  ]

  /// Whether a cell says that its line takes all that there is into the next passbook.
  static func isCarriedOut(_ cell: String) -> Bool {
    isShort(cell) && carriedOut.contains(plain(cell).filter { !"()[]<>*-./_".contains($0) })
  }

  /// Words beside those for what is carried from one bill to the next, the longest first.
  private static let ofCarried = [
    "일부결제금액이월약정", "일부결제금액", "일부결제", "리볼빙", "전월", "전기", "전회", "직전", "지난달", "당월", "금월", "당기",
    "이번달", "이번", "차월", "차기", "익월", "다음달", "결제", "청구", "이용", "카드", "약정", "원금", "대금", "금액", "잔액",
    "잔고", "금", "분", "액", "이월", "미결제", "미납", "미청구", "연체", "previous", "unpaid", "carriedover",
    "carriedforward", "balance", "amount", "month",
  ].sorted { $0.count > $1.count }
  private static let carriedOver = ["이월", "미결제", "미납", "연체", "previous", "unpaid", "carried"]

  /// Whether a cell says that its line has nothing but what the account had, or what a bill has from another one.
  static func isCarried(_ cell: String) -> Bool {
    guard isShort(cell), hasLetters(cell) else { return false }
    let whole = plain(cell).filter { !"()[]<>*-./_".contains($0) }
    // As Beginning balance as of 11/01/2026.
    let word =
      ["asof", "ason"].lazy.compactMap { whole.firstRange(of: $0) }.first
      .map { String(whole[..<$0.lowerBound]) } ?? whole
    if carried.contains(word) { return true }
    // What an order says alone is a state.
    guard carriedOver.contains(where: word.has), !carriedOver.contains(word) else { return false }
    var rest = word[...]
    while !rest.isEmpty {
      guard let part = ofCarried.first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(part.count)
    }
    return true
  }

  /// Whether a cell has no other word than that its line is a sum.
  static func isTotalAlone(_ cell: String) -> Bool {
    guard isShort(cell) else { return false }
    let word = plain(cell).filter { !"()[]<>*-".contains($0) }
    return totals.contains(word) || ["계", "total", "subtotal", "grandtotal", "sum"].contains(word)
  }
}
