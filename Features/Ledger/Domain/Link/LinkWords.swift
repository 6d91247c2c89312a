/// What words say of an entry; all texts are in the form of `LinkNames.folded`.
package enum LinkWords {
  static func has(_ words: [String], in text: String) -> Bool {
    let found = text.utf8.withContiguousStorageIfAvailable { bytes in
      words.contains { bytes.has($0) && stands($0, in: text) }
    }
    return found ?? words.contains { text.has($0) && stands($0, in: text) }
  }

  /// What a bank's words beside an entry say of it.
  struct Kinds: OptionSet {
    let rawValue: UInt8

    static let transfer = Kinds(rawValue: 1)
    static let deposit = Kinds(rawValue: 2)
    static let byAccountCard = Kinds(rawValue: 4)
    static let earned = Kinds(rawValue: 8)
    static let interest = Kinds(rawValue: 16)
    static let received = Kinds(rawValue: 32)
    static let refund = Kinds(rawValue: 64)
    static let byCard = Kinds(rawValue: 128)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ kind: String) {
      self = []
      if isTransfer(kind) { insert(.transfer) }
      if isDeposit(kind) { insert(.deposit) }
      if isByAccountCard(kind) { insert(.byAccountCard) }
      if isEarned(kind), !isSaving(kind), !isInvestment(kind) { insert(.earned) }
      if isInterest(kind) { insert(.interest) }
      if isReceived(kind) { insert(.received) }
      if isRefund(kind) { insert(.refund) }
      if isByCard(kind) { insert(.byCard) }
    }
  }

  static let transfers = ["이체", "송금", "대체", "오픈뱅킹", "transfer", "xfer", "trnsfr"]
  private static let noTransfers = ["급여", "수수료", "이자", "카드", "fee"]

  /// Whether a bank calls an entry a transfer.
  static func isTransfer(_ kind: String) -> Bool {
    (has(transfers, in: kind) || isBareTransfer(kind)) && !has(noTransfers, in: kind)
  }

  /// Whether a bank calls an entry money that came in, as 일반입금, and not from whom or for what.
  static func isDeposit(_ kind: String) -> Bool {
    kind.hasSuffix("입금")
      && !has(noTransfers + ["현금", "기기", "대출", "배당", "연금", "환급", "적금", "예금"], in: kind)
      && !isMachine(kind)
  }

  /// Whether money was earned, from whomever it came.
  static func isEarned(_ text: String) -> Bool {
    has(
      ["급여", "상여", "월급", "수당", "배당", "연금", "매출", "정산", "salary", "payroll", "dividend"], in: text)
  }

  /// Whether a bank moves money again and again because the user has said so.
  static func isOrdered(_ kind: String) -> Bool { has(["자동이체", "standingorder"], in: kind) }

  /// Whether a bank calls an entry a payment by a card of the account itself.
  static func isByAccountCard(_ kind: String) -> Bool {
    has(["체크", "직불", "debitcard", "checkcard", "kartenzahlung"], in: kind)
  }

  static func isSaving(_ text: String) -> Bool {
    has(
      [
        "적금", "예금", "저축", "청약", "저금통", "동전모으기", "세이프박스", "비상금", "vault", "savings",
        "pottransfer",
      ], in: text)
  }
  /// Whether money became that of another currency, a cheque or paper that the bank buys back.
  static func isExchange(_ kind: String) -> Bool {
    has(["환전", "exchange"] + boughtOfBanks, in: kind)
  }

  /// What no shop is called by.
  private static let boughtOfBanks = [
    "외화매수", "외화매도", "외화매입", "rp매수", "rp매도", "자기앞수표", "수표발행", "수표입금", "cashierscheck",
  ]

  /// The same by the text alone.
  static func isBoughtOfBank(_ text: String) -> Bool { has(boughtOfBanks, in: text) }

  /// The same by a text such as `Converted 50,000 KRW to 36.50 USD`.
  static func isConversion(_ text: String) -> Bool {
    text.hasPrefix("converted") && text.contains(where: \.isNumber)
  }

  package static func isTopUp(_ text: String) -> Bool { has(["충전", "topup"], in: text) }

  /// Whether a text names what can be filled, such as a wallet or a card for buses.
  static func isFillable(_ text: String) -> Bool {
    has(["카드", "페이", "머니", "캐시비", "교통", "card", "pay", "money"], in: text)
  }

  // MARK: Kinds of accounts

  /// Whether savings came back, perhaps with their interest.
  static func isMaturity(_ text: String) -> Bool {
    isEnd(text)
      && (has(["적금", "예금", "저축", "청약", "저금통", "savings", "deposit"], in: text)
        || has(["만기해지", "중도해지"], in: text) && !isReturned(text) && !has(ended, in: text))
  }

  /// What people end before its time, too, and is no savings.
  private static let ended = [
    "위약금", "헬스", "휘트니스", "피트니스", "필라테스", "요가", "렌탈", "렌트", "리스", "통신", "휴대폰", "정수기", "학원", "회원권",
    "이용권",
  ]

  /// Whether savings have ended, in the words of their own account.
  static func isEnd(_ text: String) -> Bool {
    has(["만기", "해지", "maturity", "matured"], in: text)
      && !has(["이자", "세금", "수수료", "보험", "interest", "tax", "fee"], in: text)
  }

  /// Whether an entry is what a bank takes or gives for its service, or comes back.
  static func isPrice(_ text: String) -> Bool {
    guard !has(repayments, in: text) || text.has("수수료") else { return false }
    return has(
      [
        "수수료", "이자", "연회비", "세금", "거래세", "제세금", "환급", "만기", "해지", "fee", "interest", "tax",
        "refund",
      ], in: text)
  }

  /// Whether an entry is interest alone, which no other account of the user has paid or got.
  static func isInterest(_ text: String) -> Bool {
    has(["이자", "interest"], in: text) && !has(allRepayments, in: text)
  }

  // MARK: Cards

  package static func isDiscount(_ text: String) -> Bool {
    has(
      ["할인", "캐시백", "포인트", "마일리지", "적립", "리워드", "혜택", "cashback", "discount", "reward"],
      in: text)
  }

  // MARK: Refunds

  private static let refunds = [
    "부분취소", "승인취소", "매출취소", "결제취소", "취소", "환불", "반품", "refunded", "refund", "cancelled",
    "canceled", "cancellation", "cancel", "returned", "return",
  ]

  package static func isRefund(_ text: String) -> Bool { has(refunds, in: text) }

  private static let returns =
    refunds + [
      "환급", "반환", "반려", "과오납", "반송", "환입", "부도", "불능", "잔액부족", "잔고부족", "미납", "정정", "미출금", "미결제",
      "reversal",
      "reversed", "bounced", "insufficientfunds",
    ]

  /// Whether what was paid came back.
  static func isReturned(_ text: String) -> Bool { has(returns, in: text) }

  /// Whether a text says that something was paid back, and not by the state or by what was saved.
  static func saysPaidBack(_ text: String) -> Bool {
    isReturned(text)
      && !has(
        [
          "국세", "지방세", "소득세", "부가세", "연말정산", "세무서", "장려금", "대출", "이체", "보험금", "taxrefund",
          "irstreas",
          "hmrc",
        ], in: text)
  }

  /// The text without these words.
  static func withoutReturn(_ text: String) -> String {
    returns.reduce(text) { $0.has($1) ? $0.replacing($1, with: "") : $0 }
  }

  /// Whether a text describes the kind of an entry, such as interest, rather than a person.
  static func isNobody(_ text: String) -> Bool {
    has(
      [
        "이자", "급여", "상여", "월급", "배당", "수당", "연금", "환급", "수수료", "이체", "송금", "입금", "출금", "현금", "대출",
        "적금",
        "예금", "충전", "캐시백", "interest", "salary", "payroll", "dividend", "transfer", "deposit",
        "withdrawal",
      ], in: text) || isMachine(text)
  }

  /// The payee that the text of an entry or of its refund names.
  static func payee(_ text: String) -> String {
    var text = text
    for word in refunds where text.has(word) { text = text.replacing(word, with: "") }
    return text
  }

  /// Whether two folded texts may name one shop.
  static func mayBeOneShop(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    return short.count > 1 && long.has(short)
  }
}
