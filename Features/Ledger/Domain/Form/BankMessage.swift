public import Time

/// A text message in which a card or a bank tells of a payment, as far as it is understood.
///
/// There is no standard: what every one of them has is found by its form (an amount, a day, a time, a masked name, a
/// number of a card or an account, what it comes to), and what is left is the payee.
public struct BankMessage: Hashable, Sendable {
  /// Who has sent it, as 신한; empty if unknown.
  public private(set) var issuer = ""
  /// In won, negative for what was spent; nil if there is none.
  public private(set) var amount: Int64?
  public private(set) var day: Day?
  /// Seconds since midnight.
  public private(set) var second: Int?
  /// Empty if it is not known.
  public private(set) var payee = ""
  /// What the account has after it.
  public private(set) var balance: Int64?
  /// Over how many months a card collects; nil for what is paid at once.
  public private(set) var months: Int?
  /// Whether it takes back what another has told.
  public private(set) var isCancellation = false
  /// All of it, in one line.
  public let text: String

  /// Whether all that an entry needs was found.
  public var isUnderstood: Bool { amount != nil && day != nil && !payee.isEmpty }

  private static let marks = ["[Web발신]", "[국외발신]", "[국제발신]", "[WEB발신]", "[web발신]"]
  private static let issuers = [
    "카카오뱅크", "카카오페이", "토스뱅크", "토스", "케이뱅크", "KB국민", "국민", "KB", "신한", "삼성", "현대", "롯데", "우리", "하나",
    "NH농협",
    "NH", "농협", "BC", "비씨", "IBK", "기업", "씨티", "SC제일", "새마을", "우체국", "수협", "신협",
  ]

  /// In bytes, of a text with messages.
  private static let (shortest, longest) = (20, 100_000)
  /// How many messages are read at once, and how many letters of each.
  private static let (most, length) = (100, 400)

  /// The messages in a text, in its order; empty if it is none.
  ///
  /// The year of a day is the last one up to `today`.
  public static func read(_ text: String, today: Day) -> [BankMessage] {
    // A field asks with each letter.
    guard shortest...longest ~= text.utf8.count else { return [] }
    let isMarked = marks.contains(where: text.contains)
    let messages = parts(of: text).map { BankMessage($0, today: today) }
    if isMarked { return messages }
    // Without the mark of a message it must look like one.
    return messages.allSatisfy { $0.amount != nil && $0.second != nil && !$0.issuer.isEmpty }
      ? messages : []
  }

  private static func parts(of text: String) -> [String] {
    var text = text
    for mark in marks { text = text.replacing(mark, with: "\u{1}") }
    return text.split(separator: "\u{1}").flatMap { part -> [String] in
      // Blank lines stand between messages that are copied without marks.
      let blocks = part.replacing(/\n\s*\n/, with: "\u{1}").split(separator: "\u{1}")
      let amounts = blocks.count { $0.contains(/\d원|[출입]금\s*\d/) }
      return amounts == blocks.count ? blocks.map(String.init) : [String(part)]
    }.filter { $0.contains { !$0.isWhitespace } }.prefix(most).map(shortened)
  }

  /// As many letters as a message has, with one blank where there are several, so that looking for a form takes a
  /// moment only.
  private static func shortened(_ message: String) -> String {
    message.prefix(length * 4).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: "\n").prefix(length).description
  }

  private init(_ message: String, today: Day) {
    text = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // What is found is cut out, so that it separates what is left.
    var rest = message.replacing("\t", with: " ")
    func take(_ pattern: Regex<(Substring, Substring)>) -> String? {
      guard let found = rest.firstMatch(of: pattern) else { return nil }
      let value = String(found.1)
      rest.replaceSubrange(found.range, with: "\n")
      return value
    }
    issuer =
      Self.issuers.compactMap { name in
        rest.firstRange(of: name).map { (name, $0.lowerBound) }
      }.min { $0.1 < $1.1 }?.0 ?? ""
    let lower = message.prefix(400)
    isCancellation = lower.contains("취소")
    balance = take(/(?:거래\s*후\s*)?잔액\s*:?\s*([\d,]+)\s*원?/).flatMap(Self.number)
    while take(
      /((?:총\s*)?누적(?:금액)?\s*:?\s*[\d,]+\s*원?|(?:잔여|이용)?\s*(?:가능)?\s*한도\s*:?\s*[\d,]+\s*원?)/) != nil
    {}
    let isReceived = message.contains(/입금/) && !message.contains(/출금|결제|승인/)
    readMoment(&rest, today)
    let found =
      take(/([\d,]*\d)\s*원/) ?? take(/(?:[출입]금|이체|결제|승인)\s*:?\s*([\d,]*\d)/)
      ?? take(/(?:^|\s)(\d{1,3}(?:,\d{3})+)(?:\s|$)/)
    if let size = found.flatMap(Self.number), size > 0 {
      amount = isReceived != isCancellation ? size : -size
    }
    months = take(/(\d{1,2})\s*개월/).flatMap { Int($0) }
    payee = Self.payee(in: rest, issuer: issuer)
  }

  /// Finds the day and the time, and cuts them out behind a sign that says where they were.
  private mutating func readMoment(_ rest: inout String, _ today: Day) {
    let date = /(?:(20\d\d|\d\d)[.\/-])?(\d{1,2})(?:[\/.-]|월\s*)(\d{1,2})일?(?:\s*\([월화수목금토일]\))?/
    if let found = rest.firstMatch(of: date), let month = Int(found.2), let date = Int(found.3) {
      let year = found.1.flatMap { Int($0) }.map { $0 < 100 ? $0 + 2_000 : $0 }
      let years = year.map { [$0] } ?? (0..<5).map { today.year - $0 }
      day = years.lazy.compactMap { Day(year: $0, month: month, day: date) }
        .first { year != nil || $0 <= today }
      if day != nil { rest.replaceSubrange(found.range, with: "\n\u{2}\n") }
    }
    if let found = rest.firstMatch(of: /,?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?/),
      let hour = Int(found.1),
      let minute = Int(found.2), hour < 24, minute < 60
    {
      second = hour * 3_600 + minute * 60 + (found.3.flatMap { Int($0) } ?? 0)
      rest.replaceSubrange(found.range, with: "\n\u{2}\n")
    }
  }

  private static func number(_ text: String) -> Int64? { Int64(text.filter { $0 != "," }) }

  /// What is left: the first piece behind the day, else the last one before it.
  private static func payee(in rest: String, issuer: String) -> String {
    var rest = rest
    // Names with a star, cards by their digits, numbers of accounts.
    let known: [Regex<Substring>] = [
      /\[[^\]\n]{1,20}\]/, /\([\d*]{2,8}\)/, /\S*\*\S*/, /\d{2,6}-[\d-]+/, /고객님/,
    ]
    for pattern in known { rest = rest.replacing(pattern, with: "\n") }
    var isBehind = false
    var (before, behind): ([String], [String]) = ([], [])
    for line in rest.split(separator: "\n") {
      if line.contains("\u{2}") {
        isBehind = true
        continue
      }
      let words = line.split(separator: " ").filter { !isWord(String($0), issuer) }
      let text = words.joined(separator: " ").trimming(",.:()-/ ")
      guard !text.isEmpty else { continue }
      if isBehind { behind.append(text) } else { before.append(text) }
    }
    return behind.first ?? before.last ?? ""
  }

  private static let words: Set = [
    "승인", "승인취소", "취소", "일시불", "체크", "체크카드", "체크카드출금", "신용", "출금", "입금", "결제", "사용", "이용", "국내",
    "해외", "님", "원",
    "카드", "은행", "이체", "전자금융", "할부", "체크승인", "체크취소", "취소완료", "정상", "잔액", "누적", "금액",
  ]

  /// Whether a word names the sender or the kind of the message.
  private static func isWord(_ word: String, _ issuer: String) -> Bool {
    let plain = String(word).trimming(",.:()/")
    if words.contains(plain) { return true }
    guard !issuer.isEmpty, plain.hasPrefix(issuer) else { return false }
    // As KB국민카드1234승인, but not a shop whose name begins so.
    let rest = plain.dropFirst(issuer.count).replacing(/\d+/, with: "")
    return rest.isEmpty || words.contains(String(rest))
      || String(rest).contains(/^(국민)?(은행|카드|체크|뱅크|비씨|농협)?(카드)?(승인|취소|체크|승인취소|[A-Z])*$/)
  }
}

extension String {
  fileprivate func trimming(_ signs: String) -> String {
    let start = drop { signs.contains($0) }
    return String(start.reversed().drop { signs.contains($0) }.reversed())
  }
}
