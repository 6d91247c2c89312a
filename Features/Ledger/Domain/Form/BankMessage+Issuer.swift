/// Who has sent a message, by the names that banks, cards and wallets give themselves.
extension BankMessage {
  /// A sender, as a message names it.
  struct Issuer {
    var name = ""
    /// How names of accounts have it.
    var stem = ""
    var isInBrackets = false
    /// Whether the message is of an account.
    var isOfBank = false
  }

  private typealias Names = (names: [String], stem: String)
  private typealias Found = (range: Range<String.Index>, name: String, stem: String)

  /// How a bank's own part of a name is written in names of accounts; by the longest name first.
  private static let issuers: [Names] = [
    (["카카오뱅크"], "카카오뱅크"), (["카카오페이"], "카카오페이"), (["토스뱅크", "토스"], "토스"),
    (["케이뱅크"], "케이뱅크"), (["KB국민", "국민", "KB"], "국민"), (["신한"], "신한"), (["삼성"], "삼성"),
    (["현대"], "현대"), (["롯데"], "롯데"), (["우리"], "우리"), (["KEB하나", "하나"], "하나"),
    (["NH농협", "농협", "NH"], "농협"), (["BC", "비씨"], "BC"), (["IBK기업", "IBK", "기업"], "기업"),
    (["한국씨티", "씨티"], "씨티"), (["SC제일", "스탠다드차타드", "SC은행"], "SC제일"),
    (["MG새마을금고", "새마을금고", "새마을"], "새마을"), (["우체국"], "우체국"), (["Sh수협", "SH수협", "수협"], "수협"),
    (["신협"], "신협"), (["iM뱅크", "IM뱅크", "아이엠뱅크"], "iM"), (["DGB대구", "대구은행"], "대구"),
    (["BNK부산", "부산은행"], "부산"), (["BNK경남", "경남은행"], "경남"), (["광주은행"], "광주"), (["전북은행"], "전북"),
    (["제주은행"], "제주"), (["KDB산업", "산업은행", "KDB"], "산업"), (["산림조합"], "산림조합"),
  ]

  /// The same of wallets, which cards name as shops.
  private static let wallets: [Names] = [
    (["네이버페이", "네이버 페이", "N페이", "Npay", "NPay"], "네이버"), (["페이코", "PAYCO"], "페이코"),
    (["쿠팡페이", "쿠페이"], "쿠팡"), (["SSG페이", "SSGPAY", "쓱페이"], "SSG"), (["스마일페이"], "스마일"),
    (["배민페이"], "배민"), (["당근페이"], "당근"),
  ]

  /// Banks that are wallets, too.
  private static let filled: Set = ["카카오페이", "토스"]

  /// Whether the sender is one whose money is topped up.
  var isOfWallet: Bool {
    Self.filled.contains(issuer) || Self.wallets.contains { $0.stem == issuer }
      || issuer.hasSuffix("페이") || issuer.hasSuffix("머니")
  }

  /// The name that stands first: that of a wallet in brackets, or where no bank or card is named.
  ///
  /// A bank that is not listed is known by what it is called, as 웰컴저축은행, at the message's start.
  static func sender(in text: String) -> Issuer {
    let (issuer, wallet) = (named(issuers, text), named(wallets, text))
    let isWallet = wallet.map { issuer == nil || isInBrackets($0, text) } ?? false
    guard let first = other(text, issuer ?? wallet) ?? (isWallet ? wallet : issuer) else {
      return Issuer()
    }
    return Issuer(
      name: first.name, stem: first.stem, isInBrackets: isInBrackets(first, text),
      isOfBank: text.contains(MessageForms.shared.bank))
  }

  /// Whether a line begins with the name of a sender.
  static func beginsWithSender(_ line: Substring) -> Bool {
    let start = line.drop { $0.isWhitespace || $0 == "[" }
    return (issuers + wallets).contains { $0.names.contains { start.hasPrefix($0) } }
      || line.prefixMatch(of: MessageForms.shared.otherBank) != nil
      || senderInBrackets(line) != nil
  }

  /// Whether the first of several lines has nothing but the name of a sender.
  static func senderAlone(_ text: String) -> Bool {
    let lines = text.drop(while: \.isWhitespace).split(maxSplits: 1, whereSeparator: \.isNewline)
    guard lines.count > 1 else { return false }
    let words = lines[0].split(separator: " ").joined(separator: " ")
    return (issuers + wallets).contains { $0.names.contains(words) }
  }

  /// How a sender calls itself in brackets at the start of a text, be it a bank or a shop; nil for none.
  static func senderInBrackets(_ text: some StringProtocol) -> String? {
    String(text).prefixMatch(of: MessageForms.shared.inBrackets).map { String($0.1) }
  }

  /// What begins like the name of a bank, as 국민연금.
  private static let noIssuers = ["국민연금", "국민건강", "국민체육", "국민권익", "우리사주", "하나로"]

  private static func isInBrackets(_ found: Found, _ text: String) -> Bool {
    text[..<found.range.lowerBound].last == "["
  }

  private static func named(_ all: [Names], _ text: String) -> Found? {
    all.flatMap { issuer in
      issuer.names.compactMap { name in
        guard text.mayHave([name]) else { return nil }
        let ranges = noIssuers.contains { $0.hasPrefix(name) } ? text.ranges(of: name) : []
        let range =
          ranges.isEmpty
          ? text.firstRange(of: name)
          : ranges.first { range in !noIssuers.contains(where: text[range.lowerBound...].hasPrefix)
          }
        return range.map { (range: $0, name: name, stem: issuer.stem) }
      }
    }.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A sender that is not listed; nil if a listed one is a part of its name, as in KB국민은행, or if only a shop is
  /// called like it.
  private static func other(_ text: String, _ listed: Found?) -> Found? {
    let forms = MessageForms.shared
    guard let found = text.prefixMatch(of: forms.otherBank) ?? text.prefixMatch(of: forms.otherPay)
    else { return nil }
    let (name, type) = (found.1, String(found.2))
    let isOfPay = type == "카드" || type == "페이" || type == "머니"
    if let listed {
      // KB증권 is no account of the bank.
      let isOwn = type == "저축은행" || type == "증권"
      let isPart = name.overlaps(listed.range)
      guard !isOfPay, isOwn || !isPart else { return nil }
    }
    let stem = type.hasSuffix("은행") ? name.dropLast(2) : name
    return (name.startIndex..<name.endIndex, String(stem), String(stem))
  }
}

extension Substring {
  fileprivate func overlaps(_ range: Range<String.Index>) -> Bool {
    (startIndex..<endIndex).overlaps(range)
  }
}
