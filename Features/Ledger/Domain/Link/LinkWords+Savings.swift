/// What words say of money that is kept for later.
extension LinkWords {
  private static let investments = [
    "증권", "금융투자", "투자신탁", "자산운용", "업비트", "빗썸", "코인원", "코빗", "고팍스", "두나무", "바이낸스", "도약계좌", "희망적금",
    "내일저축", "연금저축", "연금보험", "변액연금", "개인연금", "퇴직연금", "공제회", "펀드", "투자", "노란우산", "공모주", "골드뱅킹",
    "파킹통장", "세이프박스", "플러스박스", "챌린지박스", "달러박스", "외화박스", "트래블박스", "모으기", "굴리기", "모임금고",
    "생활비금고", "비상금고", "내일채움공제", "상공인공제", "교직원공제", "출자금", "발행어음", "국고채", "회사채", "변액보험", "증거금",
    "로보어드바이저",
    "저금통", "금현물", "krx금", "해외주식", "국내주식", "주식매수", "주식매도", "주식계좌", "upbit", "bithumb", "binance",
    "coinbase",
    "securities", "brokerage", "moneylink", "moneyline", "fidbkg", "fidelityinvest", "schwab",
    "vanguard",
    "betterment", "wealthfront", "robinhood", "acorns", "etoro", "webull", "ameritrade",
    "merrilledge", "interactivebrokers", "trading212", "freetrade", "moneybox",
    "hargreaveslansdown", "hlsipp", "wealthify", "premiumbonds", "degiro", "traderepublic",
    "scalablecapital", "kraken", "bitstamp", "treasurydirect", "marcusby", "goldmansachsba",
    "fidelity", "rothira", "ajbell", "chipfinancial", "nutmegsaving",
  ]
  /// Names that only count as whole texts, since people, shops and food are called so, too.
  private static let investmentsAlone: Set = [
    "marcus", "plum", "chip", "nutmeg", "nsi", "nsandi", "rp", "핀트", "파운트",
    "8퍼센트", "렌딧", "카사", "펀블", "뮤직카우", "체인지업",
  ]
  /// Names that only count as whole words, since they also occur inside others.
  private static let shortInvestments: Set = [
    "irp", "isa", "cma", "mmf", "mmda", "etf", "els", "hsa", "hysa",
  ]
  /// Those that are also called like people and towns, with what stands beside them where they are none; 401K has one
  /// letter.
  private static let retirement: [String: Set<String>] = [
    "ira": contributions.union(["roth", "trad", "traditional", "sep"]),
    "roth": contributions.union(["ira", "k"]),
  ]
  private static let contributions: Set = [
    "contribution", "contributions", "contrib", "distribution", "distributions", "distrib",
    "rollover",
    "conversion",
  ]

  /// The same of a folded text whose words stand apart where its bank wrote it.
  static func isInvestment(_ text: String, in said: String) -> Bool {
    if isInvestment(text) || investmentsAlone.contains(text) { return true }
    guard shortInvestments.contains(where: text.has) || retirement.keys.contains(where: text.has)
    else { return false }
    let words = Set(LinkNames.latinWords(said))
    return !shortInvestments.isDisjoint(with: words)
      || retirement.contains { words.contains($0) && !$1.isDisjoint(with: words) }
  }

  /// Whether a text names where people keep money for later.
  static func isInvestment(_ text: String) -> Bool {
    if has(investments, in: text) { return !text.has("리펀드") }
    return text.split { !$0.isASCII || !$0.isLetter }.contains {
      shortInvestments.contains(String($0))
    }
  }

  /// Whether money that came from there was earned by it, or given.
  static func isYield(_ text: String) -> Bool {
    isEarned(text) || isDiscount(text)
      || has(["분배금", "수익금", "이벤트", "축하", "지원금", "당첨"], in: text)
  }

  /// Whether words are of loans and savings, and no name.
  static func isMoney(_ text: String) -> Bool {
    guard !isName(endingIn: ["상환", "만기", "해지"], text) else { return false }
    return isSaving(text) || isInvestment(text) || isRepayment(text) || isPaidBack(text)
      || has(["대출", "만기", "해지"], in: text)
  }

  /// Whether what a wallet calls a movement means that another person has sent the money.
  static func isReceived(_ kind: String) -> Bool {
    has(["받기", "받은", "받음", "선물", "received"], in: kind)
  }
}
