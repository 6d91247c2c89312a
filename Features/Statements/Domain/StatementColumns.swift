/// The columns of a statement that are known by their headings alone, which the user does not choose.
struct StatementColumns {
  /// Of an export of Galbi.
  let account: Int?
  /// The number of a card's approval, which its cancellation has too.
  let approval: Int?
  /// The time of day, if the day does not say it.
  let time: Int?
  /// How much of an approval was cancelled.
  let cancelledAmount: Int?
  /// What the account has after the entry.
  let balance: Int?
  /// Whether the statement is that of a card.
  let isCard: Bool
  /// Columns that say nothing but whether an approval was cancelled, such as `취소여부`.
  private let flags: Set<Int>

  /// How headings begin that only the statements of cards have.
  private static let cards = ["승인", "이용", "취소"]
  private static let approvals = ["승인번호", "approvalnumber", "approvalno", "authorizationcode"]
  private static let times = [
    "거래시간", "거래시각", "이용시간", "이용시각", "승인시간", "승인시각", "시간", "시각", "time",
  ]
  private static let cancelledAmounts = [
    "취소금액", "부분취소금액", "승인취소금액", "취소액", "cancelledamount", "canceledamount", "refundedamount",
  ]
  private static let balances = [
    "잔액", "거래후잔액", "거래후잔고", "통장잔액", "계좌잔액", "현재잔액", "남은금액", "잔고", "balance",
    "runningbalance", "accountbalance", "balanceafter",
  ]
  /// What such a column has for an approval that stands.
  private static let valid: Set = [
    "", "-", "0", "n", "no", "x", "false", "정상", "승인", "아니오", "아니요", "없음", "해당없음", "미취소",
  ]
  private static let cancelled = ["취소", "cancel", "void", "reversed"]
  private static let partly = ["부분", "partial"]
  private static let notCancelled = ["취소가능", "취소불가", "미취소", "notcancel"]

  init(_ headings: [String] = [], account: Int? = nil) {
    let headings = headings.map(ColumnMapping.plain)
    func first(_ words: [String]) -> Int? {
      words.lazy.compactMap { headings.firstIndex(of: $0) }.first
    }
    (approval, time) = (first(Self.approvals), first(Self.times))
    balance = first(Self.balances)
    cancelledAmount = first(Self.cancelledAmounts)
    isCard = headings.contains { heading in Self.cards.contains { heading.hasPrefix($0) } }
    flags = Set(headings.indices.filter { headings[$0].hasPrefix("취소") })
    self.account = account
  }

  /// What a cell of the column for the status says that was cancelled of the approval.
  func cancellation(_ cell: String, in column: Int?) -> ReadLine.Cancellation {
    let text = cell.filter { !$0.isWhitespace }.lowercased()
    if Self.notCancelled.contains(where: text.contains) { return .none }
    let isFlag = column.map(flags.contains) == true
    let isCancelled =
      isFlag ? !Self.valid.contains(text) : Self.cancelled.contains(where: text.contains)
    guard isCancelled else { return .none }
    guard Self.partly.contains(where: text.contains) else { return .whole }
    return isFlag ? .part(nil) : .ofPart
  }
}
