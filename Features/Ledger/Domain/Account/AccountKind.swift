public import Phrases

/// What an account is, which decides what its entries mean.
public enum AccountKind: String, CaseIterable, Codable, Sendable {
  case bank, card, cash, wallet, savings, loan, investment, shared, other

  public var phrase: Phrase {
    switch self {
    case .bank: Phrase(ko: "입출금", en: "Bank")
    case .card: Phrase(ko: "카드", en: "Card")
    case .cash: Phrase(ko: "현금", en: "Cash")
    case .wallet: Phrase(ko: "페이", en: "Wallet")
    case .savings: Phrase(ko: "예·적금", en: "Savings")
    case .loan: Phrase(ko: "대출", en: "Loan")
    case .investment: Phrase(ko: "증권", en: "Investment")
    case .shared: Phrase(ko: "모임통장", en: "Shared")
    case .other: Phrase(ko: "기타", en: "Other")
    }
  }
}

/// What a bank's file says of its account, as far as it does.
public struct AccountFacts: Hashable, Sendable {
  /// As it stands in the file; empty if unknown.
  public var number: String
  /// The name of the person whose account it is; empty if unknown.
  public var holder: String
  public var kind: AccountKind?
  /// Whether purchases over months are read as they are billed; nil for a file without any.
  public var isAsBilled: Bool?
  /// How its table is laid out, and which cards it names.
  public var layout: [String]

  public init(
    number: String = "", holder: String = "", kind: AccountKind? = nil, isAsBilled: Bool? = nil,
    layout: [String] = []
  ) {
    (self.number, self.holder, self.kind) = (number, holder, kind)
    (self.isAsBilled, self.layout) = (isAsBilled, layout)
  }
}

extension LedgerAccount {
  /// Words of names, in the order in which they decide.
  private static let words: [(AccountKind, [String])] = [
    (.card, ["카드", "card"]),
    (.investment, ["증권", "업비트", "빗썸", "코인원", "고팍스", "upbit", "bithumb", "영웅문"]),
    (.wallet, ["페이", "pay", "머니", "포인트", "지역화폐", "상품권", "venmo", "cash app", "cashapp"]),
    (.investment, ["투자", "주식", "연금", "invest", "brokerage"]),
    (.savings, ["적금", "예금", "저축", "청약", "세이프박스", "저금통", "saving", "deposit"]),
    (.loan, ["대출", "loan", "mortgage"]), (.shared, ["모임", "공동"]),
  ]

  /// Words that stand in longer ones, too, where they say nothing.
  private static let wholeWords: [AccountKind: Set<Substring>] = [.investment: ["isa", "irp"]]
  /// Longer words in which a word of `words` says nothing.
  private static let others = [
    "payroll", "payment", "payee", "payne", "cardiff", "cardigan", "cardinal", "sloan",
    // Banks that are called so, and accounts of every day.
    "저축은행", "보통예금", "저축예금", "입출금자유예금", "자유입출금예금", "요구불예금", "당좌예금", "우체국예금",
    "기업자유예금",
  ]

  /// What it is, as the user or a file says, or else as its name does.
  public var likelyKind: AccountKind {
    if let kind { return kind }
    if id == .cash { return .cash }
    if id == .superPay { return .wallet }
    let name = Self.others.reduce(phrase.text(.korean).lowercased()) {
      $0.replacing($1, with: "")
    }
    let words = Set(name.split { !("a"..."z").contains($0) })
    let known = Self.words.first { kind, parts in
      parts.contains(where: name.contains)
        || Self.wholeWords[kind].map { !$0.isDisjoint(with: words) } == true
    }
    return known?.0 ?? .bank
  }
}
