import LedgerDomain

/// Whether money was spent or received, by the words of a cell.
extension StatementWords {
  enum Direction {
    case out, received

    var opposite: Direction { self == .out ? .received : .out }
  }

  private static let out: Set = [
    "출금", "지급", "지출", "찾으신금액", "인출", "debit", "withdrawal", "moneyout", "expense", "spent", "soll",
  ]
  private static let received: Set = [
    "입금", "수입", "맡기신금액", "수령", "credit", "deposit", "moneyin", "income", "received", "haben",
  ]
  /// Words that say it only beside their opposite.
  private static let weaklyOut: Set = [
    "결제", "사용", "이용", "송금", "보내기", "보냄", "출", "지", "차변", "차", "payment", "sent", "out", "dr", "d",
    "s", "차감", "찾으심", "납부", "나감", "나간돈", "보낸돈", "마이너스", "dbit", "paidout", "outgoing", "outgoings",
    "spend",
    "af", "ausgang", "belastung", "débit", "cargo", "出金", "支出",
    "[-]", "(-)", "<->", "-", "－", "−", "–",
  ]
  private static let weaklyReceived: Set = [
    "충전", "적립", "받기", "받음", "환급", "입", "대변", "대", "topup", "receipt", "in", "cr", "c", "h", "[+]",
    "수취", "수납", "맡기심", "예입", "들어옴", "들어온돈", "받은돈", "플러스", "crdt", "paidin", "incoming", "incomings",
    "bij", "eingang", "gutschrift", "crédit", "abono", "入金", "收入",
    "(+)", "<+>", "+", "＋",
  ]
  /// Ways of payment, which may stand around 입금 and 출금 in one word.
  ///
  /// What a bank pays its customer is no such word: 이자지급 is money that came in.
  private static let ways: Set = [
    "", "체크카드", "체크", "카드", "직불", "타행", "당행", "자행", "타점", "현금", "대체", "이체", "계좌", "계좌이체", "자동",
    "자동이체",
    "자동화기기", "전자금융", "인터넷", "인터넷뱅킹", "모바일", "모바일뱅킹", "스마트", "스마트뱅킹", "폰뱅킹", "텔레뱅킹", "펌뱅킹", "오픈뱅킹",
    "atm", "cd", "cms", "fb", "창구", "일반", "기타", "수표", "즉시", "송금", "간편", "간편이체", "무통장", "무매체", "통장",
    "페이", "머니", "예약",
  ]
  private static let cancellations = ["취소", "정정", "반환", "cancelled", "canceled", "reversal"]

  /// What cards and wallets call a purchase, and what came back in a line of its own.
  private static let purchases: Set = [
    "결제", "구매", "구입", "사용", "이용", "매출", "sale", "sales", "purchase", "payment", "buy",
  ]
  private static let returns: Set = ["환불", "반품", "결제환불", "return", "returns", "refund", "refunds"]

  /// The same where all words are those for purchases and for what came back, and both are there.
  static func purchaseDirections(_ cells: some Sequence<String>) -> [String: Direction]? {
    var found: [String: Direction] = [:]
    for cell in cells where found[cell] == nil {
      guard isShort(cell), found.count < most else { return nil }
      let word = plain(cell)
      if word.isEmpty { continue }
      guard purchases.contains(word) || returns.contains(word) else { return nil }
      found[cell] = returns.contains(word) ? .received : .out
    }
    return Set(found.values).count == 2 ? found : nil
  }

  /// Words that say it weakly, behind a way of payment, as 타행송금, 자동충전 and 이체출.
  private static func weakWay(_ word: String) -> Direction? {
    let ends: [(String, Direction)] = [
      ("송금", .out), ("인출", .out), ("사용", .out), ("수취", .received), ("충전", .received),
      ("환급", .received), ("출", .out), ("입", .received),
    ]
    return ends.first { end, _ in
      word.hasSuffix(end) && word != end && ways.contains(String(word.dropLast(end.count)))
    }?.1
  }

  /// What each cell of a column says if all that are not blank say which way the money went; nil for
  /// another column.
  ///
  /// With `hasBalances` what was cancelled has moved money. With `isPartial` some may say nothing, beside others that say both.
  /// With `isSingle` a weak word needs no opposite, and with `isStrict` what it was for says nothing.
  static func directions(
    _ cells: some Sequence<String>, isPartial: Bool = false, hasBalances: Bool = false,
    isSingle: Bool = false, isStrict: Bool = false
  ) -> [String: Direction]? {
    var found: [String: Direction] = [:]
    var cancelled: Set<String> = []
    var others: Set<String> = []
    var isWeak = false
    for cell in cells {
      guard isShort(cell) else { return nil }
      guard found[cell] == nil, !others.contains(cell) else { continue }
      let word = plain(cell)
      if word.isEmpty { continue }
      if let direction = direction(word) {
        found[cell] = direction
      } else if let direction = cancelledDirection(word) {
        (found[cell], isWeak) = (direction, true)
        cancelled.insert(cell)
      } else if weaklyOut.contains(word) {
        (found[cell], isWeak) = (.out, true)
      } else if weaklyReceived.contains(word) {
        (found[cell], isWeak) = (.received, true)
      } else if let direction = (isPartial ? nil : weakWay(word))
        ?? (isStrict ? nil : otherDirection(word))
      {
        (found[cell], isWeak) = (direction, true)
      } else if isPartial {
        others.insert(cell)
      } else {
        return nil
      }
      // Texts are many, and the words for this few.
      if found.count + others.count > most { return nil }
    }
    guard !found.isEmpty else { return nil }
    // Of what a card or a wallet has cancelled a column of states says more, unless its balances do.
    let told = hasBalances ? found : found.filter { !cancelled.contains($0.key) }
    return (isWeak && !isSingle || isPartial) && Set(told.values).count < 2 ? nil : found
  }

  /// Weak words that mean nothing else wherever they stand alone, be it in a month without the opposite.
  private static let alone: Set = [
    "출", "나감", "나간돈", "보낸돈", "입", "들어옴", "들어온돈", "받은돈", "paidout", "paidin", "outgoing", "incoming",
    "出金", "入金",
  ]

  /// The same of a column with these words alone.
  static func plainWay(_ cells: some Sequence<String>) -> [String: Direction]? {
    let areAlone = cells.allSatisfy { cell in
      guard isShort(cell) else { return false }
      let word = plain(cell)
      return word.isEmpty || alone.contains(word)
    }
    return areAlone ? directions(cells, isSingle: true, isStrict: true) : nil
  }

  /// The same below a heading of signs, where one alone says it.
  static func signs(_ cells: some Sequence<String>) -> [String: Direction]? {
    guard
      cells.allSatisfy({ cell in
        isShort(cell) && !cell.contains { $0.isNumber }
          && (!cell.contains(where: \.isLetter) || cell.count < 3)
      })
    else { return nil }
    return directions(cells, isSingle: true)
  }

  private static let otherWays: Set = [
    "급여", "이자", "수수료", "신용카드", "체크결제", "카드결제", "체크카드결제", "현금인출", "공과금", "지로", "연금", "보험", "대출",
  ]

  /// Whether all cells of a column that are not blank say by what way money went, as 체크카드 or 타행, and not where.
  static func areWays(_ cells: some Sequence<String>) -> Bool {
    var known: Set<String> = []
    for cell in cells where !known.contains(cell) {
      guard isShort(cell) else { return false }
      let word = plain(cell)
      guard known.count < most,
        ways.contains(word) || otherWays.contains(word) || direction(word) != nil
      else { return false }
      known.insert(cell)
    }
    return known.contains { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Whether a cell says by what way money went and nothing else, as 인터넷 or 모바일이체.
  static func isWay(_ cell: String) -> Bool {
    var rest = plain(cell).filter(\.isLetter)[...]
    while !rest.isEmpty {
      // The longest one that leaves others.
      guard let end = rest.indices.reversed().first(where: { ways.contains(String(rest[...$0])) })
      else { return false }
      rest = rest[rest.index(after: end)...]
    }
    return true
  }

  /// Of what was cancelled the opposite, as of 사용취소, and of what came back.
  private static func cancelledDirection(_ word: String) -> Direction? {
    if ["환불", "결제환불", "반품", "refund"].contains(word) { return .received }
    guard let end = cancellations.first(where: word.hasSuffix) else { return nil }
    let rest = String(word.dropLast(end.count))
    if weaklyOut.contains(rest), rest.count > 1 { return .received }
    return weaklyReceived.contains(rest) && rest.count > 1 ? .out : nil
  }

  /// Whether a cell says that what went one way was taken back or corrected, as 지급정정.
  static func isUndone(_ cell: String) -> Bool {
    let word = plain(cell).filter { $0.isLetter || $0.isNumber }
    return cancellations.contains { end in
      word.hasSuffix(end) && wholeDirection(String(word.dropLast(end.count))) != nil
    }
  }

  /// Whether a cell says no more than which way money went.
  static func isPlainWay(_ cell: String) -> Bool {
    let word = plain(cell)
    let letters = word.filter(\.isLetter)
    return letters.isEmpty
      || [out, received, weaklyOut, weaklyReceived].contains {
        $0.contains(letters) || $0.contains(word)
      }
  }

  /// Whether a cell says that securities were bought or sold on an exchange.
  static func isExchanged(_ cell: String) -> Bool {
    guard isShort(cell) else { return false }
    return ["장내매수", "장내매도", "장외매수", "장외매도"].contains(where: plain(cell).has)
  }

  /// Of what words for the filling of a wallet are made, the longest first; other words say what was bought.
  private static let ofFillings = [
    "네이버페이", "카카오페이", "스마일페이", "쿠페이머니", "페이머니", "페이코", "쿠페이", "토스", "쓱", "ssg", "네이버", "카카오",
    "선불", "포인트", "머니", "페이", "캐시", "코인", "잔액", "금액", "계좌", "현금", "자동", "수동", "간편", "즉시", "일반",
    "완료", "성공", "처리", "정상", "승인", "충전", "topup", "completed", "complete", "success",
  ].sorted { $0.count > $1.count }

  /// Whether a cell says that its line has filled a wallet, as 충전, 포인트 충전 or 충전완료.
  static func isFilling(_ cell: String) -> Bool {
    guard isShort(cell) else { return false }
    let word = plain(cell).filter { $0.isLetter }
    guard ["충전", "topup"].contains(where: word.has) else { return false }
    var rest = word[...]
    while let part = ofFillings.first(where: rest.hasPrefix) { rest = rest.dropFirst(part.count) }
    return rest.isEmpty
  }

  /// The same for a word of letters alone.
  static func plainDirection(_ word: String) -> Direction? { wholeDirection(word) }

  private static func direction(_ word: String) -> Direction? {
    // As `[-] 결제`, in which the sign says it whatever the word is.
    for (sign, direction) in [("[-]", Direction.out), ("[+]", .received)]
    where word.hasPrefix(sign) && word.count > sign.count {
      return direction
    }
    let word = word.filter { $0.isLetter || $0.isNumber }
    if let direction = wholeDirection(word) { return direction }
    let cancelled = cancellations.lazy.filter(word.hasSuffix).map { word.dropLast($0.count) }.first
    return cancelled.flatMap { wholeDirection(String($0)) }?.opposite
  }

  private static func wholeDirection(_ word: String) -> Direction? {
    if out.contains(word) { return .out }
    if received.contains(word) { return .received }
    for (name, direction) in [("출금", Direction.out), ("지급", .out), ("입금", .received)] {
      if word.hasSuffix(name), ways.contains(String(word.dropLast(2))) { return direction }
      if word.hasPrefix(name), ways.contains(String(word.dropFirst(2))) { return direction }
    }
    return nil
  }
}
