import LedgerDomain

/// What words in the cells of a statement mean, whatever their column is called.
enum StatementWords {
  /// Which way the money went.
  enum Direction { case out, received }

  /// What became of a payment.
  enum State { case happened, pending, failed, cancelled, partlyCancelled }

  /// In small letters of their usual width, without blanks.
  static func plain(_ cell: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars {
      if let scalar = plain(scalar) { scalars.append(scalar) }
    }
    return String(scalars).lowercased()
  }

  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    // The fast way for nearly all: syllables and letters.
    if 0xAC00...0xD7A3 ~= scalar.value || 0x21...0x7E ~= scalar.value { return scalar }
    if scalar.properties.isWhitespace { return nil }
    guard 0xFF01...0xFF5E ~= scalar.value else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0)
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

  /// The last four digits of a card's number; nil if they are hidden or there is none.
  static func card(_ cell: String) -> String? {
    guard isShort(cell) else { return nil }
    let end = plain(cell).filter { $0 == "*" || $0.isASCII && $0.isNumber }.suffix(4)
    return end.count == 4 && !end.contains("*") ? String(end) : nil
  }

  // MARK: Directions

  private static let out: Set = [
    "출금", "지급", "지출", "찾으신금액", "인출", "debit", "withdrawal", "moneyout", "expense", "spent", "soll",
  ]
  private static let received: Set = [
    "입금", "수입", "맡기신금액", "수령", "credit", "deposit", "moneyin", "income", "received", "haben",
  ]
  /// Words that say it only beside their opposite.
  private static let weaklyOut: Set = [
    "결제", "사용", "이용", "송금", "보내기", "보냄", "출", "payment", "sent", "out", "dr", "d", "s", "[-]", "-",
  ]
  private static let weaklyReceived: Set = [
    "충전", "적립", "받기", "받음", "환급", "입", "topup", "receipt", "in", "cr", "c", "h", "[+]", "+",
  ]

  /// What each cell of a column says if all that are not blank say which way the money went; nil for
  /// another column.
  static func directions(_ cells: some Sequence<String>) -> [String: Direction]? {
    var found: [String: Direction] = [:]
    var isWeak = false
    for cell in cells {
      guard isShort(cell) else { return nil }
      guard found[cell] == nil else { continue }
      let word = plain(cell)
      if word.isEmpty { continue }
      if let direction = direction(word) {
        found[cell] = direction
      } else if weaklyOut.contains(word) {
        (found[cell], isWeak) = (.out, true)
      } else if weaklyReceived.contains(word) {
        (found[cell], isWeak) = (.received, true)
      } else {
        return nil
      }
      // Texts are many, and the words for this few.
      if found.count > most { return nil }
    }
    guard !found.isEmpty else { return nil }
    return isWeak && Set(found.values).count < 2 ? nil : found
  }

  private static func direction(_ word: String) -> Direction? {
    if out.contains(word) { return .out }
    if received.contains(word) { return .received }
    let (isOut, isReceived) = (
      word.has("출금") || word.has("지급"), word.has("입금")
    )
    guard isOut != isReceived, word.count <= 8 else { return nil }
    return isOut ? .out : .received
  }

  // MARK: States

  /// How many different words a column of states or directions has at most.
  private static let most = 16

  /// Whether a cell may be one of them; comparing a long one takes long.
  private static func isShort(_ cell: String) -> Bool { cell.utf8.count <= 200 }

  private static let happened: Set = [
    "정상", "승인", "완료", "결제완료", "매입", "매입완료", "성공", "처리완료", "입금완료", "출금완료", "이체완료", "거래완료",
    "승인완료", "정상승인", "정상처리", "구매확정", "approved", "completed", "complete", "posted", "settled",
    "success", "successful", "succeeded", "cleared", "ok", "paid", "captured", "booked", "executed",
    "authorised", "authorized",
  ]
  private static let failed = [
    "거절", "실패", "반려", "한도초과", "불능", "오류", "부도", "미승인", "잔액부족", "declin", "fail", "reject",
    "revert", "refus", "denied", "expired", "error", "insufficient",
  ]
  private static let cancelled = ["취소", "환불완료", "반품완료", "cancel", "void", "reversed", "refunded"]
  private static let partly = ["부분", "partial", "partly"]
  private static let notCancelled = ["취소가능", "취소불가", "미취소", "취소거절", "취소실패", "취소반려", "notcancel"]
  private static let pending = [
    "미매입", "대기", "처리중", "진행중", "예정", "보류", "미완료", "미확정", "접수", "pending", "processing",
    "inprogress", "onhold",
  ]

  /// Nil for words that are no state.
  static func state(_ cell: String) -> State? {
    let word = plain(cell)
    if word.isEmpty { return nil }
    func has(_ words: [String]) -> Bool { words.contains(where: word.has) }
    if has(notCancelled) { return .happened }
    if has(failed) { return .failed }
    if has(cancelled) { return has(partly) ? .partlyCancelled : .cancelled }
    if has(pending) { return .pending }
    return happened.contains(word) ? .happened : nil
  }

  /// Whether all cells of a column that are not blank are states, and some are.
  static func areStates(_ cells: some Sequence<String>) -> Bool {
    var known: Set<String> = []
    for cell in cells {
      guard isShort(cell) else { return false }
      if known.contains(cell) || cell.allSatisfy(\.isWhitespace) { continue }
      guard known.count < most, cell.count <= 20, state(cell) != nil else { return false }
      known.insert(cell)
    }
    return !known.isEmpty
  }

  private static let cancellations: Set = [
    "취소", "승인취소", "결제취소", "매출취소", "구매취소", "주문취소", "전체취소", "취소완료", "거절", "승인거절", "실패", "결제실패",
    "cancelled", "canceled", "declined", "failed", "voided", "reverted",
  ]

  /// Whether a column tells cancellations from a few other words, which need not be states.
  static func haveCancellations(_ cells: some Sequence<String>) -> Bool {
    var known: Set<String> = []
    for cell in cells {
      guard isShort(cell) else { return false }
      if known.contains(cell) { continue }
      guard known.count < most, cell.count <= 12, !cell.contains(where: \.isNumber) else {
        return false
      }
      known.insert(cell)
    }
    return known.count > 1 && known.contains { cancellations.contains(plain($0)) }
  }

  // MARK: Totals

  private static let totals = ["합계", "소계", "총계", "누계", "일계", "월계", "총합", "총액"]

  /// Whether a cell says that its line is a sum of others.
  static func isTotal(_ cell: String) -> Bool {
    guard cell.utf8.count <= 80 else { return false }
    let inner = plain(cell).drop { "([<*".contains($0) }
    let word = String(inner.prefix { $0 != "(" && $0 != "[" }.filter { $0.isLetter })
    if word.isEmpty { return false }
    return totals.contains(where: word.hasSuffix) || ["계", "총건", "sum"].contains(word)
      || word.hasSuffix("total") || word.hasSuffix("totals")
  }

  private static let carried: Set = [
    "이월", "전월이월", "전기이월", "전일이월", "전년이월", "이월금", "이월금액", "이월잔액", "이월잔고", "전월잔액", "전일잔액", "전기잔액",
    "기초잔액", "기초잔고", "시작잔액", "기초이월", "차월이월", "차기이월", "차년이월", "익월이월", "기말잔액", "기말잔고",
    "월말잔액", "최종잔액", "현재잔액", "조회시작잔액", "openingbalance", "startingbalance", "beginningbalance",
    "previousbalance", "broughtforward", "balancebroughtforward", "balanceforward",
    "closingbalance",
    "endingbalance", "carriedforward", "balancecarriedforward",
  ]

  /// Whether a cell says that its line has nothing but what the account had.
  static func isCarried(_ cell: String) -> Bool {
    guard isShort(cell) else { return false }
    return carried.contains(plain(cell).filter { !"()[]<>*-./".contains($0) })
  }

  /// Whether a cell has no other word than that its line is a sum.
  static func isTotalAlone(_ cell: String) -> Bool {
    guard isShort(cell) else { return false }
    let word = plain(cell).filter { !"()[]<>*-".contains($0) }
    return totals.contains(word) || ["계", "total", "subtotal", "grandtotal", "sum"].contains(word)
  }
}
