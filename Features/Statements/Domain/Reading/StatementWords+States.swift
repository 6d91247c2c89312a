import LedgerDomain
import WalletDomain

/// What became of a payment by the words of a cell.
extension StatementWords {
  enum State { case happened, pending, failed, cancelled, partlyCancelled }

  private static let happened: Set = [
    "정상", "승인", "완료", "완료됨", "승인됨", "결제완료", "매입", "매입완료", "성공", "처리완료", "입금완료", "출금완료", "이체완료",
    "거래완료",
    "승인완료", "정상승인", "정상처리", "구매확정", "approved", "completed", "complete", "posted", "settled",
    "success", "successful", "succeeded", "cleared", "ok", "paid", "captured", "booked", "executed",
    "authorised", "authorized",
  ]
  private static let failed = [
    "거절", "실패", "반려", "한도초과", "불능", "오류", "부도", "미승인", "잔액부족", "불가", "부족", "중지", "차단", "정지",
    "중단", "declin", "fail", "reject",
    "revert", "refus", "denied", "expired", "error", "insufficient",
    "되돌림", "되돌려", "만료", "입금대기", "입금전", "미입금", "미결제", "에러", "비정상", "무효", "기각", "반송",
    "시간초과", "타임아웃", "bounced", "blocked", "abort", "timeout", "timedout",
  ]
  private static let cancelled = [
    "취소", "환불완료", "반품완료", "철회", "취하", "회수", "chargeback", "chargedback", "cancel", "void",
    "reversed", "refunded", "returned",
  ]
  private static let partly = ["부분", "일부", "partial", "partly"]
  private static let notCancelled = [
    "취소가능", "취소불가", "미취소", "취소거절", "취소실패", "취소반려", "notcancel",
    "취소후재", "환불가능", "환불불가", "반품가능", "반품불가", "교환가능", "교환불가", "미환불", "미반품",
  ]
  /// What a cancellation costs, or until when one is possible: alone they are none.
  private static let besideCancelled = [
    "취소수수료", "취소위약금", "취소위약", "취소기한", "환불수수료", "반품수수료", "cancellationfee",
  ]
  /// Of a cancellation that has not happened; 고객요청취소 has.
  private static let asked = ["취소", "철회"].flatMap { word in
    ["요청", "신청", "접수", "대기", "예정", "진행"].map { word + $0 }
  }
  private static let pending = [
    "미매입", "매입전", "매입중", "청구전", "정산전", "확정전", "가승인", "대기", "처리중", "진행중", "예정", "보류", "미완료", "미확정",
    "접수", "pending", "processing",
    "inprogress", "onhold", "scheduled",
  ]

  /// Nil for words that are no state.
  static func state(_ cell: String) -> State? {
    let all = withoutAmount(cell)
    if all.isEmpty { return nil }
    let word = besideCancelled.reduce(all) { $0.replacing($1, with: "") }
    func has(_ words: [String]) -> Bool { words.contains(where: word.has) }
    if has(notCancelled) { return .happened }
    if has(failed) { return .failed }
    // What was asked for has not happened yet, unless it was done.
    if has(asked), !has(["완료", "승인취소"]) { return .pending }
    if has(cancelled) || ["환불", "반품", "refund"].contains(where: word.hasSuffix) {
      return has(partly) ? .partlyCancelled : .cancelled
    }
    if has(pending) { return .pending }
    return happened.contains(word) || word != all ? .happened : nil
  }

  /// A plain word without an amount that stands beside it, as 부분취소 3,000원.
  private static func withoutAmount(_ cell: String) -> String {
    let word = plain(cell)
    guard word.contains(where: \.isNumber) else { return word }
    var result = ""
    var isBehindDigit = false
    for letter in word {
      if letter.isNumber || isBehindDigit && ",원".contains(letter) {
        isBehindDigit = letter.isNumber
      } else {
        result.append(letter)
        isBehindDigit = false
      }
    }
    return result
  }

  /// Of what the words for states are made, the longest first.
  private static let parts =
    (Array(happened) + pending + partly
    + failed.filter { $0.allSatisfy { !$0.isASCII } } + [
      "금액", "한도", "잔액", "잔고", "자금", "초과",
      "결제", "거래", "이체", "처리", "출금", "입금", "주문", "구매", "전체", "일부", "송금", "요청", "취소", "환불", "반품",
      "철회", "취하", "회수", "bounced", "blocked", "aborted", "abort", "timeout", "timedout",
      "chargeback",
      "chargedback",
      "가능", "되돌림", "되돌려짐",
      "불가", "확정", "매출", "자동이체", "전표", "배송", "발송", "카드", "미", "됨", "건", "중", "declined", "decline",
      "failed",
      "failure", "rejected", "reverted", "refused", "denied", "expired", "error", "insufficient",
      "funds", "cancelled", "canceled", "cancellation", "cancel", "voided", "void", "reversed",
      "refunded", "returned", "partially", "not", "transaction", "payment",
    ]).sorted { $0.count > $1.count }

  /// Whether a cell has no words but those for what became of a payment: 오류동지점 is a branch of a bank.
  private static func isWholeState(_ cell: String) -> Bool {
    var rest = withoutAmount(cell).filter(\.isLetter)[...]
    while !rest.isEmpty {
      guard let part = parts.first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(part.count)
    }
    return state(cell) != nil
  }

  /// What became of all that a title names, as 이용취소; nil for other titles.
  static func title(_ word: String) -> State? {
    let rest = ["신용카드", "체크카드", "카드", "이용", "국내", "해외", "일시불", "할부"]
      .reduce(word) { $0.replacing($1, with: "") }
    return !rest.isEmpty && isWholeState(rest) ? state(rest) : nil
  }

  /// Whether all cells of a column that are not blank are states, and some are.
  static func areStates(_ cells: some Sequence<String>) -> Bool {
    var known: Set<String> = []
    for cell in cells {
      guard isShort(cell) else { return false }
      if known.contains(cell) || cell.allSatisfy(\.isWhitespace) { continue }
      guard known.count < most, cell.count <= 20, isWholeState(cell) else { return false }
      known.insert(cell)
    }
    return !known.isEmpty
  }

  private static let cancellations: Set = [
    "취소", "승인취소", "결제취소", "매출취소", "구매취소", "주문취소", "사용취소", "이용취소", "거래취소", "전체취소", "취소완료", "환불",
    "결제환불", "환불완료", "반품", "거절", "승인거절", "실패", "결제실패", "refund", "refunded", "cancelled", "canceled",
    "declined", "failed", "voided", "reverted",
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
    return known.count > 1
      && known.contains { cancellations.contains(plain($0)) || isCancelled($0) }
  }

  /// Whether a cell has no words but those for what did not happen, or was taken back.
  private static func isCancelled(_ cell: String) -> Bool {
    guard isWholeState(cell), let state = state(cell) else { return false }
    return [.failed, .cancelled, .partlyCancelled].contains(state)
  }

  /// Whether all cells of a column that are not blank are states, and some say that a payment did not happen.
  static func haveFailures(_ cells: some Sequence<String>) -> Bool {
    areStates(cells) && cells.contains { isShort($0) && isCancelled($0) }
  }

  /// How much a cell says that was cancelled, as 부분취소 5,000; nil without an amount in groups of digits or of won,
  /// which no count or day is, or with what is left.
  static func part(_ cell: String) -> StatementEntry.Cancelled? {
    let isOther = cell.contains { "/.:-~%".contains($0) }
    guard isShort(cell), !isOther,
      !["잔", "남", "후", "left", "remain"].contains(where: cell.lowercased().has)
    else { return nil }
    let figures = cell.split { !$0.isNumber && $0 != "," }.map(String.init)
    guard figures.count == 1,
      figures[0].contains(",") || ["\(figures[0])원", "₩\(figures[0])"].contains(where: cell.has),
      case .amount(let amount) = AmountText.read(figures[0]), amount > 0
    else { return nil }
    return .part(Won(amount))
  }

  // MARK: Flags

  /// What a column such as 취소여부 has for an approval that was cancelled.
  private static let no: Set = ["n", "no", "false", "f", "x", "×", "✗", "0", "아니오", "아니요", "부"]

  static func isNo(_ cell: String) -> Bool { isShort(cell) && no.contains(plain(cell)) }

  private static let yes: Set = ["y", "yes", "true", "o", "1", "c", "v", "✓", "√", "예", "네", "여"]

  /// What a column that says nothing but whether an approval was cancelled, or when, says of one.
  ///
  /// Nil for words that say neither: then it stands.
  static func flag(_ cell: String) -> State? {
    let word = plain(cell).prefix { $0 != "(" }
    if yes.contains(String(word)) || StatementDays.isDay(cell) { return .cancelled }
    let state = state(cell)
    // What cannot be cancelled any more stands.
    return state == .pending || word == "불가" ? nil : state
  }
}
