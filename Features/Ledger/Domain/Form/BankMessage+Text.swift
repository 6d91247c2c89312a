import Phrases

/// Finding messages in a text, and what is left of one when all that has a form is found.
extension BankMessage {
  private static let marks = ["[Web발신]", "[WEB발신]", "[web발신]", "[국외발신]", "[국제발신]"]

  /// In bytes, of a text with messages.
  private static let (shortest, longest) = (12, 500_000)
  /// How many messages a form goes through that were pasted at once.
  public static let most = 1_000
  /// How many of them tell what a text is.
  private static let mostJudged = 100

  /// Stands where a day or a time was.
  static let moment = "\u{2}"

  /// Whether a text has messages, and more of it than are read at once.
  public static func isTooLong(_ text: String) -> Bool {
    guard text.utf8.count > longest else { return false }
    // The last one is cut.
    let start = parts(of: text.prefix(bytes: longest / 10)).dropLast()
    return marks.contains(where: text.contains) || !start.isEmpty && areMessages(start)
  }

  /// All messages in a text, one after another; empty if it has none, or is too long.
  ///
  /// A text is one if it has the mark that networks put before messages of firms, or looks like one by its sender,
  /// its amount and its time.
  public static func messages(in text: String) -> [String] {
    guard shortest...longest ~= text.utf8.count else { return [] }
    let text = String(text.map { $0.isNewline ? "\n" : $0 })
    let all = parts(of: text)
    return marks.contains(where: text.contains) || areMessages(all[...]) ? all : []
  }

  private static func areMessages(_ parts: ArraySlice<String>) -> Bool {
    parts.prefix(mostJudged).allSatisfy { part in
      let message = BankMessage(part)
      return (message.amount != nil || message.movesNothing) && message.second != nil
        && !message.issuer.isEmpty
    }
  }

  private static func parts(of text: String) -> [String] {
    let mark: Character = "\u{1}"
    var text = text
    for each in marks { text = text.replacing(each, with: String(mark)) }
    return text.split(separator: mark).flatMap { part -> [String] in
      // Blank lines stand between messages that are copied without marks.
      let blocks = part.replacing(MessageForms.shared.blank, with: String(mark))
        .split(separator: mark)
      let amounts = blocks.count { $0.contains(MessageForms.shared.amount) }
      return amounts == blocks.count ? blocks.map(String.init) : [String(part)]
    }.filter { $0.contains { !$0.isWhitespace } }
  }

  /// What is left of a message: the first piece behind the day, else the last one before it.
  static func payee(in rest: String, _ issuer: String) -> String {
    var rest = rest
    let isSentence = rest.contains(MessageForms.shared.sentence)
    for form in MessageForms.shared.known + [MessageForms.shared.sentence] {
      rest = rest.replacing(form, with: "\n")
    }
    var isBehind = false
    var (before, behind): ([String], [String]) = ([], [])
    for line in rest.split(separator: "\n") {
      if line.contains(moment) {
        isBehind = true
        continue
      }
      let words = line.split(separator: " ").filter { !isWord($0, issuer) }
      let text = trimmed(words.joined(separator: " "))
      guard !text.isEmpty else { continue }
      if isBehind { behind.append(text) } else { before.append(text) }
    }
    var payee = behind.first ?? before.last ?? ""
    if isSentence, payee.hasSuffix("에서"), payee.count > 2 { payee.removeLast(2) }
    return payee.prefix(fitting: LedgerEntry.textLimit)
  }

  /// Without what stands around a name; brackets of its own stay, as in 하늘상사(주).
  private static func trimmed(_ text: String) -> String {
    let text = text.trimming(",.:-/ ")
    let isOpen = text.count { $0 == "(" } != text.count { $0 == ")" }
    return isOpen || text.hasPrefix("(") && text.hasSuffix(")") ? text.trimming(",.:()-/ ") : text
  }

  private static let words: Set = [
    "승인", "승인취소", "취소", "일시불", "체크", "체크카드", "체크카드출금", "신용", "출금", "지급", "입금", "결제", "사용", "이용",
    "국내", "해외", "해외승인", "해외승인취소", "님", "원", "카드", "은행", "이체", "전자금융", "할부", "체크승인", "체크취소",
    "취소완료", "정상", "잔액", "누적", "금액", "결제완료", "결제취소", "결제금액", "결제일시", "승인일시", "일시", "가맹점", "가맹점명",
    "상호",
    "사용처", "이용처", "결제처", "결제내역", "안내", "머니", "충전", "충전완료", "at", "from", "to", "on", "has", "been",
    "was", "your",
  ]

  /// Whether a word names the sender or the kind of the message.
  private static func isWord(_ word: Substring, _ issuer: String) -> Bool {
    let plain = String(word).trimming(",.:()/")
    if words.contains(plain) { return true }
    guard !issuer.isEmpty, plain.hasPrefix(issuer) else { return false }
    // As KB국민카드1234승인, but not a shop whose name begins so.
    let rest = plain.dropFirst(issuer.count).replacing(/\d+/, with: "")
    return rest.isEmpty || words.contains(String(rest))
      || rest.wholeMatch(of: MessageForms.shared.sender) != nil
  }
}

/// What parts of messages look like.
///
/// Unchecked, since a regex is not Sendable for the sake of code in it: these have none, and nothing changes them.
struct MessageForms: @unchecked Sendable {
  static let shared = MessageForms()

  let card = /승인|카드|일시불|개월|누적|체크/
  let bank = /잔액|[출입]금/
  let failed = /거절|미승인|승인\s*불가|한도\s*초과|잔액\s*부족|(?:결제|출금|이체)\s*실패/
  let planned = /(?:결제|청구|출금|납부|이체|인출|입금)(?:될)?\s*예정/
  let bill = /(?:청구|결제)\s*(?:금액|대금|요금)|(?:이용|카드)\s*대금|명세서|청구서/
  /// What will be taken from an account, and when.
  let coming =
    /(?:결제|납부|출금|이체|인출)(?:하실|할(?![인부])|될|됩니다|되오니)|(?:결제|납부|출금)(?:일(?![시자])|\s*기한)/
  let paid = /승인|완료|사용|(?:되었|됐|하였|했)습니다/
  /// Money that has left an account, and not the account from which it will be taken, or when.
  let withdrawn =
    /출금(?!\s*(?:계좌|통장|은행|일|예정|예상|될|됩|되오|할|하실))(?!\s*\))/
  let spent = /출금|지급|결제|승인/
  let balance = /(?:거래\s*후\s*)?잔액\s*:?\s*([\d,]+)\s*원?/
  /// Sums of a month, and limits.
  let sum =
    /((?:총\s*)?누적(?:금액)?\s*:?\s*[\d,]+\s*원?|(?:잔여|이용)?\s*(?:가능)?\s*한도\s*:?\s*[\d,]+\s*원?)/
  let months = /(\d{1,2})\s*개월/
  let won = /([\d,]*\d)\s*원/
  let directed = /(?:[출입]금|지급|이체|결제|승인)\s*:?\s*([\d,]*\d)/
  let grouped = /(?:^|\s)(\d{1,3}(?:,\d{3})+)(?:\s|$)/
  let amount = /\d원|[출입]금\s*\d|(?i:KRW|₩)\s*\d|\d\s*(?i:KRW|won)\b/
  let codeFirst =
    /(USD|JPY|EUR|CNY|GBP|HKD|TWD|THB|VND|SGD|AUD|CAD|PHP|MYR|IDR|CHF)\s*([\d,]*\d(?:\.\d{1,2})?)/
  let codeLast =
    /([\d,]*\d(?:\.\d{1,2})?)\s*(USD|JPY|EUR|CNY|GBP|HKD|TWD|THB|VND|SGD|AUD|CAD|PHP|MYR|IDR|CHF|달러|엔화|엔|유로|위안)/
  let date =
    /(?:(20\d\d|\d\d)[.\/-])?(\d{1,2})(?:[\/.-]|월\s*)(\d{1,2})일?(?:\s*\([월화수목금토일]\))?/
  let time = /,?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?/
  let blank = /\n\s*\n/
  /// Names with a star, cards by their digits, numbers of accounts.
  let known: [Regex<Substring>] = [
    /\[[^\]\n]{1,20}\]/, /\([\d*]{2,8}\)/, /\S*\*\S*/, /\d{2,6}-[\d-]+/, /고객님/,
  ]
  /// That something was done, in a sentence, with the name of a shop before it.
  let sentence =
    /(?:이|을|를)?\s?(?:결제|승인|출금|입금|충전|환불|취소)(?:가|이|를|을)?\s?(?:완료)?\s?(?:되었|됐|하였|했)(?:습니다|어요|음)/
  /// What stands behind the name of a sender, as 국민카드승인.
  let sender = /(국민)?(은행|카드|체크|뱅크|비씨|농협)?(카드)?(승인|취소|체크|해외|승인취소|[A-Z])*/
}

extension String {
  /// Replaces the first match by the end of a line, and returns what it has found.
  mutating func cut(_ pattern: Regex<(Substring, Substring)>) -> String? {
    guard let found = firstMatch(of: pattern) else { return nil }
    let value = String(found.1)
    replaceSubrange(found.range, with: "\n")
    return value
  }

  fileprivate func trimming(_ signs: String) -> String {
    let start = drop { signs.contains($0) }
    return String(start.reversed().drop { signs.contains($0) }.reversed())
  }
}
