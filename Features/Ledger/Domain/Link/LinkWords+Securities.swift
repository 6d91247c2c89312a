/// What brokers call movements of their accounts.
extension LinkWords {
  /// What a movement of money or securities is.
  enum Securities {
    /// A dividend, interest, a fee or a tax, which count.
    case earned
    /// Securities or a currency for money, or money for these.
    case trade
    /// Money that came in or went out.
    case moved
  }

  private static let charges = ["수수료", "세금", "세액", "거래세", "소득세", "농특세"]
  private static let earnings = [
    "배당", "분배", "수익금", "이자", "이용료", "수수료", "세금", "세액", "거래세", "소득세", "주민세", "지방세", "특별세", "원천",
    "연회비", "이벤트", "축하", "지원금", "당첨", "캐시백", "리워드", "급여", "월급", "상여", "dividend", "distribution",
    "interest", "fee", "tax", "reward", "cashback", "salary",
  ]
  private static let trades = [
    "매수", "매도", "매입", "매각", "청약", "공모주", "배정", "환매", "설정", "상환", "만기", "해지", "환전", "증자", "감자",
    "단수주", "단주", "증거금", "융자", "대출", "buy", "sell", "bought", "sold", "redemption",
    "redeemed", "matured", "subscription", "reinvest",
  ]
  /// Which say it as a broker's kind alone: 공모전 and a purchase in a shop are other things.
  private static let tradeKinds = ["공모", "구매", "판매", "가입", "purchase"]
  private static let moves = [
    "입금", "출금", "이체", "대체", "송금", "환불", "반환", "오픈뱅킹", "deposit", "withdraw", "transfer", "tfr",
    "moneylink",
  ]

  /// By the kind that a broker says, or else by the text beside it; nil where neither says it.
  static func securities(_ kind: String, _ text: String) -> Securities? {
    // Some are daily accounts with a card.
    guard !has(["카드", "card"], in: kind) else { return nil }
    // Behind this stands the name of what was traded, as that of a fund for taxes.
    if ["youbought", "yousold"].contains(where: kind.hasPrefix) { return .trade }
    if has(charges, in: text) { return .earned }
    // The text may be the name of a company, as 화이자.
    if has(tradeKinds, in: kind), !has(earnings, in: kind) { return .trade }
    let words = text.hasSuffix(kind) ? [kind, String(text.dropLast(kind.count))] : [kind, text]
    return words.lazy.compactMap(securities).first
  }

  private static func securities(_ text: String) -> Securities? {
    if text == "exchange" || text == "fx" { return .trade }
    if has(earnings, in: text) { return .earned }
    if has(trades, in: text) { return .trade }
    return has(moves, in: text) ? .moved : nil
  }
}

extension LinkFinder {
  /// Whether a broker's account has bought or sold something, whatever that is called.
  func isTrade(_ row: LedgerRow) -> Bool {
    parties.kind(row) == .investment
      && LinkWords.securities(parties.kindText(row), parties.folded(row.said)) == .trade
  }

  /// Whether a broker's account has earned something, or traded, which gives nothing back.
  func isOfSecurities(_ index: Int) -> Bool {
    guard kinds[index] == .investment else { return false }
    let said = LinkWords.securities(kindText(at: index), parties.folded(texts[index]))
    return said == .earned || said == .trade
  }

  /// What a movement of a broker's account is; nil for what counts, and for what the user moves by his own name.
  func meaning(ofSecurities row: LedgerRow, _ isOut: Bool) -> Meaning? {
    switch LinkWords.securities(parties.kindText(row), parties.folded(row.said)) {
    case .trade: Meaning(key: "trade", account: nil, isClear: true)
    case .moved where !parties.party(row).isHolder:
      Meaning(key: "moved \(isOut) \(row.account.rawValue)", account: nil, isClear: false)
    case .moved, .earned, nil: nil
    }
  }
}
